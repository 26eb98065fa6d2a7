import { afterEach, beforeEach, vi } from 'vitest';

/** All that waits, and the date; setImmediate and microtasks stay the event loop's own. */
const FAKED = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
] as const;

/** The moment at which the simulated services stand, and at which a page's clock begins. */
export const NOON = Date.UTC(2026, 10, 20, 12);

/** Starts a fake clock; vi.useRealTimers() ends it. */
export const startFakeClock = (now = NOON): void => void vi.useFakeTimers({ toFake: [...FAKED], now });

/** Gives every test of the file a fake clock. */
export function installFakeClock(now?: number): void {
  beforeEach(() => startFakeClock(now));
  afterEach(() => void vi.useRealTimers());
}

const RealDate = Date;

/**
 * Lets the page's clock run from NOON on until the globals are unstubbed. Without it a test of the simulated services fails
 * once the machine's date has passed what it tests. A test's own fake clock stays.
 */
export function startRunningClock(): void {
  if (vi.isFakeTimers()) return;
  const ahead = NOON - RealDate.now();
  class RunningDate extends RealDate {
    constructor(...parts: [] | ConstructorParameters<typeof RealDate>) {
      if (parts.length === 0) super(RunningDate.now());
      else super(...(parts as ConstructorParameters<typeof RealDate>));
    }
    static override now(): number {
      return RealDate.now() + ahead;
    }
  }
  vi.stubGlobal('Date', RunningDate);
}

/** What vitest knows of the modules of a worker. */
interface Modules {
  resolvingModules: ReadonlySet<string>;
  evaluatedModules: { idToModuleMap: ReadonlyMap<string, { promise?: unknown; evaluated: boolean }> };
}

function areImportsUnderWay(): boolean {
  const { __vitest_worker__: modules } = globalThis as unknown as { __vitest_worker__: Modules };
  if (modules.resolvingModules.size > 0) return true;
  for (const { promise, evaluated } of modules.evaluatedModules.idToModuleMap.values())
    if (promise && !evaluated) return true;
  return false;
}

/** Waits for imports under way: vitest's own wait takes a millisecond in each of a test's hundred steps, if there are none too. */
async function importsSettled(): Promise<void> {
  await turn();
  if (areImportsUnderWay()) await vi.dynamicImportSettled();
}

/** A turn of the event loop. */
const turn = () => new Promise<void>((go) => void setImmediate(go));

/** Milliseconds after which a wait lets the event loop take a turn: what starts a timer may wait for an import. */
const STEP = 1000;

/** Advances the fake clock by `ms`, each step once imports under way are there, and lets the event loop take turns. */
export async function advance(ms: number): Promise<void> {
  for (let left = ms; ; left -= STEP) {
    await importsSettled();
    await vi.advanceTimersByTimeAsync(Math.min(left, STEP));
    await turn();
    if (left <= STEP) return;
  }
}

/** Advances the fake clock until `check` does not throw; throws what it last threw after `limit` ms of that clock. */
export async function until<T>(check: () => T, limit = 5000): Promise<T> {
  for (let passed = 0; ; passed += 10) {
    try {
      return check();
    } catch (error) {
      if (passed >= limit) throw error;
      await advance(10);
    }
  }
}

/** What a promise comes to, with the fake clock advanced as long as it takes. */
export async function advanceTo<T>(promise: Promise<T>): Promise<T> {
  let done = false;
  const end = () => {
    done = true;
  };
  promise.then(end, end);
  await until(() => {
    if (!done) throw new Error('the promise is still pending');
  }, 120_000);
  return promise;
}
