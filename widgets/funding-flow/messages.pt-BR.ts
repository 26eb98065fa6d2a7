/** Messages of the placeholder; the others load with the flow. */
export const messages = {
  heading: 'Financie o seu carro',
  loading: 'Preparando o financiamento…',
};
export type Messages = typeof messages;
