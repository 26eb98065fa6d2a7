import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Interés en alquiler',
  children: '<a href="/empresas">Hablá con el equipo de alquiler</a>',
  about: 'Una empresa informa cuántos vehículos quiere alquilar o suscribir, y de qué tipo.',
  attributes: {
    partner:
      'Código de la empresa de alquiler que recibe el interés; sin él, el servicio de leads de la página.',
    'offer-id': 'Código de la oferta de alquiler; sin él, la última oferta abierta.',
    model: 'Modelo de interés, como en el catálogo.',
    form: 'Nombre del formulario, para el CRM; RentalInterest si falta.',
    'privacy-url': 'Dirección de los términos de privacidad.',
  },
};
