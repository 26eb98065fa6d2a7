import { ServiceError } from './service-error';

/**
 * The failure of a change that was not sent, as the service has another version of the record by now: what a service that compares
 * versions answers.
 * @param call id of the call
 */
export const otherVersion = (call: string): ServiceError =>
  new ServiceError('http', call, 'somebody else has changed the record', 409);

/**
 * Whether a service has another version of a record than the one that was read: only where it says both. Where it names no version,
 * nobody can tell that somebody else has changed it.
 */
export const isOtherVersion = (
  present: string | null | undefined,
  read: string | null | undefined,
): boolean => !!present && !!read && present !== read;
