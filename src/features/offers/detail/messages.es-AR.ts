import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  share: 'Compartir',
  whatsapp: 'WhatsApp',
  phone: 'Teléfono:',
  map: 'Cómo llegar',
  moreDealers: 'y {count} más',
  dealersFailed: 'No se pudieron cargar los concesionarios.',
  noDealers: 'Consultá la disponibilidad con la marca.',
  newTab: '(se abre en una pestaña nueva)',
};
