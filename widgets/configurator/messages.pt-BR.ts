import * as sharedMessages from '../../src/domain/core/messages.pt-BR';

/** What stands there before the car is; what the configurator says of it loads with its work. */
export const messages = {
  loading: 'Preparando o configurador…',
  failed: sharedMessages.notLoaded,
  retry: 'Tentar novamente',
};
export type Messages = typeof messages;
