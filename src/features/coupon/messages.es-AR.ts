import * as sharedMessages from '#domain/core/messages.es-AR';
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
  /** For a plan that the coupon is to change: in its figures, or not. */
  included: 'Los valores del plan ya incluyen el descuento.',
  valid: 'Cupón {name} válido.',
  notIncluded: 'No entra en esta financiación y no se usó: presentá el código en el concesionario.',
  discount: 'Descuento de {value}.',
  suggestion: 'Hay un cupón para este plan: {name}.',
  take: 'Usar este cupón',
  removed: 'Cupón quitado.',
  lost: 'Quitamos el cupón {name}: vale solo para propuestas con anticipo.',
  failed: sharedMessages.generic,
  offline: 'Sin conexión: no pudimos verificar el cupón. Revisá tu internet e intentá de nuevo.',
};
