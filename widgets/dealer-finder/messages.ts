import type { Country } from '#domain/core/brands';
import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** Messages of the first view; those about dealers are deferred. */
const pt = {
  heading: 'Encontre uma concessionária',
  by: 'Buscar por',
  modes: {
    BR: {
      city: 'Cidade',
      'postal-code': 'CEP',
      position: 'Perto de mim',
      zone: 'Estado',
      group: 'Grupo',
      name: 'Nome',
    },
    AR: {
      city: 'Localidade',
      'postal-code': 'Código postal',
      position: 'Perto de mim',
      zone: 'Província',
      group: 'Grupo',
      name: 'Nome',
    },
  } as Record<Country, Record<string, string>>,
  search: 'Buscar',
  city: 'Sua cidade',
  change: 'Alterar cidade',
  cancel: wordsPt.cancel,
  confirm: 'Ver concessionárias',
  radius: 'Distância máxima',
  position: 'Usar minha localização',
  again: 'Atualizar minha localização',
  locating: 'Localizando…',
  hint: 'Informe onde você está para ver as concessionárias mais próximas.',
};

const es: typeof pt = {
  heading: 'Encontrá un concesionario',
  by: 'Buscar por',
  modes: {
    BR: {
      city: 'Localidad',
      'postal-code': 'CEP',
      position: 'Cerca de mí',
      zone: 'Estado',
      group: 'Grupo',
      name: 'Nombre',
    },
    AR: {
      city: 'Localidad',
      'postal-code': 'Código postal',
      position: 'Cerca de mí',
      zone: 'Provincia',
      group: 'Grupo',
      name: 'Nombre',
    },
  },
  search: 'Buscar',
  city: 'Tu localidad',
  change: 'Cambiar localidad',
  cancel: wordsEs.cancel,
  confirm: 'Ver concesionarios',
  radius: 'Distancia máxima',
  position: 'Usar mi ubicación',
  again: 'Actualizar mi ubicación',
  locating: 'Buscando tu ubicación…',
  hint: 'Indicá dónde estás para ver los concesionarios más cercanos.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
