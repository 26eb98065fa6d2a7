import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  noOrder: 'No encontramos este pedido',
  noProposal: 'No encontramos esta propuesta',
  otherAccount: 'Puede ser de otra cuenta. Revisá el enlace, o ingresá con la cuenta correcta.',
  orders: 'Ver mis pedidos',
};
