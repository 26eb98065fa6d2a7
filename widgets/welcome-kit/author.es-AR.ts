import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Kit de bienvenida',
  children: '<a href="/ingresar">Ingresar para ver mi kit de bienvenida</a>',
  about:
    'La dirección a la que va el kit de un pedido: la persona confirma la de su cuenta o ingresa otra, y ve cuándo salió el kit.',
  attributes: {
    order: 'Código interno del pedido. Sin el atributo, el parámetro "order" de la dirección de la página.',
    'orders-url':
      'Dirección de la página de pedidos, para quien llega sin pedido o con uno que no tiene kit. Sin el atributo, no hay enlace.',
  },
};
