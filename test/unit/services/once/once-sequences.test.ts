import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLIENTS, type Client } from './once-clients';
import { type Fate, type Manners, Provider } from './once-provider';
import { Browser, Tab } from './once-world';

const RUNS = 4000;

const fate: fc.Arbitrary<Fate> = fc.record({
  arrives: fc.constantFrom('now', 'now', 'late', 'never'),
  answer: fc.constantFrom<Fate['answer'][]>('ok', 'ok', 'ok', 'lost', 500, 503, 401, 404, 409, 429),
  outcome: fc.constantFrom('PAID', 'PENDING', 'REFUSED'),
  refusal: fc.constantFrom(200, 402, 422),
  isTwice: fc.boolean(),
});
const manners: fc.Arbitrary<Manners> = fc.record({
  isNaming: fc.constantFrom(true, true, false),
  lag: fc.constantFrom(0, 0, 1, 2),
  canCancel: fc.boolean(),
  replays: fc.boolean(),
});
/** Two tabs of one browser, and one of another device of the same visitor. */
const tab = fc.constantFrom(0, 0, 1, 1, 2);
/** The devices whose storage is blocked. */
const blocked = fc.constantFrom<(readonly number[])[]>([], [], [0], [1], [0, 1]);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      tab,
      way: fc.nat({ max: 3 }),
      fate,
      insists: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('presses' as const), tab, way: fc.nat({ max: 3 }), fate }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resend' as const), tab, fate }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('check', 'cancel', 'reload'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('offline', 'online'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('deliver', 'bank pays', 'bank refuses') }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What is sent: two cards are two contents of one type. */
const WAYS = [
  ['card', 'card A'],
  ['card', 'card B'],
  ['pix', 'pix'],
  ['boleto', 'boleto'],
] as const;

class World {
  readonly provider: Provider;
  readonly browsers: readonly [Browser, Browser];
  constructor(client: Client, hardness: Manners, isBlocked: readonly number[]) {
    this.provider = new Provider(hardness, client.lists === 'all');
    this.browsers = [
      new Browser(client, this.provider, isBlocked.includes(0)),
      new Browser(client, this.provider, isBlocked.includes(1)),
    ];
    const [home, other] = this.browsers;
    for (const browser of [home, home, other]) new Tab(browser);
  }
  get tabs(): Tab[] {
    return this.browsers.flatMap(({ tabs }) => tabs);
  }
  get openKeys(): string[] {
    return this.tabs.flatMap(({ open }) => open.map(({ key }) => key));
  }
}

async function follow(each: Step, { provider, tabs }: World): Promise<void> {
  if (each.do === 'deliver') return provider.late.shift()?.();
  if (each.do === 'bank pays' || each.do === 'bank refuses') return provider.decide(each.do === 'bank pays');
  if (!('tab' in each)) return;
  const chosen = tabs[each.tab] as Tab;
  if ('fate' in each) chosen.fate = each.fate;
  if ('way' in each) {
    const [type, content] = WAYS[each.way] as (typeof WAYS)[number];
    // Where a payment can be cancelled nobody insists.
    if (each.do === 'press')
      return chosen.press(type, content, each.insists && !chosen.browser.client.cancels);
    // A double press, and another tab at the same time.
    const other = tabs[(each.tab + 1) % 3] as Tab;
    other.fate = chosen.fate;
    await Promise.all([chosen.press(type, content), chosen.press(type, content), other.press('pix', 'pix')]);
  }
  if (each.do === 'resend') return chosen.resend();
  if (each.do === 'check') return chosen.check();
  if (each.do === 'cancel') return chosen.cancel();
  if (each.do === 'reload') return chosen.reload();
  if (each.do === 'offline' || each.do === 'online') chosen.isOnline = each.do === 'online';
}

async function run(client: Client, steps: readonly Step[], hardness: Manners, isBlocked: readonly number[]) {
  const world = new World(client, hardness, isBlocked);
  const { provider } = world;
  for (const each of steps) {
    await follow(each, world);
    if (provider.rivals > 0) throw new Error('two attempts were open at once');
    if (client.next === 'nothing' && provider.charged.length > 1)
      throw new Error(`charged ${provider.charged.length} times`);
  }
  // Everything that is still on its way arrives, and pending payments are paid.
  for (const request of provider.late.splice(0)) request();
  for (let n = 0; n < 4; n++) provider.decide(true);
  return world;
}

/** Whether one browser that remembers was alone: then a key has one content. */
const isAlone = (steps: readonly Step[], isBlocked: readonly number[]): boolean =>
  !isBlocked.includes(0) &&
  steps.every((each) => !('tab' in each) || (each.tab !== 2 && !(each.do === 'presses' && each.tab === 1)));

describe.each(CLIENTS)(
  '$name: any sequence of presses, answers, delays, reloads, tabs and devices',
  (client) => {
    it('has one open attempt, is charged once, and leaves no charge unknown', async () => {
      let charges = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 2, maxLength: 14 }),
          manners,
          blocked,
          async (steps, hardness, isBlocked) => {
            const world = await run(client, steps, { ...hardness }, isBlocked);
            const { provider, tabs } = world;
            const { charged } = provider;
            charges += charged.length;
            expect(provider.rivals).toBe(0);
            expect(new Set(charged).size).toBe(charged.length);
            if (client.next === 'nothing') expect(charged.length).toBeLessThanOrEqual(1);
            // A service that lags behind may not say yet that a refused one is over: its key is then tried again, and refused.
            if (client.cancels && hardness.lag === 0 && isAlone(steps, isBlocked))
              expect(provider.mixed).toBe(0);
            Object.assign(provider.manners, { isNaming: true, lag: 0 });
            for (const each of tabs) {
              each.isOnline = true;
              await each.check();
            }
            // Once the service can be asked, no attempt that it carried out stays unknown.
            if (client.lists !== 'none') for (const key of charged) expect(world.openKeys).not.toContain(key);
            // Nobody is shut out: what has ended leaves room for another attempt, whose key the service has not seen.
            const isFree =
              charged.length === 0 && world.openKeys.length === 0 && provider.cancelled.size === 0;
            if (client.lists === 'all' && isFree) {
              const [first] = tabs as [Tab];
              first.fate = { arrives: 'now', answer: 'ok', outcome: 'PAID', refusal: 200, isTwice: false };
              for (let n = 0; n < 2 && first.said !== 'done'; n++) await first.press('card', 'card C');
              expect(first.said).toBe('done');
            }
          },
        ),
        { numRuns: RUNS, seed: 37 },
      );
      // The sequences are worth something: most of them pay.
      expect(charges).toBeGreaterThan(RUNS / 3);
    }, 120_000);
  },
);
