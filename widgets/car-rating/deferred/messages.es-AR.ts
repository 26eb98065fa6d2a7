import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  send: 'Ver la calificación',
  sending: 'Comparando…',
  other: 'Ver otro auto',
  usedCar: 'Tu auto',
  average: 'El promedio de los autos de la misma versión y del mismo año vale {value}.',
  rating: 'Calificación {rating} de 5: {word}.',
  words: {
    1: 'muy por debajo del promedio',
    2: 'por debajo del promedio',
    3: 'en el promedio',
    4: 'por encima del promedio',
    5: 'muy por encima del promedio',
  },
  noAverage: 'Todavía no hay con qué comparar este auto.',
  tradeIn: 'Entregar este auto en parte de pago',
};
