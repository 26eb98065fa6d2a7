import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  brand: 'Marca',
  allBrands: 'Todas',
  noneHint: 'Probá otro modelo o quitá los filtros.',
  noneOfBrand: 'Todavía no hay autos por suscripción acá.',
  from: 'Desde',
  month: 'por mes',
  period: 'Plazo',
  months: '{count}\u00a0meses',
  distance: 'Kilómetros por mes',
  kilometers: '{count}\u00a0km',
  included: 'Qué incluye',
  dealers: 'Dónde recibir el auto',
  legal: 'Condiciones',
  subscribe: 'Quiero suscribirme',
  company: 'Suscribir mi empresa',
};
