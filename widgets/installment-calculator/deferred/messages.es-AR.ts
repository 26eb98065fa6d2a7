import * as sharedMessages from '#domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  calculator: 'Simulador',
  loading: 'Cargando tu auto…',
  price: 'Precio del auto',
  noCar: 'Elegí un auto para simular',
  changeCar: 'Cambiar de auto',
  upgrade: 'Comparar versiones',
  upgradeTitle: 'Otras versiones del {model}',
  carTitle: 'Cambiar de auto',
  gone: 'Este auto ya no está disponible.',
  unpriced: sharedMessages.priceUnavailable,
  changedCar: 'Cambió el auto: {name}, {price}. Actualizamos la simulación.',
  changedPrice: 'El precio cambió de {from} a {to}. Actualizamos la simulación.',
  downPayment: 'Anticipo de {value}',
  want: 'Quiero este plan',
  chosen: 'Plan elegido.',
  talk: 'Hablar con el concesionario',
  offers: 'Ofertas del banco para este auto',
  noOffers: sharedMessages.noResults,
  rate: 'TEM: {rate}%',
  takeOffer: 'Usar esta oferta',
  taken: 'Oferta en uso',
  compare: 'Compará las modalidades',
  cars: 'Cuotas de otros autos',
};
