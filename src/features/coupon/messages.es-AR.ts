import * as sharedMessages from '../../domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  label: 'Cupón de descuento',
  optional: '(opcional)',
  apply: 'Aplicar',
  remove: 'Quitar cupón',
  missing: 'Ingresá el código del cupón',
  unavailable: sharedMessages.couponUnavailable,
  needsDownPayment: sharedMessages.couponNeedsDownPayment,
  applied: 'Cupón {name} aplicado.',
  discount: 'Descuento de {value}.',
  suggestion: 'Hay un cupón para este plan: {name}.',
  take: 'Usar este cupón',
  removed: 'Cupón quitado.',
  lost: 'Quitamos el cupón {name}: vale solo para propuestas con anticipo.',
  failed: sharedMessages.generic,
  offline: 'Sin conexión: no pudimos verificar el cupón. Revisá tu internet e intentá de nuevo.',
};
