import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  allOrders: 'Ver todos los pedidos',
  noOrder: 'Ningún pedido elegido',
  notFound: 'No encontramos este pedido',
  otherAccount: 'Puede ser de otra cuenta. Revisá el enlace, o ingresá con la cuenta que hizo el pedido.',
  notSignedIn: 'Si el pedido se hizo con tu cuenta, ingresá para verlo.',
};
