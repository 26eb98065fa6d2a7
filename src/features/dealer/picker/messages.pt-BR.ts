export const messages = {
  choose: 'Escolher concessionária',
  change: 'Trocar concessionária',
  notLoaded: 'Não foi possível carregar a concessionária',
};
export type Messages = typeof messages;
