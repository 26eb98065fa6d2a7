import type { Country } from '#domain/core/brands';
import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** Messages of the searches by zone and by group. */
const pt = {
  loading: wordsPt.loading,
  chooseOne: wordsPt.choose,
  province: { BR: 'Estado', AR: 'Província' } as Record<Country, string>,
  zone: 'Zona',
  allZones: 'Todas as zonas',
  group: 'Grupo de concessionárias',
  area: 'Área',
  allAreas: 'Todas as áreas',
  dealerName: 'Nome da concessionária',
  dealerNameHint: 'Duas letras ou mais',
};

const es: typeof pt = {
  loading: wordsEs.loading,
  chooseOne: wordsEs.choose,
  province: { BR: 'Estado', AR: 'Provincia' },
  zone: 'Zona',
  allZones: 'Todas las zonas',
  group: 'Grupo de concesionarios',
  area: 'Área',
  allAreas: 'Todas las áreas',
  dealerName: 'Nombre del concesionario',
  dealerNameHint: 'Dos letras o más',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
