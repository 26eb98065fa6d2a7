import * as said from '../../src/domain/errors/words';

/** What the calculator says before its work is there. */
export const messages = {
  heading: 'Calcule suas parcelas',
  unavailable: said.notLoaded,
  retry: 'Tentar novamente',
};

export type Messages = typeof messages;
