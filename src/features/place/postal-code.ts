import { setting } from '../../page/settings/settings';
import type { PostalAddress } from '../../services/entities/place';
import { isServiceError } from '../../services/http/service-error';
import type { CallOptions } from '../../services/http/types';
import * as location from '../../services/location';

/**
 * The address of a postal code, null where nobody knows it. The postal service first, the public lookup when it fails
 * or finds nothing; one plain lookup where the page configures neither. The dash is removed (spec places#postal-code).
 */
export async function findPostalCode(code: string, options: CallOptions = {}): Promise<PostalAddress | null> {
  const cep = code.replace(/-/g, '').trim();
  const postal = setting('postal-service');
  const lookup = setting('public-lookup');
  const tries = [
    ...(postal ? [() => location.getAddressByProvider({ 'postal-service': postal, cep }, options)] : []),
    ...(lookup ? [() => location.getAddressByLookup({ 'public-lookup': lookup, cep }, options)] : []),
  ];
  if (tries.length === 0) tries.push(() => location.getAddressByPostalCode({ cep }, options));
  let failure: unknown;
  for (const attempt of tries) {
    try {
      const found = await attempt();
      if (found) return found;
      failure = undefined;
    } catch (error) {
      if (isServiceError(error) && error.kind === 'canceled') throw error;
      // A provider that does not know the code says 404: that is an answer.
      failure = isServiceError(error) && error.status === 404 ? undefined : error;
    }
  }
  if (failure) throw failure;
  return null;
}

/**
 * The city of a postal code for a screen that can do without it: nothing where nobody knows it, and nothing, with a
 * line for developers, where nobody could be asked (spec places#postal-code).
 */
export async function cityOfPostalCode(code: string, options?: CallOptions): Promise<PostalAddress | null> {
  try {
    const found = await findPostalCode(code, options);
    return found?.cityName ? found : null;
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** The address of a postal code for the lead form; fails with an error without text where there is none (spec places#postal-code). */
export async function addressForLead(code: string, options?: CallOptions): Promise<PostalAddress> {
  const found = await findPostalCode(code, options).catch(() => null);
  if (!found) throw new Error();
  return found;
}
