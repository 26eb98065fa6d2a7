import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  'discount-club': 'Club de descuentos',
  eper: 'Catálogo de repuestos (ePER)',
  rewards: 'Recompensas',
  newTab: '(se abre en una pestaña nueva)',
  opening: 'Abriendo: {name}…',
  opened: '{name} se abrió en una pestaña nueva.',
  ready: 'El navegador no abrió la pestaña nueva.',
  openNow: 'Abrir: {name}',
  none: 'Tu cuenta no tiene este beneficio: {name}.',
  failed: 'No se pudo abrir: {name}.',
};
