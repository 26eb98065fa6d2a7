import { isAmount } from './money';

/**
 * Reason of a 409 (ours): what is paid costs something else than the body expects. Nothing was done; `amount` is the new
 * one, `total` that of its installments.
 */
export const AMOUNT_CHANGED = 'amount-changed';

/** In the market's currency, or points. */
export interface ChangedAmount {
  amount?: number | undefined;
  total?: number | undefined;
}

const CONFLICT = 409;

/** Returns what a refused call costs now; undefined for any other failure. */
export function changedAmount(error: unknown): ChangedAmount | undefined {
  const { status, body } = (error ?? {}) as { status?: number; body?: Record<string, unknown> | null };
  if (status !== CONFLICT || body?.reason !== AMOUNT_CHANGED) return undefined;
  const { amount, total } = body as { amount?: number; total?: number };
  return {
    ...(isAmount(amount) && { amount }),
    ...(isAmount(total) && { total }),
  };
}
