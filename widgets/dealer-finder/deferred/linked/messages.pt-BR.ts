import type { Country } from '#domain/core/brands';
import * as sharedMessages from '#domain/core/messages.pt-BR';

/** Messages of the searches by zone and by group. */
export const messages = {
  loading: 'Carregando…',
  chooseOne: 'Selecione',
  province: { BR: 'Estado', AR: 'Província' } as Record<Country, string>,
  zone: 'Zona',
  allZones: 'Todas as zonas',
  group: 'Grupo de concessionárias',
  area: 'Área',
  allAreas: 'Todas as áreas',
  dealerName: 'Nome da concessionária',
  dealerNameHint: 'Duas letras ou mais',
  failed: sharedMessages.notLoaded,
  retry: sharedMessages.retry,
};
export type Messages = typeof messages;
