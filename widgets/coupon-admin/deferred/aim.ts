import { hiddenDocument } from '#domain/person/hidden-document';
import { bareDocument, maskCpf } from '#domain/text/format';
import type { CallOptions } from '#services/http/types';
import { clearCoupon, clearCouponOfCpf, clearCouponsOfCpf } from '#services/offer-coupon';

/** Whose uses are cleared: of a coupon by a CPF, of every coupon by a CPF, of a coupon by everybody. */
export const KINDS = ['both', 'cpf', 'coupon'] as const;
export type Kind = (typeof KINDS)[number];

/** The form's values; a field that is not shown keeps its text. */
export interface ClearingForm {
  kind: Kind;
  couponId: string;
  cpf: string;
}

/** What is cleared. cpf: digits only; a kind has only its own fields, so that the same act is the same intent. */
export interface Aim {
  kind: Kind;
  couponId?: string;
  cpf?: string;
}

/** Whether a kind of clearing has this field. */
export const hasField = (kind: Kind, field: 'couponId' | 'cpf'): boolean =>
  kind === 'both' || (kind === 'cpf') === (field === 'cpf');

export const aimOf = ({ kind = 'both', couponId = '', cpf = '' }: Partial<ClearingForm>): Aim => ({
  kind,
  ...(hasField(kind, 'couponId') && { couponId: couponId.trim() }),
  ...(hasField(kind, 'cpf') && { cpf: bareDocument(cpf) }),
});

export const isSameAim = (a: Aim, b: Aim): boolean =>
  a.kind === b.kind && a.couponId === b.couponId && a.cpf === b.cpf;

/** Makes the call of an aim (spec services#coupons). */
export function clearUses({ kind, couponId: id = '', cpf = '' }: Aim, options: CallOptions) {
  if (kind === 'coupon') return clearCoupon({ id }, options);
  return kind === 'cpf' ? clearCouponsOfCpf({ cpf }, options) : clearCouponOfCpf({ id, cpf }, options);
}

/** The values of a message's places; of the CPF only the middle is shown. */
export const placesOf = ({ couponId = '', cpf = '' }: Aim) => ({
  coupon: couponId,
  cpf: hiddenDocument(maskCpf(cpf)),
});
