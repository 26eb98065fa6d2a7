export const messages = {
  heading: 'Manuais',
  purpose: 'Entre para ler e baixar os manuais do seu carro.',
};
export type Messages = typeof messages;
