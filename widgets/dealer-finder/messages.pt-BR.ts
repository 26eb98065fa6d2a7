import type { Country } from '#domain/core/brands';

/** Messages of the first view; those about dealers are deferred. */
export const messages = {
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
  cancel: 'Cancelar',
  confirm: 'Ver concessionárias',
  radius: 'Distância máxima',
  position: 'Usar minha localização',
  again: 'Atualizar minha localização',
  locating: 'Localizando…',
  hint: 'Informe onde você está para ver as concessionárias mais próximas.',
};

export type Messages = typeof messages;
