import { boolean, type InferOutput, number, object, optional, string } from 'valibot';
import { persisted } from '#page/settings/storage';

const schema = object({
  dealerCode: string(),
  dealerName: string(),
  checkinId: string(),
  /** In the queue, from 1; missing if the service does not say. */
  position: optional(number()),
  /** Whether an attendant was called. */
  isCalled: boolean(),
});
/** A check-in of this tab: ids and the dealer's public data, none of the visitor. */
export type Visit = InferOutput<typeof schema>;

/** Milliseconds that a check-in is resumed after a reload; ours. */
const LIFETIME = 4 * 3_600_000;

/** A reload does not check in again. */
export const storedVisit = () =>
  persisted('dealer-checkin', schema, { area: 'sessionStorage', lifetime: () => LIFETIME });
