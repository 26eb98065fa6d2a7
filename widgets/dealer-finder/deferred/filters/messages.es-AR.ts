import * as sharedMessages from '#domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  service: 'Servicio',
  allServices: 'Todos los servicios',
  brand: 'Marca',
  ownBrand: 'La marca de esta página',
  loading: 'Cargando…',
  failed: sharedMessages.notLoaded,
  retry: sharedMessages.retry,
};
