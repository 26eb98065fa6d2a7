import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  send: 'Ver el valor',
  sending: 'Consultando…',
  other: 'Ver otro auto',
  usedCar: 'Tu auto',
  measure:
    'Lo que responde el servicio de tasación: el valor de toma, en pesos, por la patente y el kilometraje.',
  withKilometres: 'Con {count}\u00a0km',
  withYours: 'Con tu kilometraje',
  plateKilometres: 'Solo por la patente, el servicio considera {count}\u00a0km:',
  plateAlone: 'Solo por la patente, sin el kilometraje:',
  noOther: 'El servicio no da un valor solo por la patente.',
  tradeIn: 'Entregar este auto en parte de pago',
};
