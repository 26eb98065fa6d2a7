import type { Messages } from './messages';

export const messages: Messages = {
  heading: 'Contador',
  once: '{count} vez',
  times: '{count} veces',
  press: 'Contar',
};
