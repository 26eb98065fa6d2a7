import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Reserva y pago',
  children: '<a href="/contacto">Contactanos para reservar tu auto</a>',
  about:
    'Reserva de un auto de la venta online: autos de la campaña, datos de la persona, concesionario y pago con tarjeta, financiación o en el concesionario; después, el resto del precio. Quien viene de una oferta (vt-offers) reserva su auto, por su precio y en sus concesionarios. Un pedido en la dirección de la página (?order=) sigue desde donde quedó.',
  attributes: {
    campaign: 'Código de la campaña; sin él, todas las campañas de la venta online de la marca.',
    model: 'Código o nombre del modelo; sin él, todos los modelos de la campaña.',
    'order-url': 'Dirección de la página con vt-order-timeline. Sin el atributo, no hay ese enlace.',
    'financing-url': 'Dirección de la página con vt-funding-flow. Sin el atributo, no hay ese enlace.',
    'terms-url':
      'Dirección de los términos que se aceptan antes del pago. Sin el atributo, solo se acepta el derecho de arrepentimiento.',
    'terms-version': 'Versión de los términos, que se envía con la aceptación.',
  },
};
