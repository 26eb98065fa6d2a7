import type { AuthorTexts } from '../../src/element/author-texts';

export const texts: AuthorTexts = {
  title: 'Interés en alquiler',
  children: '<a href="/empresas">Hablá con el equipo de alquiler</a>',
  about: 'Una empresa informa cuántos vehículos quiere alquilar o suscribir, y de qué tipo.',
  attributes: {
    heading: 'Texto arriba del formulario; sin él, el texto del propio widget.',
    partner:
      'Código de la empresa de alquiler que recibe el interés; sin él, el servicio de leads de la página.',
    'offer-id': 'Código de la oferta de alquiler; sin él, la última oferta abierta.',
    model: 'Modelo de interés, como en el catálogo.',
    origin: 'Origen del lead, para el CRM.',
    'sub-origin': 'Origen detallado, para el CRM.',
    'product-group': 'Grupo de productos, para el CRM.',
    form: 'Nombre del formulario, para el CRM; RentalInterest si falta.',
    'privacy-url': 'Dirección de los términos de privacidad.',
  },
};
