/** What stands in the documents' place. */
const pt = {
  noOrder: 'Não encontramos este pedido',
  noProposal: 'Não encontramos esta proposta',
  otherAccount: 'O link pode ser de outra conta. Confira-o, ou entre com a conta certa.',
  orders: 'Ver os meus pedidos',
};

const es: typeof pt = {
  noOrder: 'No encontramos este pedido',
  noProposal: 'No encontramos esta propuesta',
  otherAccount: 'Puede ser de otra cuenta. Revisá el enlace, o ingresá con la cuenta correcta.',
  orders: 'Ver mis pedidos',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
