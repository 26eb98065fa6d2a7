export const messages = {
  code: 'Código QR',
  tooLong: 'Texto longo demais para um código QR',
};
export type Messages = typeof messages;
