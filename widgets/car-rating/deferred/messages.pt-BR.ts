import type { CarRating } from '../../../src/domain/trade-in';

/** What the form and the rating say. */
export const messages = {
  send: 'Ver a nota',
  sending: 'Comparando…',
  other: 'Ver outro carro',
  usedCar: 'O seu carro',
  average: 'A média dos carros da mesma versão e do mesmo ano vale {value}.',
  rating: 'Nota {rating} de 5: {word}.',
  words: {
    1: 'bem abaixo da média',
    2: 'abaixo da média',
    3: 'na média',
    4: 'acima da média',
    5: 'bem acima da média',
  } satisfies Record<CarRating, string>,
  noAverage: 'Ainda não há com que comparar este carro.',
  tradeIn: 'Usar este carro na troca',
};
export type Messages = typeof messages;
