import { Refusal } from '../answers';
import type { World } from '../world';
import { serviceManners } from './service-manners';

/**
 * Changes a record to what a PUT has sent. A service that replaces records keeps only what is its own: any other field that was
 * not sent is gone. Another service keeps what was not sent.
 * @param own fields that the service keeps whatever is sent: those of the address, and those that it sets itself
 */
export function putRecord<T extends object>(
  world: World,
  record: T,
  sent: object,
  own: readonly (keyof T & string)[],
): T {
  const isOwn = (name: string) => (own as readonly string[]).includes(name);
  if (serviceManners(world).replacesRecords)
    for (const name of Object.keys(record)) if (!isOwn(name)) delete record[name as keyof T];
  const fields = Object.entries(sent).filter(([name, value]) => value !== undefined && !isOwn(name));
  return Object.assign(record, Object.fromEntries(fields));
}

/** Refuses a change of another version than the present one, which is in the refusal; unless the service does not compare. */
export function refuseOld(
  world: World,
  sent: unknown,
  present: unknown,
  refusal: { error: string; current?: object },
): void {
  if (serviceManners(world).comparesVersions && sent !== undefined && sent !== present)
    throw new Refusal(409, refusal);
}
