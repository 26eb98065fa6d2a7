import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  choose: 'Elegir concesionario',
  change: 'Cambiar concesionario',
  notLoaded: 'No se pudo cargar el concesionario',
};
