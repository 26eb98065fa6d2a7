import type { Language } from '../../domain/core/brands';
import * as dicho from '../../domain/core/messages.es-AR';
import * as said from '../../domain/core/messages.pt-BR';

const pt = {
  label: 'Cupom de desconto',
  optional: '(opcional)',
  apply: 'Aplicar',
  remove: 'Remover cupom',
  missing: 'Digite o código do cupom',
  unavailable: said.couponUnavailable,
  needsDownPayment: said.couponNeedsDownPayment,
  applied: 'Cupom {name} aplicado.',
  discount: 'Desconto de {value}.',
  removed: 'Cupom removido.',
  lost: 'O cupom {name} foi retirado: ele vale apenas para propostas com entrada.',
  failed: said.generic,
  offline: 'Sem conexão: o cupom não foi conferido. Verifique sua internet e tente novamente.',
};
export type CouponWords = typeof pt;

const es: CouponWords = {
  label: 'Cupón de descuento',
  optional: '(opcional)',
  apply: 'Aplicar',
  remove: 'Quitar cupón',
  missing: 'Ingresá el código del cupón',
  unavailable: dicho.couponUnavailable,
  needsDownPayment: dicho.couponNeedsDownPayment,
  applied: 'Cupón {name} aplicado.',
  discount: 'Descuento de {value}.',
  removed: 'Cupón quitado.',
  lost: 'Quitamos el cupón {name}: vale solo para propuestas con anticipo.',
  failed: dicho.generic,
  offline: 'Sin conexión: no pudimos verificar el cupón. Revisá tu internet e intentá de nuevo.',
};

export const words: Record<Language, CouponWords> = { 'pt-BR': pt, 'es-AR': es };
