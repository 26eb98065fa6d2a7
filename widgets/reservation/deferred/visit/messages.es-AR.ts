import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
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
