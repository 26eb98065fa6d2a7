/** What stands in the order's place. */
const pt = {
  allOrders: 'Ver todos os pedidos',
  noOrder: 'Nenhum pedido escolhido',
  notFound: 'Não encontramos este pedido',
  otherAccount: 'Ele pode ser de outra conta. Confira o link, ou entre com a conta que fez o pedido.',
  notSignedIn: 'Se o pedido foi feito com a sua conta, entre para vê-lo.',
};

const es: typeof pt = {
  allOrders: 'Ver todos los pedidos',
  noOrder: 'Ningún pedido elegido',
  notFound: 'No encontramos este pedido',
  otherAccount: 'Puede ser de otra cuenta. Revisá el enlace, o ingresá con la cuenta que hizo el pedido.',
  notSignedIn: 'Si el pedido se hizo con tu cuenta, ingresá para verlo.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
