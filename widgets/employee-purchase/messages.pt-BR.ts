export const messages = {
  heading: 'Compra para colaboradores e familiares',
  purpose: 'Entre na sua conta para ver as ofertas para quem trabalha na empresa e para a família.',
};
export type Messages = typeof messages;
