import type { CardMessages } from './messages.pt-BR';

export const messages: CardMessages = {
  validUntil: 'Válida hasta el {date}',
  sold: 'Vendida',
  expired: 'Finalizada',
  unavailable: 'No disponible',
  nationwide: 'Válida en todo el país',
  inStates: 'Válida en {states}',
  inGroup: 'Válida en los concesionarios del grupo {group}',
  atDealer: 'En el concesionario {name}',
  atDealerAndMore: 'En el concesionario {name} y {count} más',
  atDealers: 'Válida en algunos concesionarios',
};
