import { found } from '../answers';
import { IDEMPOTENCY_HEADER } from '../state';
import type { World } from '../world';

interface Start {
  at: number;
  /** The account that started it; empty without a session. */
  owner: string;
  /** How it ends, and when, in ms after the start. */
  ends: 'SUCCESS' | 'FAILED';
  takes: number;
}

/** Processing time of a registration in ms, and of one that is late. */
const PROCESSING = 1500;
const LATE = 180_000;
/** Offers by which a page shows how a start goes wrong: it fails, comes late, or never ends. */
const MANNERS: Readonly<Record<string, Partial<Start>>> = {
  'of-locacao-falha': { ends: 'FAILED' },
  'of-locacao-demora': { takes: LATE },
  'of-locacao-nunca': { takes: Number.POSITIVE_INFINITY },
};

/** inicio-exemplo has succeeded, inicio-falhou has failed; both are anybody's. */
const starts = (world: World) =>
  world.table('rental starts', () => {
    const before = { at: world.now() - PROCESSING, owner: '', takes: PROCESSING };
    return new Map<string, Start>([
      ['inicio-exemplo', { ...before, ends: 'SUCCESS' }],
      ['inicio-falhou', { ...before, ends: 'FAILED' }],
    ]);
  });

interface Caller {
  headers: Headers;
  user: { id: string } | undefined;
  world: World;
}

/** Starts a registration; the same key starts one. */
export function startRental({ headers, user, world }: Caller, offerId = '', idempotencyKey?: string) {
  const { n } = world.state.stamp();
  const id = world.state.enter(
    'RUS-01',
    idempotencyKey ?? headers.get(IDEMPOTENCY_HEADER) ?? '',
    `inicio-${n}`,
  );
  const all = starts(world);
  if (!all.has(id)) {
    const usual: Start = { at: world.now(), owner: user?.id ?? '', ends: 'SUCCESS', takes: PROCESSING };
    all.set(id, { ...usual, ...MANNERS[offerId] });
  }
  return { id, ...stateOf(world, id, user?.id) };
}

const iso = (at: number) => new Date(at).toISOString();

/** What has become of a start; 404 for another account's. */
export function stateOf(world: World, id: string, user?: string) {
  const start = starts(world).get(id);
  const { at, ends, takes } = found(
    start && (!start.owner || start.owner === user) ? start : undefined,
    'registration',
  );
  const status = world.now() - at < takes ? 'PROCESSING' : ends;
  return { status, startedAt: iso(at), now: iso(world.now()) };
}
