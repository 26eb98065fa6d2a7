import * as sharedMessages from '#domain/core/messages.pt-BR';

export const messages = {
  calculator: 'Simulador',
  loading: 'Carregando seu carro…',
  price: 'Preço do carro',
  noCar: 'Escolha um carro para simular',
  changeCar: 'Trocar de carro',
  upgrade: 'Comparar versões',
  upgradeTitle: 'Outras versões do {model}',
  carTitle: 'Trocar de carro',
  gone: 'Este carro não está mais disponível.',
  unpriced: sharedMessages.priceUnavailable,
  changedCar: 'O carro mudou: {name}, {price}. Atualizamos a simulação.',
  changedPrice: 'O preço mudou de {from} para {to}. Atualizamos a simulação.',
  downPayment: 'Entrada de {value}',
  want: 'Quero este plano',
  chosen: 'Plano escolhido.',
  talk: 'Falar com a concessionária',
  offers: 'Ofertas do banco para este carro',
  noOffers: sharedMessages.noResults,
  rate: 'Taxa de {rate}% ao mês',
  takeOffer: 'Usar esta oferta',
  taken: 'Oferta em uso',
  compare: 'Compare as modalidades',
  cars: 'Parcelas de outros carros',
};
export type Messages = typeof messages;
