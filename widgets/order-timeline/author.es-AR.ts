import type { AuthorTexts } from '../../src/element/author-texts';

export const texts: AuthorTexts = {
  title: 'Avance del pedido',
  children: '<a href="/pedidos">Ver mis pedidos</a>',
  about:
    'Un pedido: su avance, los pagos y la cancelación. El pedido viene del atributo o de la dirección de la página (?order=). Vale también para quien reservó sin cuenta.',
  attributes: {
    heading: 'Texto arriba del pedido; sin él, el texto del propio widget.',
    order: 'Código del pedido; sin él, el de la dirección de la página (?order=).',
    'orders-url': 'Dirección de la página con vt-orders. Sin el atributo, no hay ese enlace.',
    'payment-url': 'Dirección de la página en la que se paga el pedido. Sin el atributo, no hay ese enlace.',
    'photo-url': 'Dirección de la página con vt-security-photo. Sin el atributo, no hay ese enlace.',
    'welcome-kit-url': 'Dirección de la página con vt-welcome-kit. Sin el atributo, no hay ese enlace.',
    'documents-url':
      'Dirección de la página en la que se envían los documentos. Sin el atributo, no hay ese enlace.',
  },
};
