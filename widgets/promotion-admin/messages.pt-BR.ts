export const messages = {
  heading: 'Promoções',
  purpose:
    'Entre com a sua conta da equipe para administrar promoções, participantes, grupos e listas de impedidos.',
};
export type Messages = typeof messages;
