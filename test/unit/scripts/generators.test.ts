import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv';
import { parseSync } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { SETTINGS } from '#page/settings/settings';
import { generatedFiles } from '#scripts/generate/generated.mjs';
import { accessOf, readDefinitions } from '#scripts/source/definitions.mjs';
import { readServices, readSettings } from '#scripts/source/page-settings.mjs';
import { SERVICE_NAMES } from '#services/service-names';
import { BRAND_TOKENS } from '#ui/core/tokens';

interface Named {
  name: string;
  description: string;
  type?: { text: string };
  default?: string;
}
interface Declaration
  extends Record<'attributes' | 'events' | 'cssProperties' | 'cssStates' | 'slots', Named[]> {
  tagName: string;
}
interface Manifest {
  modules: { path: string; declarations: Declaration[] }[];
}

const schema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('custom-elements-manifest'), 'utf8'),
);
let files: Record<string, string>;
let manifest: Manifest;
const declared = (tag: string) =>
  manifest.modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
const namesOf = (list: { name: string }[] = []) => list.map(({ name }) => name);

beforeAll(() => {
  files = generatedFiles(readDefinitions());
  manifest = JSON.parse(files['.cache/generated/custom-elements.json'] ?? '');
});

it('the manifest and every declaration in it match the schema, version 2.1.0', () => {
  const ajv = new Ajv({ allErrors: true, strict: false });
  ajv.addSchema(schema, 'manifest');
  expect(ajv.validate('manifest', manifest), ajv.errorsText()).toBe(true);
  // The whole schema accepts any kind of declaration: each is checked as that of an element, too.
  for (const { declarations } of manifest.modules) {
    const [one] = declarations;
    const valid = ajv.validate({ $ref: 'manifest#/definitions/CustomElementDeclaration' }, one);
    expect(valid, ajv.errorsText()).toBe(true);
    const known = Object.keys(schema.definitions.CustomElementDeclaration.properties);
    expect(Object.keys(one ?? {}).filter((name) => !known.includes(name))).toEqual(['since', 'metadata']);
  }
  const broken = { ...manifest.modules[0]?.declarations[0], cssStates: [{ description: 'no name' }] };
  expect(ajv.validate({ $ref: 'manifest#/definitions/CustomElementDeclaration' }, broken)).toBe(false);
});

it('words are unions, and defaults are the values themselves', () => {
  const attribute = (tag: string, name: string) =>
    declared(tag)?.attributes.find((each) => each.name === name);
  expect(attribute('vt-location-selector', 'layout')).toMatchObject({
    type: { text: "'box' | 'modal'" },
    default: 'box',
  });
  expect(attribute('vt-lead-form', 'persons')?.type?.text).toBe("'physical' | 'legal' | string");
  expect(attribute('vt-lead-form', 'dealer-required')?.type?.text).toBe('boolean');
});

it('every element has its events with their payloads, its states and its properties', () => {
  const common = ['vt-widget-ready', 'vt-widget-failed'];
  const form = declared('vt-lead-form');
  expect(namesOf(form?.events)).toEqual(['vt-lead-sent', 'vt-lead-failed', ...common]);
  expect(form?.events[1]?.type?.text).toBe('CustomEvent<{ kind: string }>');
  expect(namesOf(form?.cssStates)).toEqual(['loading', 'ready', 'failed']);
  expect(form?.cssProperties).toHaveLength(Object.keys(BRAND_TOKENS.fiat).length + 4);
  expect(namesOf(declared('vt-configurator')?.cssProperties)).toContain('--vt-sticky-top');
  expect(namesOf(declared('vt-car-image')?.cssStates)).toContain('fallback');
  expect(namesOf(declared('vt-go-back')?.cssProperties)).toEqual(['--vt-accent', '--vt-focus']);
  expect(namesOf(declared('vt-go-back')?.cssStates)).toEqual([]);
  for (const { declarations } of manifest.modules) {
    for (const { events, cssProperties, cssStates, slots } of declarations) {
      for (const { description } of [...events, ...cssProperties, ...cssStates, ...slots])
        expect(description).not.toBe('');
    }
  }
});

it('who can use a widget is in the manifest', () => {
  const access = (text: string) => {
    const [statement] = parseSync('x.ts', `(${text})`).program.body;
    const node = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
    return accessOf(node?.type === 'ParenthesizedExpression' ? node.expression : node);
  };
  expect(access('{}')).toEqual({});
  const rights = { staff: true };
  expect(access('{ staff: true }')).toEqual(rights);
  expect(accessOf(undefined)).toBeUndefined();
  expect(() => access('{ role: 1 }')).toThrow('access has no role');
  expect(() => access('MANAGERS')).toThrow('expected an object');
  const [first, ...others] = readDefinitions();
  const { modules } = JSON.parse(
    generatedFiles([{ ...first, access: rights } as never, ...others])[
      '.cache/generated/custom-elements.json'
    ] ?? '',
  );
  expect(modules[0].declarations[0].metadata.access).toEqual(rights);
  const open = modules.find(({ path }: { path: string }) => path.endsWith('/qr-code.js'));
  expect(open.declarations[0].metadata).not.toHaveProperty('access');
});

it("the settings of load() are those of a page's metadata, with their words", () => {
  const settings = readSettings();
  expect(namesOf(settings)).toEqual(Object.keys(SETTINGS));
  const typeOf = (name: string) => settings.find((each) => each.name === name)?.type;
  expect(typeOf('country')).toBe("'BR' | 'AR'");
  expect(typeOf('mode')).toBe("'author' | 'visitor'");
  expect(typeOf('address-validation')).toBe("'on' | 'off' | 'true' | 'false'");
  expect(typeOf('cache-ttl')).toBe('NumberText');
  expect(typeOf('lead-client-id')).toBe('string');
  expect(readServices()).toEqual([...SERVICE_NAMES]);
});
