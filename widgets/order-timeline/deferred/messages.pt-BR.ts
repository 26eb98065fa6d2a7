/** What stands in the order's place. */
export const messages = {
  allOrders: 'Ver todos os pedidos',
  noOrder: 'Nenhum pedido escolhido',
  notFound: 'Não encontramos este pedido',
  otherAccount: 'Ele pode ser de outra conta. Confira o link, ou entre com a conta que fez o pedido.',
  notSignedIn: 'Se o pedido foi feito com a sua conta, entre para vê-lo.',
};
export type Messages = typeof messages;
