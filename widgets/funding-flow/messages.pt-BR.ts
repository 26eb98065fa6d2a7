import * as sharedMessages from '../../src/domain/core/messages.pt-BR';

/** What is said before the flow is there; its own words load with it. */
export const messages = {
  heading: 'Financie o seu carro',
  loading: 'Preparando o financiamento…',
  failed: sharedMessages.notLoaded,
  retry: 'Tentar novamente',
};
export type Messages = typeof messages;
