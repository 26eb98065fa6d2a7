import * as said from '../../src/domain/core/messages.pt-BR';

export const messages = {
  heading: 'Novidade',
  text: 'Conheça o que preparamos para você.',
  more: 'Ver detalhes',
  unavailable: said.notLoaded,
  retry: 'Tentar novamente',
};
export type Messages = typeof messages;
