export const messages = {
  heading: 'Garantia e documentos',
  purpose: 'Entre para ver a garantia e a nota fiscal do seu carro.',
};
export type Messages = typeof messages;
