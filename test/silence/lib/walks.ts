/**
 * The walks of the widgets: the main job of each, and stories that reach a field of an answer which no walk before has. The
 * stories' part is walks.tsv beside the tests: widget, story, calls; VITRINE_WALKS=write writes it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { MainJob } from '#test/e2e/lib/main-job';
import { type Story, type StoryFile, storiesOf, visitStory } from './story';
import { type Variant, variantsOf } from './variants';
import { type Change, type Visit, visit } from './visit';

/** Something a visitor does with a widget, over and over with other answers. */
export interface Walk {
  /** main job, or the file and the name of a story. */
  name: string;
  /** Does it, as many steps as `most`; a story has one. */
  run(change?: Change, most?: number): Promise<Visit>;
}

const TABLE = resolve('test/silence/walks.tsv');
const [HEAD = '', ...ROWS] = readFileSync(TABLE, 'utf8').trim().split('\n');
const fieldsOf = (row: string) => row.split('\t');

const jobs = import.meta.glob<{ mainJob: MainJob }>('../../e2e/widgets/*/main-job.ts');
const files = import.meta.glob<StoryFile>([
  '../../../stories/*.stories.tsx',
  '../../../stories/*/*.stories.tsx',
  '!../../../stories/kit/**',
]);
const pathOf = (file: string) => `../../../stories/${file}.stories.tsx`;
const nameOf = (path: string) => path.replace('../../../stories/', '').replace('.stories.tsx', '');

/** The widgets that have a main job, by name. */
export const widgetNames = Object.keys(jobs).map((path) => path.split('/').at(-2) ?? '');

const walkOf = (name: string, story: Story): Walk => ({
  name,
  run: (change) => visitStory(story, change),
});

/** Resolves to the main job of a widget. */
export async function mainWalk(widget: string): Promise<Walk & { steps: number }> {
  const { mainJob } = (await jobs[`../../e2e/widgets/${widget}/main-job.ts`]?.()) ?? {};
  if (!mainJob) throw new Error(`${widget} has no main job`);
  return {
    name: 'main job',
    steps: mainJob.steps.length,
    run: (change, most) => visit(mainJob, change, most),
  };
}

/** Resolves to the stories of a widget that are walked; throws for a row whose story is gone. */
export async function listedWalks(widget: string): Promise<(Walk & { calls: string[] })[]> {
  const own = ROWS.map(fieldsOf).filter(([name]) => name === widget);
  return Promise.all(
    own.map(async ([, place = '', calls = '']) => {
      const [file = '', name = ''] = place.split(' ');
      const loaded = await files[pathOf(file)]?.();
      const story = loaded && storiesOf(loaded).find(([each]) => each === name)?.[1];
      if (!story) throw new Error(`walks.tsv: there is no story ${place} with a play`);
      return { ...walkOf(place, story), calls: calls.split(' ') };
    }),
  );
}

/** Stories that differ by themselves from one visit to the next: nothing could be compared with them. */
const UNSTEADY = ['promotion-admin DenyList', 'test-drive Sent'];

/** Resolves to all stories of a widget. */
async function allStories(widget: string): Promise<Walk[]> {
  const found = await Promise.all(
    Object.entries(files)
      // Most files name the widget; those of states and roles are of several.
      .filter(([path]) => RegExp(`/(${widget}(/[^/]+)?|states/[^/]+|roles/[^/]+)\\.stories`).test(path))
      .map(async ([path, load]) =>
        storiesOf(await load())
          .filter(([, { tag }]) => tag === `vt-${widget}`)
          .map(([name, story]) => walkOf(`${nameOf(path)} ${name}`, story)),
      ),
  );
  return found.flat().filter(({ name }) => !UNSTEADY.includes(name));
}

/** Every change of the answers of a visit. */
export const changesOf = ({ answers }: Visit): Variant[] =>
  [...answers].flatMap(([call, { definition, answers: all }]) =>
    definition.returns ? variantsOf(call, definition.returns, all) : [],
  );
export const fieldOf = ({ call, path }: Variant): string => `${call} ${path}`;

/**
 * Resolves to the rows of walks.tsv that a widget needs: as long as a story reaches a field that none before has, the one
 * that reaches most of them.
 */
export async function neededRows(widget: string, reached: ReadonlySet<string>): Promise<string[]> {
  const known = new Set(reached);
  const rows: string[] = [];
  const stories: { name: string; fields: Set<string> }[] = [];
  for (const { name, run } of await allStories(widget))
    stories.push({ name, fields: new Set(changesOf(await run()).map(fieldOf)) });
  for (;;) {
    const open = stories.map(({ name, fields }) => ({
      name,
      left: [...fields].filter((one) => !known.has(one)),
    }));
    const [most] = open.sort((one, other) => other.left.length - one.left.length);
    if (!most || most.left.length === 0) return rows;
    const calls = new Set(most.left.map((one) => one.slice(0, one.indexOf(' '))));
    rows.push([widget, most.name, [...calls].sort().join(' ')].join('\t'));
    for (const one of most.left) known.add(one);
  }
}

/** The rows of a widget in walks.tsv. */
export const rowsOf = (widget: string): string[] => ROWS.filter((row) => fieldsOf(row)[0] === widget);

/** Writes a widget's rows in the place of those it had. */
export function writeRows(widget: string, rows: readonly string[]): void {
  const others = readFileSync(TABLE, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .filter((row) => row && fieldsOf(row)[0] !== widget);
  const place = others.findIndex((row) => (fieldsOf(row)[0] ?? '') > widget);
  others.splice(place < 0 ? others.length : place, 0, ...rows);
  writeFileSync(TABLE, `${[HEAD, ...others].join('\n')}\n`);
}
