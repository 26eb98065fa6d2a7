/**
 * The machine that takes fields away: every call that a widget's main job and stories reach is answered once more for each of
 * its fields, without it or with another value in its place, one at a time, and what reached it is done again. Nothing throws,
 * and nothing appears that the full answers did not show.
 *
 * VITRINE_TURN=2/16 runs the second sixteenth of the changes: a quarter of those of a quarter of the widgets, as the walks with full
 * answers take most of the time of a turn (VITRINE_SILENCE_TURN goes before it). Without it all are run, and walks.tsv is held against
 * all stories. What appears is in the tables of .cache/silence: call, field, kinds of change, widget, what, text, and
 * the line of allowed.tsv with its reason; the calls whose answers were changed are in the lists beside them.
 */
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { CATALOGUE } from '#services/catalogue';
import { allowedBy } from './allowed';
import { baselineOf, type Finding, findingsOf } from './compare';
import { applyVariant, type Variant } from './variants';
import {
  changesOf,
  fieldOf,
  listedWalks,
  mainWalk,
  neededRows,
  rowsOf,
  type Walk,
  widgetNames,
  writeRows,
} from './walks';

/** By name: those that ask no service anything, or need a camera. */
const WITHOUT = ['barcode-scanner', 'car-image', 'go-back', 'hub-menu', 'qr-code'];
const FOLDER = resolve('.cache/silence');
/** Shown of a widget's faults; all are in the table. */
const MOST_SHOWN = 20;

/** With VITRINE_WALKS=stories the main jobs are done with full answers alone, for work on the stories' part. */
const STORIES_ALONE = process.env.VITRINE_WALKS === 'stories';

/** A number from 0 of a text, spread evenly and the same on every machine. */
function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619) >>> 0;
  return hash;
}

const [turn = 1, turns = 1] = (process.env.VITRINE_SILENCE_TURN ?? process.env.VITRINE_TURN ?? '')
  .split('/')
  .map(Number)
  .filter(Boolean);
/** Into how many groups turns deal the widgets. */
const GROUPS = turns % 4 === 0 ? 4 : 1;
const isWidgetInTurn = (widget: string): boolean => numberOf(widget) % GROUPS === (turn - 1) % GROUPS;
const isInTurn = (widget: string, { call, path, kind }: Variant): boolean =>
  numberOf(`${widget} ${call} ${path} ${kind}`) % (turns / GROUPS) === Math.floor((turn - 1) / GROUPS);

/** The calls whose answers are read, and are no file. */
const ANSWERED = CATALOGUE.map(({ call }) => call.definition)
  .filter(({ returns, wire }) => returns && !wire?.reads)
  .map(({ id }) => id);

/** Does a walk with one change; resolves to what appears. */
async function findingsWith(
  walk: Walk,
  full: ReturnType<typeof baselineOf>,
  most: number,
  variant: Variant,
): Promise<Finding[]> {
  const change = ({ id }: { id: string }, answer: unknown) =>
    id === variant.call ? applyVariant(answer, variant) : undefined;
  return findingsOf(full, await walk.run(change, most));
}

/** What the walks of a widget have in common. */
interface Run {
  widget: string;
  signal: AbortSignal;
  /** Fields that a walk before has reached. */
  reached: Set<string>;
  faults: string[];
  changes: number;
  note(file: 'tsv' | 'calls', line: string): void;
}

/** Does a walk with full answers, then with each change of a field that no walk before has reached. */
async function tryWalk(walk: Walk, run: Run): Promise<string> {
  const { widget, signal, reached, faults, note } = run;
  const full = await walk.run();
  expect(full.errors, walk.name).toEqual([]);
  const baseline = baselineOf(full);
  // What differs by itself would be found in every change.
  expect(findingsOf(baseline, await walk.run()), walk.name).toEqual([]);
  const news = changesOf(full).filter((each) => !reached.has(fieldOf(each)));
  for (const call of full.answers.keys()) note('calls', call);
  for (const variant of news.filter((each) => isInTurn(widget, each))) {
    // A test that has timed out is not in the page of the next one.
    if (signal.aborted) break;
    run.changes++;
    for (const finding of await findingsWith(walk, baseline, full.steps + 1, variant)) {
      const row = allowedBy(widget, variant, finding);
      const { call, path, kind, alike } = variant;
      const line = [call, path, [kind, ...alike].join(' '), widget, finding.what, finding.text];
      note('tsv', [...line, row?.line ?? '', row?.reason ?? '', walk.name].join('\t'));
      if (!row) faults.push([...line, walk.name].join(' | '));
    }
  }
  for (const each of news) reached.add(fieldOf(each));
  return full.stop ? ` (${walk.name}: not seen: ${full.stop})` : '';
}

/** Writes the rows of walks.tsv for a widget. */
async function writeWalks(widget: string): Promise<void> {
  const job = await mainWalk(widget);
  writeRows(widget, await neededRows(widget, new Set(changesOf(await job.run()).map(fieldOf))));
}

async function tryWidget(run: Run): Promise<void> {
  const { widget, reached, faults, note } = run;
  const job = await mainWalk(widget);
  // The first loads what others need, at its own pace.
  await job.run();
  const stops: string[] = [];
  if (STORIES_ALONE) {
    const full = await job.run();
    for (const call of full.answers.keys()) note('calls', call);
    for (const each of changesOf(full)) reached.add(fieldOf(each));
  } else stops.push(await tryWalk(job, run));
  const walks = await listedWalks(widget);
  for (const walk of walks) stops.push(await tryWalk(walk, run));
  if (turns === 1 && !STORIES_ALONE)
    expect(await neededRows(widget, reached), 'missing in walks.tsv: VITRINE_WALKS=write writes it').toEqual(
      [],
    );
  console.log(
    `${widget}: ${1 + walks.length} walks${stops.join('')}, ${reached.size} fields, ${run.changes} changes, ${faults.length} faults`,
  );
}

/** The widgets of one part of several: those of most walks are dealt first, so that the parts take about as long. */
const widgetsOf = (part: number, parts: number): string[] =>
  widgetNames
    .filter((name) => !WITHOUT.includes(name) && isWidgetInTurn(name))
    .sort((one, other) => rowsOf(other).length - rowsOf(one).length)
    .filter((_, at) => at % parts === part - 1);

/** Tests the widgets of one part of several, each file a worker of its own. */
export function testPart(part: number, parts: number): void {
  const own = widgetsOf(part, parts);
  const only = process.env.VITRINE_WIDGET?.split(',');
  mkdirSync(FOLDER, { recursive: true });
  const place = (file: string) => resolve(FOLDER, `${part}.${file}`);
  for (const file of ['tsv', 'calls']) rmSync(place(file), { force: true });
  if (part === 1) writeFileSync(resolve(FOLDER, 'answered'), `${ANSWERED.join('\n')}\n`);
  for (const widget of own) {
    it.runIf(!only || only.includes(widget))(
      `${widget} says nothing that no service said`,
      async ({ signal }) => {
        if (process.env.VITRINE_WALKS === 'write') return writeWalks(widget);
        const note = (file: string, line: string) => appendFileSync(place(file), `${line}\n`);
        const run: Run = { widget, signal, reached: new Set(), faults: [], changes: 0, note };
        await tryWidget(run);
        expect(run.faults.slice(0, MOST_SHOWN)).toEqual([]);
      },
      1_800_000,
    );
  }
}
