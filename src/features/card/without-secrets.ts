import { withoutCardNumbers } from '#domain/payment/card-mask';
import { type Refusal, refusal } from '#domain/validation/refusal';
import { isKind } from '#services/http/problem';

/**
 * Returns the failure to send a card with nothing of the card in it: the status, and the service's messages without
 * numbers.
 * @param duplicate said at the number of a card that is in the wallet already
 */
export function withoutSecrets(
  error: unknown,
  duplicate = '',
): { status: number; refusal?: Refusal | undefined } {
  const { status = 0, refusal: refused } = (error ?? {}) as { status?: number; refusal?: Refusal };
  if (!refused) return { status };
  const isDuplicate = isKind(error, 'conflict');
  const fields = Object.entries(refused.fields).map(([name, message]) => [
    name,
    isDuplicate && name === 'number' && duplicate ? duplicate : withoutCardNumbers(message),
  ]);
  return { status, refusal: refusal(Object.fromEntries(fields), refused.others.map(withoutCardNumbers)) };
}
