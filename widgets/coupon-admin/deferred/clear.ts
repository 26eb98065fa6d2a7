import type { Refusal } from '#domain/validation/refusal';
import { kindOf, problemOf } from '#services/http/problem';
import { isOutcomeUnknown } from '#services/once/unknown-outcome';
import type { Host } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';
import { submit } from '#ui/submission';
import { type Aim, clearUses } from './aim';
import type { ClearingMessages } from './messages';
import type { Outcome } from './visit';

/** The service's names of the fields, by which it refuses them; the form's are the same otherwise. */
const placed = ({ fields, others }: Refusal): FormRefusal => {
  const { id, ...more } = fields;
  return new FormRefusal({ ...more, ...(id !== undefined && { couponId: id }) }, others);
};

/**
 * Clears uses. Each aim is an intent of its own: a retry of one whose answer was lost has the key of its first try, also
 * after another aim was cleared in between. Resolves to what became of it, also if the service has no such use. Throws a
 * FormRefusal for what a field or the service can say, else the call's error.
 */
export async function clear(host: Host, aim: Aim, messages: ClearingMessages): Promise<Outcome> {
  try {
    const { cleared } = await submit(host, `clearing ${JSON.stringify(aim)}`, aim, {
      send: (options) => clearUses(aim, options),
      sent: [
        'vt-coupon-cleared',
        ({ cleared = null }) => ({ couponId: aim.couponId ?? null, cleared: cleared ?? null }),
      ],
    });
    return { is: 'cleared', count: cleared ?? null };
  } catch (error) {
    const { kind, refusal } = problemOf(error);
    if (kind === 'missing') {
      // Only of a coupon's own address it is certain what is missing.
      if (aim.kind === 'coupon') throw new FormRefusal({ couponId: messages.couponUnknown });
      return { is: 'none' };
    }
    if (refusal) throw placed(refusal);
    throw error;
  }
}

/** Returns why nothing is known to be cleared, in words. canRetry: whether the same act may come to something else. */
export function failureOf(error: unknown, messages: ClearingMessages): { text: string; canRetry: boolean } {
  const kind = kindOf(error);
  if (isOutcomeUnknown(error))
    return { text: kind === 'unavailable' ? messages.broken : messages.lost, canRetry: true };
  if (kind === 'forbidden') return { text: messages.forbidden, canRetry: false };
  return { text: kind === 'conflict' ? messages.conflict : messages.refused, canRetry: true };
}
