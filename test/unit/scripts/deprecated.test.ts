import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsWidgets } from '#scripts/cms/data';
import { cmsFiles } from '#scripts/cms/write-cms.mjs';
import { attributesOf } from '#scripts/generate/attributes.mjs';
import { deprecatedTable } from '#scripts/generate/deprecated.mjs';
import { elementTypes, reactWidgets } from '#scripts/generate/element-types.mjs';
import { eventList } from '#scripts/generate/events.mjs';
import { generatedFiles } from '#scripts/generate/generated.mjs';
import { htmlData } from '#scripts/generate/html-data.mjs';
import { manifest } from '#scripts/generate/manifest.mjs';
import { nextVersion } from '#scripts/release/versions.mjs';
import { type Definition, readDefinition, readEvents } from '#scripts/source/definitions.mjs';
import { lifeOf, namedTag, splitDoc } from '#scripts/source/doc-tags.mjs';

const schema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('custom-elements-manifest'), 'utf8'),
);
const VERSION = nextVersion();
/** Nothing of a fixture is later than the next release, whatever it is. */
const [FIRST, SECOND] = ['0.0.1', '0.0.2'];

const ELEMENT = `import { defineWidget } from '#element/host';
/**
 * A widget that is no longer wanted.
 *
 * @since ${FIRST}
 * @deprecated ${SECOND}, use vt-lead-form - It asks for the same.
 * @part root - The whole widget.
 * @part old - A part. {@since ${SECOND}} {@deprecated ${SECOND}, use root}
 */
defineWidget('vt-old-form', {
  attributes,
  events: ['vt-old-sent', 'vt-old-opened'],
  island: () => import('./OldForm'),
});`;

const ATTRIBUTES = `export const attributes = {
  /** Title. */
  heading: text,
  /** Title, by its former name. @deprecated ${SECOND}, use heading */
  caption: text,
  /**
   * Colour of the car.
   *
   * @since ${SECOND}
   * @deprecated ${SECOND}
   * @example red
   */
  colour: text,
};`;

const VIEW = `declare module '#page/core/events' {
  interface VitrineEvents {
    /** The form was sent. @deprecated ${SECOND}, use vt-lead-sent */
    'vt-old-sent': null;
    /** The form was opened. @since ${SECOND} */
    'vt-old-opened': null;
  }
}`;

let folder: string;
let widget: Definition;
let events: ReturnType<typeof readEvents>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-definitions-'));
  mkdirSync(join(folder, 'old-form'));
  const files = { 'element.ts': ELEMENT, 'attributes.ts': ATTRIBUTES, 'OldForm.tsx': VIEW };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'old-form', name), text);
  events = readEvents([folder]);
  widget = readDefinition('old-form', events, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const named = <T extends { name: string }>(list: T[], name: string): T => {
  const found = list.find((each) => each.name === name);
  if (!found) throw new Error(`no ${name} in ${list.map((each) => each.name)}`);
  return found;
};

describe('a definition', () => {
  it('has the life of the tag, its attributes, its events and its parts', () => {
    expect(widget).toMatchObject({
      description: 'A widget that is no longer wanted.',
      since: FIRST,
      deprecated: { since: SECOND, use: 'vt-lead-form', reason: 'It asks for the same.' },
    });
    expect(named(widget.attributes, 'heading')).toEqual({
      name: 'heading',
      kind: 'text',
      description: 'Title.',
    });
    expect(named(widget.attributes, 'caption')).toMatchObject({
      description: 'Title, by its former name.',
      deprecated: { since: SECOND, use: 'heading' },
    });
    expect(named(widget.attributes, 'colour')).toMatchObject({
      description: 'Colour of the car.',
      example: 'red',
      since: SECOND,
      deprecated: { since: SECOND },
    });
    expect(named(widget.events, 'vt-old-sent')).toMatchObject({
      description: 'The form was sent.',
      deprecated: { since: SECOND, use: 'vt-lead-sent' },
    });
    expect(widget.parts).toEqual([
      { name: 'root', description: 'The whole widget.' },
      {
        name: 'old',
        description: 'A part.',
        since: SECOND,
        deprecated: { since: SECOND, use: 'root' },
      },
    ]);
  });

  it('without @since is refused by the name of its tag', () => {
    writeFileSync(join(folder, 'old-form/element.ts'), ELEMENT.replace(/^ \* @since.*\n/m, ''));
    expect(() => readDefinition('old-form', events, folder)).toThrow(
      /old-form\/element\.ts: vt-old-form: write @since VERSION/,
    );
    writeFileSync(join(folder, 'old-form/element.ts'), ELEMENT);
  });

  it.each([
    ['since', '1.0', 'a: @since: 1.0 is no version such as 0.1.0'],
    ['since', '9.0.0', `a: @since: 9.0.0 is later than the next release, ${VERSION}`],
    ['deprecated', 'soon, use b', 'a: @deprecated: soon is no version such as 0.1.0'],
    ['deprecated', '0.0.1 use b', 'a: write @deprecated 0.4.0, use NAME - Reason.'],
    ['deprecated', '9.0.0', `a: @deprecated: 9.0.0 is later than the next release, ${VERSION}`],
  ])('with @%s %s is refused', (name, value, message) => {
    expect(() => lifeOf([[name, value]], 'a')).toThrow(message);
  });

  it('is not deprecated before it is there', () => {
    const tags: [string, string][] = [
      ['since', SECOND],
      ['deprecated', FIRST],
    ];
    expect(() => lifeOf(tags, 'a')).toThrow(`a: deprecated in ${FIRST}, before it was there`);
  });

  it('takes other words with an @ for its text', () => {
    expect(splitDoc('Sent by @vt-lead-sent,\nor mail@example.com. @since 0.0.1')).toEqual({
      text: 'Sent by @vt-lead-sent, or mail@example.com.',
      tags: [['since', '0.0.1']],
    });
    expect(namedTag('- Shown first.', 'a @slot')).toEqual({ name: '', description: 'Shown first.' });
  });
});

describe('what is deprecated', () => {
  it('is in the manifest, as its schema has it, with the first version of everything', () => {
    const read = JSON.parse(manifest([widget], events));
    const [one] = read.modules[0].declarations;
    expect(one).toMatchObject({
      since: FIRST,
      deprecated: `Since ${SECOND}; use vt-lead-form. It asks for the same.`,
    });
    expect(named(one.attributes, 'heading')).toMatchObject({ since: FIRST });
    expect(named(one.attributes, 'heading')).not.toHaveProperty('deprecated');
    expect(named(one.attributes, 'caption')).toMatchObject({
      since: FIRST,
      deprecated: `Since ${SECOND}; use heading.`,
    });
    expect(named(one.attributes, 'colour')).toMatchObject({ since: SECOND, deprecated: `Since ${SECOND}.` });
    expect(named(one.events, 'vt-old-sent')).toMatchObject({
      since: FIRST,
      deprecated: `Since ${SECOND}; use vt-lead-sent.`,
    });
    expect(named(one.events, 'vt-old-opened')).toMatchObject({ since: SECOND });
    expect(named(one.cssParts, 'old')).toMatchObject({
      since: SECOND,
      deprecated: `Since ${SECOND}; use root.`,
    });
    // What is deprecated is no example.
    expect(one.metadata.examples).toEqual({});
    const ajv = new Ajv({ strict: false });
    ajv.addSchema(schema, 'manifest');
    expect(ajv.validate('manifest', read), ajv.errorsText()).toBe(true);
  });

  it('is said to editors of HTML', () => {
    const [tag] = JSON.parse(htmlData([widget])).tags;
    expect(tag.description).toBe(
      `Deprecated. Since ${SECOND}; use vt-lead-form. It asks for the same. A widget that is no longer wanted. Since ${FIRST}.`,
    );
    expect(named<{ name: string; description: string }>(tag.attributes, 'caption').description).toBe(
      `Deprecated. Since ${SECOND}; use heading. Title, by its former name.`,
    );
    expect(named<{ name: string; description: string }>(tag.attributes, 'heading').description).toBe(
      'Title.',
    );
  });

  it('is marked in the types of TypeScript, React, JSX and Vue', () => {
    const types = elementTypes([widget], events, [], []);
    expect(types).toContain(`  /**
   * Title, by its former name.
   * @deprecated Since ${SECOND}; use heading.
   */
  caption?: string;`);
    expect(types).toContain(`  /**
   * The form was opened.
   * @since ${SECOND}
   */
  'vt-old-opened': null;`);
    const whole = `
   * A widget that is no longer wanted.
   * @since ${FIRST}
   * @deprecated Since ${SECOND}; use vt-lead-form. It asks for the same.
   */
  'vt-old-form': VtOldFormAttributes;`;
    expect(types).toContain(whole);
    expect(reactWidgets([widget])).toContain(
      ` * @deprecated Since ${SECOND}; use vt-lead-form. It asks for the same.\n */\nexport const VtOldForm`,
    );
  });

  it('is in the table of author mode, and in the list of events', () => {
    expect(deprecatedTable([widget])).toContain(`= {
  'vt-old-form': ['${SECOND}', 'vt-lead-form'],
  'vt-old-form caption': ['${SECOND}', 'heading'],
  'vt-old-form colour': ['${SECOND}'],
};`);
    const [opened, sent] = JSON.parse(eventList([widget], events));
    expect(opened).toMatchObject({ name: 'vt-old-opened', since: SECOND });
    expect(sent).toMatchObject({ name: 'vt-old-sent', since: FIRST, deprecated: { use: 'vt-lead-sent' } });
  });

  it('is kept by CMSs where it is in use, and offered no more', async () => {
    const widgets = cmsWidgets([{ ...widget, attributes: attributesOf(widget) }]);
    const files = cmsFiles({ widgets, groups: [], services: [], heights: '', version: '1.2.3' });
    const text = (path: string) => String(files[path]);
    const component = 'aem/jcr_root/apps/vitrine/components/old-form';
    const dialog = text(`${component}/_cq_dialog/.content.xml`);
    expect(dialog).toContain('name="./heading"');
    expect(dialog).not.toMatch(/name="\.\/(caption|colour)"/);
    expect(text(`${component}/old-form.html`)).toContain(' caption="');
    expect(text(`${component}/.content.xml`)).toContain('componentGroup=".hidden"');
    const table = JSON.parse(text('wordpress/vitrine/generated/widgets.json'))['old-form'];
    expect(table).toMatchObject({ deprecated: true, example: {} });
    expect(named(table.attributes, 'caption')).toMatchObject({ deprecated: true });
    expect(named(table.attributes, 'heading')).not.toHaveProperty('deprecated');
    expect(text('tinymce.js')).toMatch(/vt-old-form\[[^\]]*\|caption\|/);
    expect(text('ckeditor5.js')).toContain('"caption"');
    const { default: plugin } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text('grapesjs.js'))}`
    );
    const types = new Map<string, { model: { defaults: { traits: (string | { name: string })[] } } }>();
    const blocks: string[] = [];
    plugin({
      DomComponents: { addType: types.set.bind(types) },
      BlockManager: { add: (tag: string) => blocks.push(tag) },
      on() {},
    });
    const traits = types.get('vt-old-form')?.model.defaults.traits ?? [];
    const names = traits.map((each) => (typeof each === 'string' ? each : each.name));
    expect(names).toContain('heading');
    expect(names).not.toContain('caption');
    expect(blocks).toEqual([]);
  });
});

it('the generated files have the table of author mode', () => {
  expect(generatedFiles([widget])['src/element/generated/deprecated.ts']).toBe(deprecatedTable([widget]));
});
