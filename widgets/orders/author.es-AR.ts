import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Mis pedidos',
  children: '<a href="/ingresar">Ingresar para ver mis pedidos</a>',
  about:
    'Los pedidos de la persona: el estado de cada uno, su avance, los pagos y la cancelación. Un filtro separa los que están en curso de los terminados.',
  attributes: {
    'details-url':
      'Dirección de la página con vt-order-timeline: cada pedido lleva a ella. Sin el atributo, el pedido se abre en la propia lista.',
    'cars-url':
      'Dirección de la página en la que se reserva un auto; aparece si todavía no hay pedidos. Sin el atributo, no hay ese enlace.',
  },
};
