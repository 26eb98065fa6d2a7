/** What the opinions about a dealer say. */
const pt = {
  reviews: 'O que os donos dizem',
  average: 'Média {average} de 5, {count} opiniões',
  averageOne: 'Média {average} de 5, 1 opinião',
  averageAlone: 'Média {average} de 5',
  noReviews: 'Ainda não há opiniões sobre esta concessionária.',
  stars: '{count} de 5',
  more: 'Ver mais opiniões',
};

const es: typeof pt = {
  reviews: 'Lo que dicen los dueños',
  average: 'Promedio {average} de 5, {count} opiniones',
  averageOne: 'Promedio {average} de 5, 1 opinión',
  averageAlone: 'Promedio {average} de 5',
  noReviews: 'Todavía no hay opiniones sobre este concesionario.',
  stars: '{count} de 5',
  more: 'Ver más opiniones',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
