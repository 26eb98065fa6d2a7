import { failureOf, type MainJob, type Step } from './main-job';
import { expect, type Locator, type Page, type Sandbox } from './test';
import { editPage } from './test-server';

/** The page /lone/ has this widget alone. headers: further ones of the page, such as a policy. */
export function placeAlone(markup: string, headers: Record<string, string> = {}): void {
  // Metadata count in the head only.
  const metadata = markup.match(/<meta [^>]*>/g)?.join('') ?? '';
  const eager = markup.replace(/<meta [^>]*>/g, '').replace(/^<[\w-]+/, '$& load="eager"');
  editPage(
    (html) =>
      html
        .replace(/<vt-lead-form[\s\S]*<\/vt-lead-form>/, () => eager)
        .replace('</head>', () => `${metadata}</head>`),
    { headers },
  );
}

/**
 * The action of a step, never done twice at once: one that waits for what has failed goes on as soon as that is there,
 * and a second one would then press what follows.
 */
class Action {
  #page;
  #step;
  #isOver = false;
  #last: Promise<unknown> | undefined;

  constructor(page: Page, step: Step) {
    this.#page = page;
    this.#step = step;
  }

  /** Begins it unless it has begun; resolves once the step is done. */
  async do(): Promise<'done'> {
    this.#last ??= this.#begin();
    await this.#last;
    await this.#step.done(this.#page);
    return 'done';
  }

  async #begin() {
    this.#isOver = false;
    try {
      await this.#step.act(this.#page);
    } finally {
      this.#isOver = true;
    }
  }

  /** Begins again next time if it has ended: it has led to the failure that is shown, or came to nothing. */
  forget() {
    if (this.#isOver) this.#last = undefined;
  }

  /** Whether it has ended, late, and the step is done. Resolves to false if it is not within a second. */
  async hasDone(): Promise<boolean> {
    if (!this.#last || !this.#isOver) return false;
    return expect(() => this.#step.done(this.#page))
      .toPass({ timeout: 1000 })
      .then(
        () => true,
        () => false,
      );
  }
}

/**
 * Does a step; resolves to 'failed' if the widget shows a failure. Rejects if it shows neither a result nor a failure.
 */
function attempt(widget: Locator, action: Action): Promise<'done' | 'failed'> {
  const failed = async () => {
    await failureOf(widget).waitFor({ timeout: 12_000 });
    return 'failed' as const;
  };
  return Promise.any([action.do(), failed()]);
}

/** Maximum number of retries: several files may fail one after the other. */
const PATIENCE = 8;

/** Number of consecutive looks, 100 ms apart, after which what the widget shows is its answer. */
const LOOKS = 6;

/**
 * Resolves to false once a turn has not done the step: the retry button stays, since another file has failed; or it was
 * pressed and is gone, so that the step's own action can follow.
 */
async function settles(retry: Locator, wasPressed: boolean): Promise<false> {
  let looks = 0;
  let before: boolean | undefined;
  const look = async () => {
    const isThere = (await retry.isVisible()) && (await retry.isEnabled());
    looks = isThere === before && (isThere || wasPressed) ? looks + 1 : 0;
    before = isThere;
    return looks;
  };
  await expect.poll(look, { intervals: [100], timeout: 12_000 }).toBeGreaterThanOrEqual(LOOKS);
  return false;
}

/** Once the files load again: presses the widget's retry button, or repeats the last action. */
async function recover(page: Page, widget: Locator, step: Step, action: Action): Promise<void> {
  const retry = widget.getByRole('button', { name: 'Tentar novamente' }).first();
  for (let turn = 1; ; turn++) {
    const isOffered = await retry.isVisible();
    if (!isOffered && turn > 1 && (await action.hasDone())) return;
    action.forget();
    const done = async () => {
      if (!isOffered) return action.do();
      const isDone = () => step.done(page);
      // What is pressed elsewhere retries too, and may leave no button to press.
      await Promise.any([retry.click().then(isDone), isDone()]);
      return 'done';
    };
    try {
      if (await Promise.race([done(), settles(retry, isOffered)])) return;
      if (turn === PATIENCE) throw new Error('it fails again and again');
    } catch (error) {
      // The first attempt's action may have come late, as a dialog that now covers what opens it.
      const isDone = await step.done(page).then(
        () => true,
        () => false,
      );
      if (isDone) return;
      if (turn === PATIENCE) throw error;
    }
  }
}

/**
 * Does a main job, retrying failures as a visitor would; `onStep` hears the number of each step as it begins. Resolves to the
 * number of failures.
 */
export async function doMainJob(
  page: Page,
  { markup, steps }: MainJob,
  onFailure: () => void,
  onStep: (number: number) => void = () => {},
): Promise<number> {
  let failures = 0;
  const [, tag = ''] = /^<([\w-]+)/.exec(markup) ?? [];
  const widget = page.locator(tag).first();
  // Deferred files load at the first interaction.
  await widget.dispatchEvent('pointerdown');
  for (const [number, step] of steps.entries()) {
    onStep(number);
    const action = new Action(page, step);
    if ((await attempt(widget, action)) === 'done') continue;
    failures++;
    onFailure();
    await recover(page, widget, step, action);
  }
  return failures;
}

/** Expects at most one intent, received once. */
export async function expectSentOnce(sandbox: Sandbox): Promise<void> {
  const ledger = await sandbox.ledger();
  // Several calls may be made once each, as the hold of a car and its payment.
  expect(ledger.map(({ call, times }) => `${call} ${times}`)).toEqual(
    [...new Set(ledger.map(({ call }) => call))].map((call) => `${call} 1`),
  );
}
