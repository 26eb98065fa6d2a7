import * as sharedMessages from '#domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  loading: 'Cargando…',
  chooseOne: 'Elegí una opción',
  province: { BR: 'Estado', AR: 'Provincia' },
  zone: 'Zona',
  allZones: 'Todas las zonas',
  group: 'Grupo de concesionarios',
  area: 'Área',
  allAreas: 'Todas las áreas',
  dealerName: 'Nombre del concesionario',
  dealerNameHint: 'Dos letras o más',
  failed: sharedMessages.notLoaded,
  retry: sharedMessages.retry,
};
