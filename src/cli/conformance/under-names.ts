/** Calls under the names of a service that has its own, as the file says that `vitrine:wire` names. */
import type { AnyCall } from '#services/catalogue';
import { sendOwn } from '#services/http/send';
import type { CallOptions } from '#services/http/types';
import { fromWire } from '#services/http/wire-names/rename-fields';
import { canDiffer, renameCall } from '#services/http/wire-names/send-named';
import type { Names, WireMap } from '#services/http/wire-names/wire-map';

/** Returns a call whose requests have the names of the service; its schema is that of the catalogue. */
export function underNames(call: AnyCall, { headers = {}, calls = {} }: WireMap): AnyCall {
  const { base, definition } = call;
  if (!canDiffer(definition)) return call;
  const renamed = renameCall(definition, headers, calls[definition.id] ?? {});
  const send = (input: object, options?: CallOptions) => sendOwn(base, renamed, input, options);
  return Object.assign(send, { base, definition: { ...renamed, returns: definition.returns } }) as AnyCall;
}

/** Returns an answer under the names that the catalogue has. */
export const inCatalogueNames = (answer: unknown, names: Names): unknown => fromWire(answer, names);

/** Returns the service's name of a property. @param path own names of it and of what it is in, without the places of lists */
export function wireName(path: readonly string[], names: Names): string {
  const own = path.join('.');
  return (Object.hasOwn(names, own) ? names[own] : undefined) ?? path.at(-1) ?? '';
}
