import type { Country } from '#domain/core/brands';

/** Messages of the first view; those of validation are deferred. */
export const messages = {
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
  keep: 'Continuar',
  cancel: 'Cancelar',
};

export type Messages = typeof messages;
