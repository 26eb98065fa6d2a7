import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Cupón de descuento',
  children: '<a href="/ofertas">Ver ofertas</a>',
  about: 'Verifica un cupón para una oferta y un plan y lo aplica; la financiación de la página lo usa.',
  attributes: {
    'offer-id': 'Código de la oferta; sin él, la última oferta abierta.',
    periods: 'Plazos en meses, separados por espacios; 12 24 36 48 si falta.',
    'down-payment': 'Anticipo del plan; sin él, el de la calculadora de la página.',
    'financing-url': 'Dirección de la financiación, ofrecida con el cupón aplicado.',
    redeem: 'El cupón se puede usar acá; el código se muestra para el concesionario.',
    'mopar-offer': 'Código de una oferta de service o accesorio, en lugar de offer-id.',
  },
};
