/** What the ranking says. */
export const messages = {
  none: 'Ainda não há ninguém no ranking.',
  noMember: 'O ranking é de quem participa do programa.',
  loading: 'Carregando a página {page}…',
};
export type Messages = typeof messages;
