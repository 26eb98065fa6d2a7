import { describe, expect, it } from 'vitest';
import { importsBelow, reachedFrom, readImportGraph } from '#scripts/source/import-graph.mjs';
import { root } from '#scripts/system/run.mjs';
import { choose, SENTINELS } from '#scripts/test/changed.mjs';

const names = [...SENTINELS, 'a', 'b', 'c', 'd'];
const TABLE = 'src/element/generated/table.ts';
const widget = (name: string): [string, Set<string>][] => [
  [`widgets/${name}/element.ts`, new Set([`widgets/${name}/View.tsx`, TABLE])],
  [`widgets/${name}/View.tsx`, new Set(['src/ui/Button.tsx'])],
  [`stories/${name}.stories.tsx`, new Set(['stories/lib/story.ts'])],
  [`test/e2e/widgets/${name}/${name}.spec.ts`, new Set(['test/e2e/lib/test.ts'])],
  [`test/unit/widgets/${name}/${name}.test.tsx`, new Set([`widgets/${name}/View.tsx`])],
];
const graph = new Map<string, Set<string>>([
  ...names.flatMap(widget),
  ['src/ui/Button.tsx', new Set(['src/ui/core/base.css'])],
  ['src/ui/core/base.css', new Set()],
  ['src/domain/rule.ts', new Set()],
  ['widgets/a/rules.ts', new Set(['src/domain/rule.ts'])],
  ['src/services/lead.ts', new Set(['src/domain/rule.ts'])],
  ['test/contract/calls.test.ts', new Set(['src/services/lead.ts'])],
  ['test/unit/domain/rule.test.ts', new Set(['src/domain/rule.ts'])],
  ['stories/kit/button.stories.tsx', new Set(['src/ui/Button.tsx', 'stories/lib/story.ts'])],
  ['stories/lib/story.ts', new Set()],
  ['test/e2e/lib/test.ts', new Set()],
  ['test/e2e/lib/a.ts', new Set()],
  ['test/e2e/together/pair.spec.ts', new Set(['test/e2e/lib/a.ts'])],
  ['demo-pages/pages/fragments/small.html', new Set()],
  ['demo-pages/pages/fragments/other.html', new Set()],
  ['demo-pages/sandbox/state.ts', new Set()],
]);
const texts: Record<string, string> = {
  'test/e2e/lib/a.ts': "page.locator('vt-a')",
  'demo-pages/pages/fragments/small.html': '<vt-a></vt-a>',
  'demo-pages/pages/fragments/other.html': '<vt-b></vt-b>',
};
const of = (...changed: string[]) => choose(changed, graph, (path) => texts[path] ?? '');
const e2e = (...changed: string[]) => new RegExp(of(...changed).choice.e2e?.grep ?? '^$');

describe('what a change can break', () => {
  it("a widget's own file: its unit tests, stories, journeys, page and failing files, and no other's", () => {
    const { choice, reasons } = of('widgets/a/View.tsx');
    expect(reasons.join()).toContain('vt-a');
    expect(choice).toMatchObject({
      lint: ['widgets/a/View.tsx'],
      types: true,
      house: true,
      build: true,
      sizes: true,
      unit: ['test/unit/widgets/a/a.test.tsx'],
      stories: ['stories/a.stories.tsx'],
    });
    expect(choice.contract).toBeUndefined();
    const grep = e2e('widgets/a/View.tsx');
    expect('preact widgets/a/a.spec.ts it works').toMatch(grep);
    expect('preact every-widget/deferred-files.spec.ts vt-a does its main job').toMatch(grep);
    expect('preact page/pages.spec.ts page / @preact @fragment-small').toMatch(grep);
    expect('preact together/pair.spec.ts they meet').toMatch(grep);
    expect('preact widgets/b/b.spec.ts it works').not.toMatch(grep);
    expect('preact page/pages.spec.ts page / @preact @fragment-small-too').not.toMatch(grep);
    expect('preact page/pages.spec.ts page / @preact @fragment-other').not.toMatch(grep);
  });

  it('a table that is generated from definitions: no widget but the one whose definition changed', () => {
    expect(of('widgets/a/element.ts', TABLE).reasons.join()).toContain('reach 1; vt-a');
    expect(of('widgets/a/element.ts', TABLE).choice).toMatchObject({
      generated: true,
      lint: expect.any(Array),
    });
  });

  it('the transport: how requests are redirected and sent once', () => {
    const grep = e2e('src/services/http/send.ts');
    expect('preact page/redirects.spec.ts a token follows none').toMatch(grep);
    expect('preact attacks/transport.spec.ts K1').toMatch(grep);
  });

  it("a widget's main job: that widget, its failing files included", () => {
    const grep = e2e('test/e2e/widgets/a/main-job.ts');
    expect('preact every-widget/deferred-files.spec.ts vt-a does its main job').toMatch(grep);
    expect('preact every-widget/deferred-files.spec.ts vt-b does its main job').not.toMatch(grep);
  });

  it('a rule: its own tests, and those of what imports it on the way to a widget or to the wire', () => {
    const { choice } = of('src/domain/rule.ts');
    // The nearest first.
    expect(choice.unit?.[0]).toEqual('test/unit/domain/rule.test.ts');
    expect(choice.contract).toEqual(['test/contract/calls.test.ts']);
    expect(choice.stories).toEqual(['stories/a.stories.tsx']);
  });

  it('what more than six widgets stand on: the kit and three of them', () => {
    const { choice, reasons } = of('src/ui/core/base.css');
    expect(reasons.join()).toContain(`${names.length} widgets: the kit and three of them`);
    expect(choice.stories?.sort()).toEqual(
      [...SENTINELS.map((name) => `stories/${name}.stories.tsx`), 'stories/kit/button.stories.tsx'].sort(),
    );
    const grep = e2e('src/ui/core/base.css');
    for (const name of SENTINELS) expect(`widgets/${name}/x.spec.ts`).toMatch(grep);
    expect('widgets/a/a.spec.ts').not.toMatch(grep);
    expect('kit/gallery.spec.ts').toMatch(grep);
  });

  it('a story, a test, a page: these and the house alone', () => {
    expect(of('stories/a.stories.tsx').choice).toEqual({
      lint: ['stories/a.stories.tsx'],
      types: true,
      house: true,
      stories: ['stories/a.stories.tsx'],
    });
    expect(Object.keys(of('test/unit/domain/rule.test.ts').choice)).toEqual([
      'lint',
      'types',
      'house',
      'unit',
    ]);
    expect('widgets/b/b.spec.ts').toMatch(e2e('test/e2e/widgets/b/b.spec.ts'));
    expect('@fragment-other').toMatch(e2e('demo-pages/pages/fragments/other.html'));
  });

  it('the sandbox, which no widget imports: three of them', () => {
    for (const name of SENTINELS)
      expect(`widgets/${name}/x.spec.ts`).toMatch(e2e('demo-pages/sandbox/state.ts'));
  });

  it('a settings file: every unit test, and a word that all of it may have changed', () => {
    const { choice, reasons } = of('package.json');
    expect(reasons.join()).toContain('package.json may change everything');
    expect(choice.unit).toHaveLength(names.length + 1);
  });

  it('a page of the specification, or what may cite one: the citations', () => {
    for (const path of ['stories/specification/leads.mdx', 'scripts/sizes.mjs', 'test/unit/lib/limits.tsv'])
      expect(of(path).choice).toEqual({ house: true });
  });

  it('a call, its example or the generator: the OpenAPI documents', () => {
    for (const path of [
      'src/services/recall.ts',
      'src/services/entities/recall.ts',
      'demo-pages/sandbox/services/recall.ts',
      'scripts/openapi/schemas.ts',
      'package.json',
    ])
      expect(of(path).choice.openapi).toBe(true);
    for (const path of ['src/services/http/send.ts', 'widgets/a/View.tsx'])
      expect(of(path).choice.openapi).toBeUndefined();
  });

  it("the package's entries, the generator of its types and projects: the package; not a row that a definition adds", () => {
    for (const path of [
      'src/element/package/load.ts',
      'scripts/generate/generated.mjs',
      'test/package/projects/vue/App.vue',
    ])
      expect(of(path).choice.package).toBe(true);
    expect(of('package.json').choice.package).toBe(true);
    expect(of('widgets/a/View.tsx').choice.package).toBeUndefined();
    expect(of('src/element/package/generated/elements.ts').choice.package).toBeUndefined();
  });

  it('a widget: its main job in the other engines; what drives these: all of them', () => {
    expect(of('widgets/a/View.tsx').choice.engines).toEqual({ grep: 'vt-a does' });
    expect(of('test/engines/webkit/page.ts', 'widgets/a/View.tsx').choice.engines).toBe(true);
    expect(of('scripts/system/engines.mjs').choice).toMatchObject({ build: true, engines: true });
    expect(of('scripts/sizes.mjs').choice.engines).toBeUndefined();
  });

  it('prose: nothing', () => {
    expect(of('README.md').choice).toEqual({});
  });

  it('a file that is gone reaches what still imports it, and is not linted', () => {
    const gone = new Map(graph);
    gone.delete('src/domain/rule.ts');
    const { choice } = choose(['src/domain/rule.ts'], gone, () => '');
    expect(choice.unit).toEqual(['test/unit/domain/rule.test.ts']);
    expect(choice.lint).toBeUndefined();
  });
});

describe('the imports of this repository', () => {
  const own = readImportGraph(root);

  it('lead from a style sheet, over late imports, to a test', () => {
    const path = 'test/unit/scripts/changed.test.ts';
    expect(importsBelow(own, path)).toContain('scripts/house/read.mjs');
    expect(reachedFrom(own, ['scripts/house/read.mjs'])).toContain(path);
    expect([...reachedFrom(own, ['src/ui/core/base.css'])]).toContain('widgets/lead-form/LeadForm.tsx');
  });

  it('are known of every widget, and the three that stand for all are there', () => {
    for (const name of SENTINELS) expect(own.has(`widgets/${name}/element.ts`)).toBe(true);
  });
});
