export const messages = { heading: 'Meu pedido' };
export type Messages = typeof messages;
