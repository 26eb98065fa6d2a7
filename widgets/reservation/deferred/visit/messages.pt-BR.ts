/** What the showcase says to who comes with an offer or a car. */
export const messages = {
  offer: 'A oferta que você viu',
  reserve: 'Reservar por esta oferta',
  validUntil: 'Válida até {date}',
  conditions: 'Condições da oferta',
  ended: 'Esta oferta terminou ou o carro dela já foi vendido.',
  notOnline: 'Esta oferta não pode ser reservada on-line.',
  missing: 'A oferta do seu link não existe mais.',
  offerFailed: 'Não foi possível carregar a oferta que você viu.',
  carFailed: 'Não foi possível carregar o carro que você configurou.',
};
export type Messages = typeof messages;
