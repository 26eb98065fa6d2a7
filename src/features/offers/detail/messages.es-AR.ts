import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  share: 'Compartir',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  copyFailed: 'No se pudo copiar. Copiá el enlace de abajo.',
  shareFailed: 'No se pudo compartir. Copiá el enlace de abajo.',
  link: 'Enlace de la oferta',
  whatsapp: 'WhatsApp',
  phone: 'Teléfono:',
  map: 'Cómo llegar',
  moreDealers: 'y {count} más',
  dealersFailed: 'No se pudieron cargar los concesionarios.',
  noDealers: 'Consultá la disponibilidad con la marca.',
  newTab: '(se abre en una pestaña nueva)',
};
