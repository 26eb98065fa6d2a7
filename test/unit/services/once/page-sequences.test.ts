import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ensureOnce } from '#services/once/ensure-once';
import { UnknownOutcome } from '#services/once/unknown-outcome';

const RUNS = 1500;

/** What the network and the service do with one request. It is carried out where it arrives and is not refused. */
interface Fate {
  arrives: 'now' | 'late' | 'never';
  answer: 'ok' | 'empty' | 'lost' | 500 | 401 | 409 | 422 | 429;
}
const fate: fc.Arbitrary<Fate> = fc.record({
  arrives: fc.constantFrom('now', 'now', 'late', 'never'),
  answer: fc.constantFrom<Fate['answer'][]>('ok', 'ok', 'empty', 'lost', 'lost', 500, 401, 409, 422, 429),
});
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      fate,
      content: fc.constantFrom('a', 'a', 'b'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('presses' as const), fate }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('deliver', 'offline', 'online') }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** How hard a service is. keys: it makes one of a key; without, a request that arrives late is one more. */
interface Manners {
  keys: boolean;
  /** Refusals are looked into, and end the attempt. */
  verifies: boolean;
}

class Page {
  readonly owner = {};
  readonly late: (() => void)[] = [];
  readonly madeKeys: string[] = [];
  made = 0;
  /** Things that this page was told of. */
  told = 0;
  sent = 0;
  blind = 0;
  isOnline = true;
  fate: Fate = { arrives: 'now', answer: 'ok' };

  constructor(readonly manners: Manners) {}

  acts(content: string) {
    const { verifies } = this.manners;
    return ensureOnce<string>({
      owner: this.owner,
      kind: 'thing',
      content,
      send: (key) => this.#send(key),
      look: async () => {
        if (!this.isOnline) throw { kind: 'network', status: 0 };
        return this.made > this.told ? 'it' : undefined;
      },
      verifies: () => verifies,
    });
  }

  async #send(key: string): Promise<string | undefined> {
    const { arrives, answer } = this.fate;
    this.sent += 1;
    if (typeof answer === 'number' && answer < 500) throw { kind: 'http', status: answer };
    const arrive = () => {
      if (this.manners.keys && this.madeKeys.includes(key)) return;
      this.madeKeys.push(key);
      this.made += 1;
    };
    if (arrives === 'now') arrive();
    // Without keys nobody can tell what comes late from what is sent again.
    else if (arrives === 'late' && this.manners.keys) this.late.push(arrive);
    if (arrives !== 'now' || answer === 'lost') throw { kind: 'network', status: 0 };
    if (answer === 500) throw { kind: 'http', status: 500 };
    return answer === 'ok' ? 'it' : undefined;
  }

  async press(content: string): Promise<string> {
    const wasOpen = this.acts(content).open().length > 0;
    const before = this.sent;
    const said = await this.acts(content)
      .send()
      .then(
        () => 'done',
        (error) => (error instanceof UnknownOutcome ? error.why : `failed ${error.status}`),
      );
    if (wasOpen && !this.isOnline && this.sent > before) this.blind += 1;
    if (said === 'done') this.told = this.made;
    return said;
  }
}

async function follow(page: Page, each: Step, isOneContent: boolean): Promise<void> {
  if (each.do === 'deliver') return page.late.shift()?.();
  if (each.do === 'online' || each.do === 'offline') {
    page.isOnline = each.do === 'online';
    return;
  }
  if (!('fate' in each)) return;
  page.fate = each.fate;
  if (each.do === 'press') await page.press(isOneContent ? 'a' : each.content);
  else await Promise.all([page.press('a'), page.press('a')]);
}

const run = (check: (page: Page, steps: readonly Step[]) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 14 }),
      fc.record({ keys: fc.boolean(), verifies: fc.boolean() }),
      (steps, manners) => check(new Page(manners), steps),
    ),
    { numRuns: RUNS, seed: 37 },
  );

describe('what a page does once, after any sequence of presses, answers, delays and questions', () => {
  it('is never made again before it was told, and is told as soon as the service can be asked', async () => {
    let made = 0;
    await run(async (page, steps) => {
      for (const each of steps) {
        const { told } = page;
        await follow(page, each, true);
        expect(page.made).toBeLessThanOrEqual(told + 1);
        expect(page.blind).toBe(0);
      }
      made += page.made;
      page.isOnline = true;
      const isLost = page.made > page.told;
      const { sent } = page;
      page.fate = { arrives: 'now', answer: 'ok' };
      expect(await page.press('a')).toBe('done');
      if (isLost) expect(page.sent).toBe(sent);
      expect(page.acts('a').open()).toEqual([]);
    });
    // The sequences are worth something: most of them make it.
    expect(made).toBeGreaterThan(RUNS / 3);
  });

  it('sends no content while nobody can be asked about another one', async () => {
    await run(async (page, steps) => {
      for (const each of steps) await follow(page, each, false);
      expect(page.blind).toBe(0);
    });
  });
});
