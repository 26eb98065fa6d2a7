import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Inscripción de alquiler',
  children: '<a href="/suscripcion">Conocé el auto por suscripción</a>',
  about:
    'La inscripción de quien alquila un auto o se suscribe a uno, persona o empresa. El pedido empieza en el servicio, que puede demorar; la persona completa, guarda y después cambia solo lo que cambió. Después de recargar la página sigue donde quedó, pero los datos escritos no quedan en el navegador.',
  attributes: {
    'offer-id':
      'Código de la oferta de alquiler de la inscripción; sin él, la última oferta de alquiler abierta.',
    'next-url':
      'Dirección del enlace que aparece después de guardar, como la página de las propuestas. Sin ella, no hay enlace.',
    'contact-url':
      'Dirección de la página de contacto, para cuando el servicio no avanza. Sin ella, no hay enlace.',
  },
};
