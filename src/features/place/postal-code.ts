import { setting } from '#page/settings/settings';
import type { PostalAddress } from '#services/entities/place';
import { orNull } from '#services/http/problem';
import { isServiceError } from '#services/http/service-error';
import type { CallOptions } from '#services/http/types';
import * as location from '#services/location';

/**
 * Loads the address of a postal code; null if it is unknown. Uses the postal service first, then the public lookup if
 * it fails or finds nothing; only one lookup if the page configures neither. The hyphen is removed (spec
 * places#postal-code).
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
      // A provider answers 404 for an unknown code: that is an answer.
      const found = await orNull(attempt());
      if (found) return found;
      failure = undefined;
    } catch (error) {
      if (isServiceError(error) && error.kind === 'canceled') throw error;
      failure = error;
    }
  }
  if (failure) throw failure;
  return null;
}

/**
 * Loads the address of a postal code for a form; throws an error without text if there is none (spec
 * places#postal-code), with the failure as its cause if no provider answers.
 */
export async function addressForLead(code: string, options?: CallOptions): Promise<PostalAddress> {
  const found = await findPostalCode(code, options).catch((cause) => {
    throw new Error('', { cause });
  });
  if (!found) throw new Error();
  return found;
}
