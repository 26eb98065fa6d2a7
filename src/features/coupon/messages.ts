import * as sharedEs from '#domain/core/messages.es-AR';
import * as sharedPt from '#domain/core/messages.pt-BR';
import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

const pt = {
  label: 'Cupom de desconto',
  optional: wordsPt.optional,
  apply: 'Aplicar',
  remove: 'Remover cupom',
  missing: 'Digite o código do cupom',
  unavailable: sharedPt.couponUnavailable,
  needsDownPayment: sharedPt.couponNeedsDownPayment,
  applied: 'Cupom {name} aplicado.',
  /** For a plan that the coupon is to change: in its figures, or not. */
  included: 'Os valores do plano já incluem o desconto.',
  valid: 'Cupom {name} válido.',
  notIncluded: 'Ele não entra neste financiamento e não foi usado: apresente o código na concessionária.',
  discount: 'Desconto de {value}.',
  suggestion: 'Há um cupom para este plano: {name}.',
  take: 'Usar este cupom',
  removed: 'Cupom removido.',
  lost: 'O cupom {name} foi removido: ele vale apenas para propostas com entrada.',
  failed: sharedPt.generic,
  offline: 'Sem conexão: o cupom não foi conferido. Verifique sua internet e tente novamente.',
};

const es: typeof pt = {
  label: 'Cupón de descuento',
  optional: wordsEs.optional,
  apply: 'Aplicar',
  remove: 'Quitar cupón',
  missing: 'Ingresá el código del cupón',
  unavailable: sharedEs.couponUnavailable,
  needsDownPayment: sharedEs.couponNeedsDownPayment,
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
  failed: sharedEs.generic,
  offline: 'Sin conexión: no pudimos verificar el cupón. Revisá tu internet e intentá de nuevo.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
