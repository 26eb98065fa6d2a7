import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Reservá un test drive',
  intro: 'Elegí el auto, el concesionario y el día. La respuesta llega dentro de las 24 horas.',
};
