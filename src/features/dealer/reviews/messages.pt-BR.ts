/** What the opinions about a dealer say. */
export const messages = {
  reviews: 'O que os donos dizem',
  average: 'Média {average} de 5, {count} opiniões',
  averageOne: 'Média {average} de 5, 1 opinião',
  noReviews: 'Ainda não há opiniões sobre esta concessionária.',
  stars: '{count} de 5',
  more: 'Ver mais opiniões',
};
export type Messages = typeof messages;
