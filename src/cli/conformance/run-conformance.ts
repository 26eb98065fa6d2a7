/** A run of the checks: the page is opened, the requests are made, then each call is checked at its service. */
import { SESSION_COOKIE } from '#page/core/session-cookie';
import type { WireMap } from '#services/http/wire-names/wire-map';
import type { CallFacts } from '../call-facts';
import { checkCall, type Outcome, type Planned } from './check-call';
import { openPage } from './page';
import { type GivenArguments, isReading, type SelectedCall, selectCalls } from './selected-calls';
import { type Unsent, type WireRequest, wireRequestOf } from './wire-request';

export interface Run {
  /** Addresses of the services, with {service}. */
  services: string;
  only: readonly string[];
  brand: string;
  country: string;
  /** The site's origin; without it, the site is taken to be at the services' own, and CORS is not asked for. */
  origin: string | undefined;
  /** The session's token and that of the identity provider. */
  tokens: { session?: string | undefined; identity?: string | undefined };
  /** Further metadata of the page by name, such as lead-client-id. */
  metadata: Readonly<Record<string, string>>;
  given: GivenArguments;
  /** The service's own names of what is ours, as `vitrine:wire` has them. */
  wire?: WireMap | undefined;
  writes: boolean;
  slow: number | undefined;
}

export interface CheckedCall extends Outcome {
  call: SelectedCall;
}

/** Most widgets that a sentence names. */
const MOST = 3;

/** Returns tags as a part of a sentence: "vt-a, vt-b and 3 more". */
export function tagsInShort(tags: readonly string[]): string {
  if (tags.length === 0) return 'a widget';
  const rest = tags.length - MOST;
  return rest > 0 ? `${tags.slice(0, MOST).join(', ')} and ${rest} more` : tags.join(', ');
}

/** Calls that are under way at the same time, so that a service is not tested for its load. */
const BESIDE = 4;

/** An id in the form of an id, which no service has given. */
const NOBODYS_ID = 'conformance-00000000';

/** Path parameters that are no ids: an unknown one of them is another question. */
const NO_ID = /^(brand|market|country|code|c|s|p|cep|chatBot|name|email|source|user)$/;

/** The input of a call with an id that nobody has; undefined if its path does not end in one. */
function withUnknownId({ call, input }: SelectedCall): object | undefined {
  const { definition } = call;
  const [, name = ''] = /\{([^{}*]+)\}$/.exec(definition.path) ?? [];
  if (definition.method !== 'GET' || !isReading(definition) || !name || NO_ID.test(name)) return undefined;
  if (ASKS_WHETHER.includes(definition.id)) return undefined;
  return { ...input, [name]: NOBODYS_ID };
}

/** Calls that answer whether there is such a person; an unknown one is no failure. */
const ASKS_WHETHER = ['AUTH-02', 'AUTH-13'];

const isUnsent = (request: WireRequest | Unsent): request is Unsent => 'reason' in request;

async function plan(call: SelectedCall): Promise<Planned | Unsent> {
  const request = await wireRequestOf(call.call, call.input);
  if (isUnsent(request)) return request;
  const other = withUnknownId(call);
  const unknownId = other && (await wireRequestOf(call.call, other));
  return { call, request, unknownId: unknownId && !isUnsent(unknownId) ? unknownId : undefined };
}

/** The page of a run: what its author writes, and the cookies of its visitor. */
function openPageOf({ services, brand, country, origin, tokens, metadata }: Run): void {
  const address = new URL(services.replaceAll('{service}', 'service'));
  const own = {
    services,
    brand,
    country,
    language: country === 'AR' ? 'es-AR' : 'pt-BR',
    ...metadata,
  };
  const session = own['session-cookie' as keyof typeof own] ?? SESSION_COOKIE;
  const identity = own['identity-cookie' as keyof typeof own] ?? 'vitrine_identity';
  openPage({
    origin: origin ?? address.origin,
    metadata: own,
    cookies: {
      ...(tokens.session && { [session]: tokens.session }),
      ...(tokens.identity && { [identity]: tokens.identity }),
    },
  });
}

/** Works through a list, so many at a time; results in the order of the list. */
async function beside<T, R>(items: readonly T[], most: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const place = next++;
      results[place] = await work(items[place] as T);
    }
  };
  await Promise.all(items.slice(0, most).map(worker));
  return results;
}

/**
 * Checks the calls of a run, in order of their ids: those that read side by side, then those that write, one after the other.
 * @param onChecked told of each call once it is checked; writing calls wait for it
 */
export async function runConformance(
  run: Run,
  facts: CallFacts,
  onChecked: (checked: CheckedCall) => unknown = () => {},
): Promise<CheckedCall[]> {
  openPageOf(run);
  const calls = selectCalls(run, facts);
  const plans: { call: SelectedCall; planned: Planned | Unsent }[] = [];
  // One after the other, and before anything is sent: each takes the place of fetch.
  for (const call of calls) plans.push({ call, planned: await plan(call) });
  const conditions = {
    services: run.services,
    origin: run.origin,
    slow: run.slow,
    sessionCookies: [run.metadata['session-cookie'] ?? SESSION_COOKIE],
  };
  const check = async ({ call, planned }: (typeof plans)[number]): Promise<CheckedCall> => {
    const outcome: Outcome =
      'reason' in planned
        ? { status: undefined, ms: undefined, findings: [], unchecked: planned.reason }
        : await checkCall(planned, conditions, tagsInShort(call.widgets));
    const checked = { call, ...outcome };
    await onChecked(checked);
    return checked;
  };
  const reading = plans.filter(({ call }) => isReading(call.call.definition));
  const writing = plans.filter(({ call }) => !isReading(call.call.definition));
  return [...(await beside(reading, BESIDE, check)), ...(await beside(writing, 1, check))];
}
