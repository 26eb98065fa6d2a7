import { refusal } from '#domain/validation/refusal';
import type { Prepared } from '../request';
import { ServiceError } from '../service-error';
import type { Definition } from '../types';
import { wireMapFor } from './load-wire-map';
import { OWN_HEADERS } from './own-headers';
import { fromWire, ownField, toWire } from './rename-fields';
import type { CallNames, Names } from './wire-map';

/** A call under the names of the page's file. */
export interface NamedCall {
  definition: Definition;
  /** Renames what is sent. */
  request(prepared: Prepared): Prepared;
  /** Renames the content of an answer. */
  answer(response: Response): Promise<Response>;
  /** Renames the fields that a failure names. */
  failure(error: ServiceError): ServiceError;
}

const NONE: Names = {};

/** Whether any name of a call can be another one. */
const canDiffer = ({ ours, auth, wire }: Definition): boolean =>
  !!ours ||
  !!wire?.guest ||
  auth === 'id-token' ||
  !!wire?.headers?.some((name) => (OWN_HEADERS as readonly string[]).includes(name));

function renameQuery(address: string, names: Names): string {
  const at = address.indexOf('?');
  if (at < 0) return address;
  const renamed = new URLSearchParams();
  new URLSearchParams(address.slice(at)).forEach((value, name) => {
    renamed.append(names[name] ?? name, value);
  });
  return `${address.slice(0, at)}?${renamed}`;
}

function renameForm(form: FormData, names: Names): FormData {
  const renamed = new FormData();
  form.forEach((value, name) => {
    const to = names[name] ?? name;
    if (typeof value === 'string') renamed.append(to, value);
    else renamed.append(to, value, value.name);
  });
  return renamed;
}

function renameHeaders(headers: Headers, names: Names): Headers {
  const renamed = new Headers();
  headers.forEach((value, name) => {
    renamed.set(names[name] ?? name, value);
  });
  return renamed;
}

/** A promise that rejects when the caller aborts. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => {
    if (signal.aborted) fail(signal.reason);
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });

function named(definition: Definition, headers: Names, names: CallNames): NamedCall {
  const { path = definition.path, query = NONE, body = NONE, answer = NONE } = names;
  return {
    definition: { ...definition, path },
    request: (prepared) => ({
      ...prepared,
      url: renameQuery(prepared.url, query),
      headers: renameHeaders(prepared.headers, headers),
      ...(prepared.json !== undefined && { json: toWire(prepared.json, body) }),
      ...(prepared.body && { body: renameForm(prepared.body, body) }),
    }),
    async answer(response) {
      const text = definition.returns && !definition.wire?.reads ? await response.text() : '';
      if (text === '') return response;
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        return new Response(text, { status: response.status });
      }
      return new Response(JSON.stringify(fromWire(value, answer)), { status: response.status });
    },
    failure(error) {
      if (!error.refusal) return error;
      const { fields, others } = error.refusal;
      const own = Object.entries(fields).map(([field, message]) => [ownField(field, body), message]);
      const { kind, call, message, status, body: content } = error;
      return new ServiceError(kind, call, message, status, content, refusal(Object.fromEntries(own), others));
    },
  };
}

/**
 * Resolves to a call under the names of the file at the address that the page names; to undefined for a call whose names are
 * all those of source documents. Rejects with a ServiceError if the file does not arrive in time, or as the caller aborts.
 */
export async function namedCall(
  definition: Definition,
  address: string,
  signal: AbortSignal | undefined,
): Promise<NamedCall | undefined> {
  if (!canDiffer(definition)) return undefined;
  const map = wireMapFor(definition.id, address);
  const { headers = NONE, calls = {} } = await (signal ? Promise.race([map, aborted(signal)]) : map);
  return named(definition, headers, calls[definition.id] ?? {});
}
