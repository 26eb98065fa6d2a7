export const messages = {
  code: 'QR code',
  tooLong: 'Texto longo demais para um QR code',
};
export type Messages = typeof messages;
