import { noStock } from '#domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  until: 'Válida hasta el {date}',
  version: 'Versión',
  configured: 'Con el color y los ítems que configuraste.',
  loading: 'Consultando el precio…',
  inStock: '{count} en stock',
  oneLeft: 'Última unidad',
  noStock: 'Agotado',
  soldOut: noStock,
  reserve: 'Reservar',
  reserveFor: 'Reservar con {amount}',
  none: 'No hay autos disponibles para reservar online',
  noneHint: 'Volvé pronto o hablá con un concesionario.',
};
