/** What the form and the valuations say. */
export const messages = {
  send: 'Ver o valor',
  sending: 'Consultando…',
  other: 'Ver outro carro',
  usedCar: 'O seu carro',
  measure:
    'O que o serviço de avaliação responde: o valor de troca, em reais, pela placa e pela quilometragem.',
  withKilometres: 'Com {count}\u00a0km',
  withYours: 'Com a sua quilometragem',
  plateKilometres: 'Só pela placa, o serviço considera {count}\u00a0km:',
  plateAlone: 'Só pela placa, sem a quilometragem:',
  noOther: 'O serviço não dá um valor só pela placa.',
  tradeIn: 'Usar este carro na troca',
};
export type Messages = typeof messages;
