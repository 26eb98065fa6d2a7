/** What the table says. */
export const messages = {
  caption: 'Ranking',
  position: 'Posição',
  name: 'Nome',
  level: 'Nível',
  medals: 'Medalhas',
  points: 'Pontos',
  you: 'você',
  elsewhere: 'A sua posição, em outra página do ranking:',
};
export type Messages = typeof messages;
