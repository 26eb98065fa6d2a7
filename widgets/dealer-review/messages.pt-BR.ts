export const messages = {
  heading: 'Avalie a concessionária',
  purpose: 'Entre para contar como foi a compra do seu carro.',
};
export type Messages = typeof messages;
