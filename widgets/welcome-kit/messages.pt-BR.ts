export const messages = {
  heading: 'Kit de boas-vindas',
  purpose: 'Entre para confirmar o endereço do seu kit de boas-vindas.',
};
export type Messages = typeof messages;
