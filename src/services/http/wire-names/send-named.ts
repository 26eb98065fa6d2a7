import { type GenericSchema, pipe, transform, unknown } from 'valibot';
import { refusal } from '#domain/validation/refusal';
import { isServiceError, ServiceError } from '../service-error';
import type { Definition, Send } from '../types';
import { wireMapFor } from './load-wire-map';
import { OWN_HEADERS } from './own-headers';
import { fromWire, ownField, toWire } from './rename-fields';
import type { CallNames, Names, WireMap } from './wire-map';

const NONE: Names = {};

/** Whether any name of a call can be another one. */
export const canDiffer = ({ ours, auth, wire }: Definition): boolean =>
  !!ours ||
  !!wire?.guest ||
  auth === 'id-token' ||
  !!wire?.headers?.some((name) => OWN_HEADERS.includes(name));

/** A schema whose output has the names of the wire. */
const sent = (schema: GenericSchema, names: Names): GenericSchema =>
  pipe(
    schema,
    transform((value) => toWire(value, names)),
  );

/** A schema of values with the names of the wire. */
const read = (schema: GenericSchema, names: Names): GenericSchema =>
  pipe(
    unknown(),
    transform((value) => fromWire(value, names)),
    schema,
  );

function renameHeaders(headers: Headers, names: Names): Headers {
  const renamed = new Headers();
  headers.forEach((value, name) => {
    renamed.set(names[name] ?? name, value);
  });
  return renamed;
}

/** A call as data, under the names of a file. */
export function renameCall(definition: Definition, headers: Names, names: CallNames): Definition {
  const { wire, query, body, returns } = definition;
  const { path = definition.path } = names;
  const queryNames = names.query ?? NONE;
  return {
    ...definition,
    path,
    ...(query && { query: sent(query, queryNames) }),
    ...(body && { body: sent(body, names.body ?? NONE) }),
    // A file has no fields.
    ...(returns && !wire?.reads && { returns: read(returns, names.answer ?? NONE) }),
    wire: {
      ...wire,
      rename: (plain) => renameHeaders(plain, headers),
      ...(wire?.joined && { joined: wire.joined.map((name) => queryNames[name] ?? name) }),
    },
  };
}

/** A failure with own names of the fields that it names. */
function withOwnFields(error: unknown, body: Names): unknown {
  if (!isServiceError(error) || !error.refusal) return error;
  const { kind, call, message, status, body: content } = error;
  const { fields, others } = error.refusal;
  const own = Object.entries(fields).map(([field, text]) => [ownField(field, body), text]);
  return new ServiceError(kind, call, message, status, content, refusal(Object.fromEntries(own), others));
}

/** A promise that rejects when the caller aborts. */
const aborted = (signal: AbortSignal, id: string) =>
  new Promise<never>((_, fail) => {
    const end = () => fail(new ServiceError('canceled', id, 'canceled'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });

/**
 * Makes one call under the names of the file at an address; at once if all its names are those of source documents. Rejects
 * with a ServiceError, unsent, if the file does not arrive in time or the caller aborts.
 */
export async function sendNamed(address: string, send: Send, ...call: Parameters<Send>): Promise<never> {
  const [base, definition, input, options] = call;
  if (!canDiffer(definition)) return send(...call);
  const { id } = definition;
  const map: Promise<WireMap> = wireMapFor(id, address);
  const signal = options?.signal;
  const { headers = NONE, calls = {} } = await (signal ? Promise.race([map, aborted(signal, id)]) : map);
  const names = calls[id] ?? {};
  return send(base, renameCall(definition, headers, names), input, options).catch((error) => {
    throw withOwnFields(error, names.body ?? NONE);
  });
}
