import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Browser, type Fate, type Manners, Provider, Tab } from './payment-world';

const RUNS = 10_000;

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
const tab = fc.nat({ max: 1 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('press' as const), tab, way: fc.nat({ max: 3 }), fate }),
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

/** The ways to pay, and what is sent with them: two cards are two contents of one type. */
const WAYS = [
  ['card', 'card A'],
  ['card', 'card B'],
  ['pix', 'pix'],
  ['boleto', 'boleto'],
] as const;

async function follow(each: Step, browser: Browser): Promise<void> {
  const { provider, tabs } = browser;
  if (each.do === 'deliver') return provider.late.shift()?.();
  if (each.do === 'bank pays' || each.do === 'bank refuses') return provider.decide(each.do === 'bank pays');
  if (!('tab' in each)) return;
  const chosen = tabs[each.tab] as Tab;
  if ('fate' in each) chosen.fate = each.fate;
  if ('way' in each) {
    const [type, content] = WAYS[each.way] as (typeof WAYS)[number];
    if (each.do === 'press') return chosen.press(type, content);
    // A double press, and the other tab at the same time.
    const other = tabs[1 - each.tab] as Tab;
    other.fate = chosen.fate;
    await Promise.all([chosen.press(type, content), chosen.press(type, content), other.press('pix', 'pix')]);
  }
  if (each.do === 'resend') return chosen.resend();
  if (each.do === 'check') return chosen.check();
  if (each.do === 'cancel') return chosen.cancel();
  if (each.do === 'reload') return chosen.reload();
  if (each.do === 'offline' || each.do === 'online') chosen.isOnline = each.do === 'online';
}

/** What the visitor can find out in the end: by what a page still asks about, or by the order itself. */
const isKnown = (browser: Browser, key: string): boolean =>
  browser.open.some((attempt) => attempt.key === key) ||
  browser.provider.payments.some(({ idempotencyKey, status }) => idempotencyKey === key && status === 'PAID');

async function run(steps: readonly Step[], hardness: Manners): Promise<Browser> {
  const browser = new Browser(new Provider(hardness));
  for (let n = 0; n < 2; n++) new Tab(browser);
  for (const each of steps) {
    await follow(each, browser);
    const { charged } = browser.provider;
    if (charged.length > 1) throw new Error(`charged ${charged.length} times`);
  }
  // Everything that is still on its way arrives, and pending payments are paid.
  for (const request of browser.provider.late.splice(0)) request();
  for (let n = 0; n < 4; n++) browser.provider.decide(true);
  return browser;
}

describe('any sequence of presses, answers, delays, reloads and tabs', () => {
  it('charges an order once at most, sends one content per key, and leaves no charge unknown', async () => {
    let charges = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), manners, async (steps, hardness) => {
        const browser = await run(steps, { ...hardness });
        const { charged, mixed } = browser.provider;
        charges += charged.length;
        expect(charged.length).toBeLessThanOrEqual(1);
        expect(mixed).toBe(0);
        for (const key of charged) expect(isKnown(browser, key)).toBe(true);
        const [only] = browser.tabs as [Tab];
        only.isOnline = true;
        Object.assign(browser.provider.manners, { isNaming: true, lag: 0 });
        await only.check();
        // Once the service can be asked, no attempt that it carried out stays unknown.
        for (const key of charged) expect(browser.open.some((each) => each.key === key)).toBe(false);
      }),
      { numRuns: RUNS, seed: 37 },
    );
    // The sequences are worth something: most of them pay.
    expect(charges).toBeGreaterThan(RUNS / 3);
  }, 120_000);
});
