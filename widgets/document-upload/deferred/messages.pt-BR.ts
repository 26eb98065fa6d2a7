/** What stands in the documents' place. */
export const messages = {
  noOrder: 'Não encontramos este pedido',
  noProposal: 'Não encontramos esta proposta',
  otherAccount: 'O link pode ser de outra conta. Confira-o, ou entre com a conta certa.',
  orders: 'Ver os meus pedidos',
};
export type Messages = typeof messages;
