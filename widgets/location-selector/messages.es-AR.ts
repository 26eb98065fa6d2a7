import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
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
  keep: 'Continuar',
  cancel: 'Cancelar',
};
