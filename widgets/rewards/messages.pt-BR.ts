export const messages = {
  heading: 'Recompensas',
  purpose: 'Entre na sua conta para ver e resgatar as recompensas.',
  giftPurpose: 'Você abriu o link de um presente. Entre na sua conta para ver e receber.',
};
export type Messages = typeof messages;
