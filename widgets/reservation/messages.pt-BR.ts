export const messages = { heading: 'Reserve o seu carro' };
export type Messages = typeof messages;
