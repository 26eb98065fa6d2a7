import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Ofertas',
  children: '<a href="/ofertas">Ver todas las ofertas</a>',
  about:
    'Las ofertas de la marca en el lugar de la persona, con búsqueda, filtros y orden. Cada oferta se abre con sus condiciones y concesionarios, y lleva al contacto, a la financiación o a la reserva. La persona puede guardar ofertas y compartirlas.',
  attributes: {
    type: 'Solo las ofertas de este tipo: FCA, DEALER o RENTAL. Sin el atributo, todas.',
    'dealer-code': 'Solo las ofertas del concesionario con este código. Sin el atributo, las de todos.',
    'financing-url':
      'Dirección de la página con vt-funding-flow, o #lugar en esta página. Sin el atributo, no hay ese enlace.',
    'reservation-url':
      'Dirección de la página con vt-reservation, o #lugar en esta página. Sin el atributo, no hay ese enlace.',
    'structured-data': 'Describe las ofertas de la lista para los buscadores (JSON-LD).',
  },
};
