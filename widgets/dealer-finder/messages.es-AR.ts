import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
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
  cancel: 'Cancelar',
  confirm: 'Ver concesionarios',
  radius: 'Distancia máxima',
  position: 'Usar mi ubicación',
  again: 'Actualizar mi ubicación',
  locating: 'Buscando tu ubicación…',
  hint: 'Indicá dónde estás para ver los concesionarios más cercanos.',
};
