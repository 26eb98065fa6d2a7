import type { Country } from '#domain/core/brands';
import type { Refusal } from '#domain/validation/refusal';
import type { AddressValues } from '#features/place/address/AddressFields';
import { accountAddress, addressValues } from '#features/place/address/address-values';
import type { WelcomeKit } from '#services/entities/welcome-kit';
import { wholeRecord } from '#services/entities/whole-record';
import { isKind } from '#services/http/problem';
import { getWelcomeKit, saveWelcomeKitAddress } from '#services/welcome-kit';
import { FormRefusal } from '#ui/form-refusal';

/** Whether the address may still change (spec reservations#welcome-kit); not in a status that is unknown here. */
export const isChangeable = ({ status, changeable }: WelcomeKit): boolean =>
  ['WAITING_ADDRESS', 'PREPARING'].includes(status) && changeable !== false;

/** How an attempt ended: the address is saved, another one was saved elsewhere meanwhile, or the kit can no longer change. */
export interface Outcome {
  result: 'saved' | 'changed' | 'closed';
  /** The kit as the service has it. */
  kit: WelcomeKit;
}

type Sent = ReturnType<typeof accountAddress>;

/** The address of a kit as it would be sent, however the service writes it. */
const sentOf = ({ address }: WelcomeKit, country: Country): Sent =>
  accountAddress(addressValues(address, country), country);

const isSame = (one: Sent, other: Sent): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether another address was saved since; by the address where the service counts no versions. */
const isOther = (now: WelcomeKit, known: WelcomeKit, country: Country): boolean =>
  now.version === undefined && known.version === undefined
    ? !isSame(sentOf(now, country), sentOf(known, country))
    : now.version !== known.version;

/** Returns the refusal by the form's names: the service's are those of an account's address. */
function byFormNames(refused: Refusal): FormRefusal {
  const entries = Object.entries(refused.fields).map(([name, message]) => {
    const last = name.replace(/^address\./, '');
    return [last === 'number' ? 'homeNumber' : last, message];
  });
  return new FormRefusal(Object.fromEntries(entries), refused.others);
}

/**
 * Saves the address once. The kit is read again before, as not every service compares versions, and after a conflict: an address
 * that is there already came from an earlier attempt, whose answer was lost. Throws a FormRefusal or a ServiceError.
 * @param known the kit as the visitor has seen it
 */
export async function saveKit(
  order: string,
  values: Partial<AddressValues>,
  known: WelcomeKit,
  country: Country,
  signal: AbortSignal,
): Promise<Outcome> {
  const address = accountAddress(values, country);
  const load = () => getWelcomeKit({ id: order }, { signal });
  /** Of a kit that is another one than the visitor has seen. */
  const outcomeOf = (kit: WelcomeKit): Outcome => {
    if (isSame(sentOf(kit, country), address)) return { result: 'saved', kit };
    return { result: isChangeable(kit) ? 'changed' : 'closed', kit };
  };
  try {
    const now = await load();
    if (isOther(now, known, country)) return outcomeOf(now);
    const body = wholeRecord(now, { address }, { address: sentOf(now, country) });
    return { result: 'saved', kit: await saveWelcomeKitAddress({ id: order, body }, { signal }) };
  } catch (error) {
    // Changed elsewhere, or too late to change.
    if (isKind(error, 'conflict')) return outcomeOf(await load());
    const { refusal } = error as { refusal?: Refusal };
    throw refusal ? byFormNames(refusal) : error;
  }
}
