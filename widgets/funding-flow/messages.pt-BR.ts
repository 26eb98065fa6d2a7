/** What is said before the flow is there; its own words load with it. */
export const messages = {
  heading: 'Financie o seu carro',
  loading: 'Preparando o financiamento…',
};
export type Messages = typeof messages;
