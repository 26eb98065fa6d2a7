import * as sharedMessages from '../../src/domain/core/messages.pt-BR';

/** What the comparator says before its work is there; the rest loads with it. */
export const messages = {
  heading: 'Compare as versões',
  unavailable: sharedMessages.notLoaded,
  retry: 'Tentar novamente',
};

export type Messages = typeof messages;
