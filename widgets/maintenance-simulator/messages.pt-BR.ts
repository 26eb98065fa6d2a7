export const messages = {
  heading: 'Simulador de revisões',
};
export type Messages = typeof messages;
