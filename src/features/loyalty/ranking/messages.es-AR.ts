import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  caption: 'Ranking',
  position: 'Posición',
  name: 'Nombre',
  level: 'Nivel',
  medals: 'Medallas',
  points: 'Puntos',
  you: 'vos',
  elsewhere: 'Tu posición, en otra página del ranking:',
};
