import type { Country } from '#domain/core/brands';
import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** Messages of the first view; those of validation are deferred. */
const pt = {
  heading: 'Escolha sua cidade',
  by: 'Buscar por',
  postalCode: { BR: 'CEP', AR: 'Código postal' } as Record<Country, string>,
  city: { BR: 'Estado e cidade', AR: 'Província e localidade' } as Record<Country, string>,
  address: 'Endereço ou lugar',
  search: 'Buscar',
  confirm: 'Confirmar',
  position: 'Usar minha localização',
  locating: 'Localizando…',
  yours: 'Sua cidade',
  change: 'Alterar cidade',
  keep: wordsPt.proceed,
  cancel: wordsPt.cancel,
};
export type Messages = typeof pt;

const es: Messages = {
  heading: 'Elegí tu localidad',
  by: 'Buscar por',
  postalCode: { BR: 'CEP', AR: 'Código postal' },
  city: { BR: 'Estado y localidad', AR: 'Provincia y localidad' },
  address: 'Dirección o lugar',
  search: 'Buscar',
  confirm: 'Confirmar',
  position: 'Usar mi ubicación',
  locating: 'Buscando tu ubicación…',
  yours: 'Tu localidad',
  change: 'Cambiar localidad',
  keep: wordsEs.proceed,
  cancel: wordsEs.cancel,
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
