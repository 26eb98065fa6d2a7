import { doMainJob, expectSentOnce, placeAlone } from '../lib/do-main-job';
import { MORE_JOBS } from '../lib/more-jobs';
import { quiet } from '../lib/noise';
import { expect, type Locator, type Page, test } from '../lib/test';

const FAULTS = {
  GET: ['drop', '500', 'malformed', 'shape', 'empty', '404'],
  POST: ['drop', 'lost', '403', '422', 'shape', '500', '409'],
} as const;

/**
 * Answers that end a path by their content: a car that is not sold any more, a missing image, an order without a kit or
 * that is not the visitor's or takes no documents, terms that a bank refuses, a workshop without services or free
 * times, a car that was just sold, a brand without campaigns, recalls or dealers, a used car without an average, an
 * owner without cars, a car that was reviewed, that has no warranty, invoice, delivery or products, or that is not
 * known, a brand without offers of its workshops, one that has ended, a model without a maintenance plan, a manual that
 * was withdrawn, a brand without polls or plans, a wallet without cards, a person in no program, a medal without a record, a
 * brand without promotions, one that is gone or that the account may not join, a code that was used, a brand without events,
 * one that was withdrawn, a person without rental proposals, a registration that was begun and is gone, a person without
 * benefits, one that is gone or was redeemed elsewhere, a dealer without prices of its own, a brand without games, a code that
 * no version has, a brand without dealers, a repairman whom the service has no data of, an event that nobody has
 * joined, a brand without setups of its models, uses of a coupon of which none is left: a browser itself repeats a DELETE
 * whose connection was lost.
 */
const FINAL =
  /^(CAR-03 404|RPT-09 404|CAT-01 empty|CAT-09 empty|CAT-15 (404|empty)|DLR-20 empty|AST-0[13] \S+|RES-05 409|RES-08 empty|RES-1[23] empty|RES-11 404|TML-02 404|USR-06 409|FIN-1[3-7] 422|SCH-0[24] empty|EVA-05 (404|empty)|GAR-01 empty|REV-02 409|MOF-01 empty|MOF-02 404|VOU-05 empty|LRK-03 empty|LOY-02 (403|409|422)|LOY-03 404|HUB-0[126] 404|HUB-03 empty|RCL-01 404|RCL-08 empty|MNT-01 (404|empty)|MAN-06 404|BEN-03 404|BEN-05 empty|BEN-10 409|BEN-11 empty|LSB-03 empty|CRD-01 empty|PRM-03 empty|PRM-04 404|PRM-05 403|PRM-06 409|TML-01 empty|RUS-02 404|EVT-01 empty|EVT-02 404|GAM-01 empty|CPN-08 lost|DLR-25 empty|PRC-02 empty|USR-15 404|EVT-04 empty)$/;

/** Further conditions of the page; one per visit, in rotation. */
const CONDITIONS: Record<string, (page: Page) => unknown> = {
  plain: () => {},
  'keyboard alone': byKeyboard,
  'zoom of 200 %': (page) => page.setViewportSize({ width: 500, height: 450 }),
  'tab hidden': async (page) => {
    const devtools = await page.context().newCDPSession(page);
    setTimeout(async () => {
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' }).catch(() => {});
      await devtools.send('Page.setWebLifecycleState', { state: 'active' }).catch(() => {});
    }, 300);
  },
  'language changed': (page) =>
    page.evaluate(() => {
      const tag = document.querySelector('meta[name="vitrine:language"]') ?? document.createElement('meta');
      tag.setAttribute('name', 'vitrine:language');
      tag.setAttribute('content', 'es-AR');
      document.head.append(tag);
    }),
};

/** Clicks with Enter and checks with Space, without a pointer; returns a function that restores the pointer. */
function byKeyboard(page: Page): () => void {
  const keys = Object.getPrototypeOf(page.locator('body')) as Locator;
  const { click, check } = keys;
  const press = (key: string) =>
    async function (this: Locator) {
      // A suggestion is reached from its input, which keeps the focus.
      if ((await this.getAttribute('role')) === 'option') await page.keyboard.press('ArrowDown');
      else await this.focus();
      await page.keyboard.press(key);
    };
  Object.assign(keys, {
    click: press('Enter'),
    async check(this: Locator) {
      if (!(await this.isChecked())) await press('Space').call(this);
    },
  });
  return () => Object.assign(keys, { click, check });
}

test.use({ viewport: { width: 1000, height: 1400 }, actionTimeout: 3000 });

for (const [name, job] of Object.entries(MORE_JOBS)) {
  test(name, async ({ page, open, sandbox, noise }) => {
    test.setTimeout(1_200_000);
    await page.addInitScript(() => [localStorage.clear(), sessionStorage.clear()]);
    const visit = async () => {
      await page.setViewportSize({ width: 1000, height: 1400 });
      await sandbox.reset();
      placeAlone(job.markup);
    };
    await visit();
    await open(`/lone/${job.query ?? ''}`);
    await doMainJob(page, job, () => {});
    const made = new Map((await sandbox.calls()).map(({ call = '', method }) => [call, method]));
    const conditions = Object.keys(CONDITIONS);
    let turn = 0;
    const bad: string[] = [];
    for (const [call, method] of made) {
      for (const fault of FAULTS[method === 'GET' ? 'GET' : 'POST']) {
        if (FINAL.test(`${call} ${fault}`)) continue;
        const condition = conditions[turn++ % conditions.length] as string;
        const what = `${name} ${call} ${fault} (${condition})`;
        await visit();
        await sandbox.fault(fault, call);
        noise.length = 0;
        let end: unknown;
        try {
          await open(`/lone/${job.query ?? ''}`);
          end = await CONDITIONS[condition]?.(page);
          const heal = () => void sandbox.fault('none', call);
          await doMainJob(page, job, heal);
          if (fault !== 'lost') await expectSentOnce(sandbox);
          // The specification requires these messages (spec messages#developer-texts, spec offers#search).
          quiet(noise, /^(Error getting online sale price|Not Found Fallback Icon|Response status: \d{3})$/);
          expect(noise).toEqual([]);
          if (typeof end === 'function') end();
        } catch (error) {
          if (typeof end === 'function') end();
          bad.push(what);
          const text = String((error as AggregateError).errors?.join(' | ') ?? error).replace(/\s+/g, ' ');
          console.log('BAD', what, text.slice(0, 400));
          await page.screenshot({ path: `.cache/hostile/${what.replace(/\W+/g, '-')}.png` }).catch(() => {});
        }
      }
    }
    console.log(name, 'visits', turn, 'bad', bad.length);
    noise.length = 0;
    expect(bad).toEqual([]);
  });
}
