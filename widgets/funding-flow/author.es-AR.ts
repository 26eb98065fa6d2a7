import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Financiación',
  children: '<a href="tel:08005550100">Financiá por teléfono</a>',
  about: 'La financiación del auto, desde la elección de la modalidad hasta la respuesta del banco.',
  attributes: {
    sources:
      'Modalidades que se ofrecen. zflow, el proceso del propio banco, aparece si se nombra acá o si external-url tiene su dirección.',
    mvs: 'Código de la versión, de 7 o 16 caracteres. Sin el atributo, vale el auto actual de la página.',
    year: 'Año modelo de esa versión.',
    price: 'Precio del auto en la moneda del mercado; por ejemplo, 119990.5.',
    'offer-id':
      'Código de la oferta cuyas condiciones valen; permite usar un cupón. Sin el atributo, la última oferta que la persona vio, si es del auto financiado y sigue vigente.',
    'external-url': 'Dirección del proceso del propio banco (zflow).',
    'reservation-url':
      'Dirección de la página con vt-reservation, para que quien financia una reserva (?order=) vuelva a ella. Sin el atributo, no hay ese enlace.',
    'terms-url':
      'Dirección de los términos que el visitante acepta. Sin ella la propuesta no se envía: nadie acepta lo que no puede leer.',
    origin: 'Origen del lead de la modalidad Next, para el CRM.',
    'sub-origin': 'Origen más detallado del lead de la modalidad Next, para el CRM (SubOrigem__c).',
    'product-group': 'Grupo de producto del lead de la modalidad Next, para el CRM.',
    'final-installment-step':
      'Paso del control de la cuota final, en puntos porcentuales. Sin el atributo, el del banco o 1.',
  },
};
