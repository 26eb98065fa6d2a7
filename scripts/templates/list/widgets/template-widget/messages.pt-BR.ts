import * as said from '../../src/domain/core/messages.pt-BR';

export const messages = {
  heading: 'Concessionárias',
  unavailable: said.notLoaded,
  retry: 'Tentar novamente',
};
export type Messages = typeof messages;
