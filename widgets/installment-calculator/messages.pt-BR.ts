import * as sharedMessages from '../../src/domain/core/messages.pt-BR';

/** What the calculator says before its work is there. */
export const messages = {
  heading: 'Calcule suas parcelas',
  unavailable: sharedMessages.notLoaded,
  retry: 'Tentar novamente',
};

export type Messages = typeof messages;
