import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  reviews: 'Lo que dicen los dueños',
  average: 'Promedio {average} de 5, {count} opiniones',
  averageOne: 'Promedio {average} de 5, 1 opinión',
  noReviews: 'Todavía no hay opiniones sobre este concesionario.',
  stars: '{count} de 5',
  more: 'Ver más opiniones',
};
