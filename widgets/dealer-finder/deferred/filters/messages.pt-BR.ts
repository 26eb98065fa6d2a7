import * as sharedMessages from '#domain/core/messages.pt-BR';

export const messages = {
  service: 'Serviço',
  allServices: 'Todos os serviços',
  brand: 'Marca',
  ownBrand: 'A marca desta página',
  loading: 'Carregando…',
  failed: sharedMessages.notLoaded,
  retry: sharedMessages.retry,
};
export type Messages = typeof messages;
