import { onceMade } from '#features/vouchers/once-made';
import { redeemBenefit } from '#services/benefits';
import type { Benefit } from '#services/entities/benefit';
import type { OnceActs } from '#services/once/ensure-once';
import { findRedeemed, type Opened } from './benefit-calls';

/** How a benefit is redeemed once by an account (BEN-10): what became of it is asked of the list of the redeemed. */
export function redemption(
  { id, hash }: Opened,
  { type, dealerCode }: { type: string; dealerCode: string },
  signal: AbortSignal,
): Promise<OnceActs<Benefit>> {
  const body = { type, ...(dealerCode && { dealer_code: dealerCode }), ...(hash && { hash }) };
  return onceMade<Benefit>(
    {
      kind: 'redeem benefit',
      subject: [id, hash],
      content: body,
      make: (idempotencyKey) => redeemBenefit({ id, body: { ...body, idempotencyKey } }, { idempotencyKey }),
      async list() {
        const found = await findRedeemed({ id, hash }, signal);
        return found ? [found] : [];
      },
    },
    signal,
  );
}
