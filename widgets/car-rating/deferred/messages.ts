/** What the form and the valuations say. */
const pt = {
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

const es: typeof pt = {
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

export const texts = { 'pt-BR': pt, 'es-AR': es };
