/** What the showcase says to who comes with an offer or a car. */
const pt = {
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

const es: typeof pt = {
  offer: 'La oferta que viste',
  reserve: 'Reservar por esta oferta',
  validUntil: 'Válida hasta el {date}',
  conditions: 'Condiciones de la oferta',
  ended: 'Esta oferta terminó o su auto ya se vendió.',
  notOnline: 'Esta oferta no se puede reservar online.',
  missing: 'La oferta de tu enlace ya no existe.',
  offerFailed: 'No se pudo cargar la oferta que viste.',
  carFailed: 'No se pudo cargar el auto que configuraste.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
