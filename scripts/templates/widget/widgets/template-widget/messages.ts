export const messages = {
  heading: 'Contador',
  once: '{count} vez',
  times: '{count} vezes',
  press: 'Contar',
};

export type Messages = typeof messages;
