import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Avance del pedido',
  children: '<a href="/pedidos">Ver mis pedidos</a>',
  about:
    'Un pedido: su avance, los pagos y la cancelación. El pedido viene del atributo o de la dirección de la página (?order=). Vale también para quien reservó sin cuenta.',
  attributes: {
    'orders-url': 'Dirección de la página con vt-orders. Sin el atributo, no hay ese enlace.',
  },
};
