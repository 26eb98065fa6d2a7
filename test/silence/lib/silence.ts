/**
 * The machine that takes fields away: every call that a widget's main job reaches is answered once more for each of its
 * fields, without it or with another value in its place, one at a time, and the job is done again. Nothing throws, and
 * nothing appears that the full answers did not show.
 *
 * VITRINE_TURN=2/6 runs the second sixth of the changes, of every widget some; without it all are run. What appears is in the
 * tables of .cache/silence: call, field, kinds of change, widget, what, text, and the line of allowed.tsv with its reason.
 */
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { MainJob } from '#test/e2e/lib/main-job';
import { allowedBy } from './allowed';
import { baselineOf, type Finding, findingsOf } from './compare';
import { applyVariant, type Variant, variantsOf } from './variants';
import { type Visit, visit } from './visit';

/** By name: those that ask no service anything, or need a camera. */
const WITHOUT = ['barcode-scanner', 'car-image', 'go-back', 'hub-menu', 'qr-code'];
const FOLDER = resolve('.cache/silence');
/** Shown of a widget's faults; all are in the table. */
const MOST_SHOWN = 20;

const files = import.meta.glob<{ mainJob: MainJob }>('../../e2e/widgets/*/main-job.ts');
const jobs = Object.entries(files)
  .map(([path, load]) => ({ name: path.split('/').at(-2) ?? '', load }))
  .filter(({ name }) => !WITHOUT.includes(name));

/** A number from 0 of a text, spread evenly and the same on every machine. */
function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619) >>> 0;
  return hash;
}

const [turn = 1, turns = 1] = (process.env.VITRINE_TURN ?? '').split('/').map(Number).filter(Boolean);
const isInTurn = (widget: string, { call, path, kind }: Variant): boolean =>
  numberOf(`${widget} ${call} ${path} ${kind}`) % turns === turn - 1;

/** Every change of the answers of a visit. */
const changesOf = ({ answers }: Visit): Variant[] =>
  [...answers].flatMap(([call, { definition, answers: all }]) =>
    definition.returns ? variantsOf(call, definition.returns, all) : [],
  );

/** Does a job with one change; resolves to what appears. */
async function findingsWith(
  job: MainJob,
  full: ReturnType<typeof baselineOf>,
  steps: number,
  variant: Variant,
): Promise<Finding[]> {
  const change = ({ id }: { id: string }, answer: unknown) =>
    id === variant.call ? applyVariant(answer, variant) : undefined;
  return findingsOf(full, await visit(job, change, steps));
}

/** Tests the widgets of one part of several, each file a worker of its own. */
export function testPart(part: number, parts: number): void {
  const table = resolve(FOLDER, `${part}.tsv`);
  const own = jobs.filter((_, index) => index % parts === part - 1);
  const only = process.env.VITRINE_WIDGET?.split(',');
  mkdirSync(FOLDER, { recursive: true });
  rmSync(table, { force: true });
  for (const { name, load } of own) {
    it.runIf(!only || only.includes(name))(
      `${name} says nothing that no service said`,
      async ({ signal }) => {
        const { mainJob } = await load();
        // The first loads what others need, at its own pace.
        await visit(mainJob);
        const full = await visit(mainJob);
        expect(full.errors).toEqual([]);
        const baseline = baselineOf(full);
        // What differs by itself would be found in every change.
        expect(findingsOf(baseline, await visit(mainJob))).toEqual([]);
        const changes = changesOf(full).filter((each) => isInTurn(name, each));
        const faults: string[] = [];
        for (const variant of changes) {
          // A test that has timed out is not in the page of the next one.
          if (signal.aborted) return;
          for (const finding of await findingsWith(mainJob, baseline, full.steps + 1, variant)) {
            const row = allowedBy(name, variant, finding);
            const { call, path, kind, alike } = variant;
            const line = [call, path, [kind, ...alike].join(' '), name, finding.what, finding.text];
            appendFileSync(table, `${[...line, row?.line ?? '', row?.reason ?? ''].join('\t')}\n`);
            if (!row) faults.push(line.join(' | '));
          }
        }
        const stop = full.stop ? ` (not seen: ${full.stop})` : '';
        const steps = `${full.steps} of ${mainJob.steps.length} steps${stop}`;
        console.log(
          `${name}: ${steps}, ${full.answers.size} calls, ${changes.length} changes, ${faults.length} faults`,
        );
        expect(faults.slice(0, MOST_SHOWN)).toEqual([]);
      },
      1_800_000,
    );
  }
}
