import type { Country } from '#domain/core/brands';
import type { Refusal } from '#domain/validation/refusal';
import type { AddressValues } from '#features/place/address/AddressFields';
import { accountAddress, addressValues } from '#features/place/address/address-values';
import type { WelcomeKit } from '#services/entities/welcome-kit';
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

/** However the service writes a postal code, and whether it omits what is empty. */
const isStored = ({ address }: WelcomeKit, sent: Sent, country: Country): boolean =>
  JSON.stringify(accountAddress(addressValues(address, country), country)) === JSON.stringify(sent);

/** Returns the refusal by the form's names: the service's are those of an account's address. */
function byFormNames(refused: Refusal): FormRefusal {
  const entries = Object.entries(refused.fields).map(([name, message]) => {
    const last = name.replace(/^address\./, '');
    return [last === 'number' ? 'homeNumber' : last, message];
  });
  return new FormRefusal(Object.fromEntries(entries), refused.others);
}

/**
 * Saves the address once. A conflict is read again: an address that is there already came from an earlier attempt, whose
 * answer was lost. Throws a FormRefusal or a ServiceError.
 */
export async function saveKit(
  order: string,
  values: Partial<AddressValues>,
  version: WelcomeKit['version'],
  country: Country,
  signal: AbortSignal,
): Promise<Outcome> {
  const address = accountAddress(values, country);
  try {
    const body = { address, ...(typeof version === 'number' && { version }) };
    return { result: 'saved', kit: await saveWelcomeKitAddress({ id: order, body }, { signal }) };
  } catch (error) {
    // Changed elsewhere, or too late to change.
    if (isKind(error, 'conflict')) {
      const kit = await getWelcomeKit({ id: order }, { signal });
      if (isStored(kit, address, country)) return { result: 'saved', kit };
      return { result: isChangeable(kit) ? 'changed' : 'closed', kit };
    }
    const { refusal } = error as { refusal?: Refusal };
    throw refusal ? byFormNames(refusal) : error;
  }
}
