export const messages = {
  heading: 'Preço praticado',
  purpose: 'Entre com a sua conta da equipe para ver e mudar os preços praticados pela concessionária.',
};
export type Messages = typeof messages;
