import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Calculadora de cuotas',
  children: '<a href="tel:08005550100">Simulá por teléfono</a>',
  about: 'Las cuotas de un auto: el anticipo, la cantidad de cuotas y, si el plan la tiene, la cuota final.',
  attributes: {
    source:
      'Modalidad inicial: con cuota final (psa-balao), cuotas iguales (psa-traditional), CDC (cdc) o Next (next).',
    sources: 'Modalidades que el visitante puede comparar. Sin el atributo, todas.',
    mvs: 'Código de una versión, de 7 o 16 caracteres, que se usa en lugar del auto de la página.',
    year: 'Año modelo de esa versión. Sin el atributo, el más reciente.',
    price: 'Precio de esa versión, en la moneda del mercado. Sin el atributo, el precio de lista.',
    'offer-id': 'Código de la oferta.',
    'final-installment-step':
      'Paso del control de la cuota final, en puntos porcentuales. Sin el atributo, el de la modalidad o 1.',
    offers:
      'Códigos de otras versiones, separados por espacios o comas; aparecen en una lista, cada una con su cuota.',
    'finish-url':
      'Dirección de la página con la financiación, que recibe el plan y el auto. Si la financiación está en la misma página, el visitante llega hasta ella.',
  },
};
