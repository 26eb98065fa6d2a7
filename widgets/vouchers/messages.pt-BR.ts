export const messages = {
  heading: 'Meus vouchers',
  purpose: 'Entre na sua conta para ver e usar os seus vouchers.',
};
export type Messages = typeof messages;
