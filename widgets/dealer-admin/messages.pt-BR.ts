export const messages = {
  heading: 'Concessionárias',
  purpose: 'Entre com a sua conta da equipe para bloquear concessionárias e definir o e-connect.',
};
export type Messages = typeof messages;
