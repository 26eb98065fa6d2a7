import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Encontrá un concesionario',
  by: 'Buscar por',
  modes: {
    BR: { city: 'Localidad', 'postal-code': 'CEP', position: 'Cerca de mí', zone: 'Estado', group: 'Grupo' },
    AR: {
      city: 'Localidad',
      'postal-code': 'Código postal',
      position: 'Cerca de mí',
      zone: 'Provincia',
      group: 'Grupo',
    },
  },
  search: 'Buscar',
  results: 'Concesionarios',
  hint: 'Indicá dónde estás para ver los concesionarios más cercanos.',
};
