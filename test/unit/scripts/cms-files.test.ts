import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#page/settings/settings';
import { cmsWidgets, type Defined } from '#scripts/cms/data';
import { propertyOf } from '#scripts/cms/eds.mjs';
import { serviceNames, settingGroups } from '#scripts/cms/setting-fields';
import { cmsDefinitions, cmsFiles } from '#scripts/cms/write-cms.mjs';

const definitions: Defined[] = cmsDefinitions();
const widgets = cmsWidgets(definitions);
const groups = settingGroups();
const files = cmsFiles({ widgets, groups, services: serviceNames(), heights: '/**/', version: '1.2.3' });
const PLUGIN = 'wordpress/vitrine';

/** What an editor's configuration exports. */
const imported = (name: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(String(files[name]))}`);

const names = (attributes: readonly { name: string }[]) => attributes.map(({ name }) => name);

describe.each(definitions)('$tag in the configurations of editors', ({ tag, folder, attributes }) => {
  it('has a block of WordPress with every attribute, and texts in both languages', () => {
    const table = JSON.parse(String(files[`${PLUGIN}/generated/widgets.json`]));
    expect(names(table[folder].attributes)).toEqual(names(attributes));
    for (const each of table[folder].attributes)
      expect([each.text.pt, each.text.es, each.label.pt, each.label.es]).not.toContain('');
  });

  it('is kept by TinyMCE with every attribute', async () => {
    const { vitrine } = await imported('tinymce.js');
    expect(vitrine.custom_elements.split(',')).toContain(tag);
    const rule = vitrine.extended_valid_elements.split(',').find((one: string) => one.startsWith(`${tag}[`));
    expect(rule.slice(tag.length + 1, -1).split('|')).toEqual(expect.arrayContaining(names(attributes)));
    expect(JSON.parse(String(files[`${PLUGIN}/generated/tinymce.json`])).custom_elements).toContain(tag);
  });

  it('is kept by CKEditor with every attribute', async () => {
    const { htmlSupport, vitrineTags } = await imported('ckeditor5.js');
    const allowed = htmlSupport.allow.find((one: { name: string }) => one.name === tag);
    expect(Object.keys(allowed.attributes)).toEqual(expect.arrayContaining(names(attributes)));
    const views: string[] = [];
    const schema = { registerBlockElement: ({ view }: { view: string }) => views.push(view) };
    vitrineTags({ plugins: { get: () => schema } });
    expect(views).toContain(tag);
  });

  it('is a dialog and a template of AEM with every attribute', () => {
    const folderOf = `aem/jcr_root/apps/vitrine/components/${folder}`;
    const dialog = String(files[`${folderOf}/_cq_dialog/.content.xml`]);
    const template = String(files[`${folderOf}/${folder}.html`]);
    for (const { name, address } of attributes) {
      expect(dialog).toContain(`name="./${name}"`);
      expect(template).toContain(` ${name}="\${properties['${name}']`);
      if (address) expect(template).toContain(`properties['${name}'] @ context='uri'}`);
    }
    expect(template.startsWith(`<${tag} `) && template.trim().endsWith(`</${tag}>`)).toBe(true);
  });
});

describe.each(widgets)('$tag in Edge Delivery Services', ({ tag, attributes, css }) => {
  const read = (name: string) => String(files[`eds/blocks/${tag}/${name}`]);

  it('is a block that knows every attribute, with the reserved height', () => {
    const [, kinds = ''] = /ATTRIBUTES = (\{.*?\});/s.exec(read(`${tag}.js`)) ?? [];
    expect(JSON.parse(kinds)).toEqual(Object.fromEntries(attributes.map(({ name, kind }) => [name, kind])));
    expect(read(`${tag}.css`)).toContain(css || tag);
  });

  it('is a component of the universal editor with a field for every attribute and the content', () => {
    const { definitions: components, models, filters } = JSON.parse(read(`_${tag}.json`));
    const { template } = components[0].plugins.xwalk.page;
    expect(template).toMatchObject({ name: tag, model: tag, 'key-value': true });
    expect(models[0].id).toBe(tag);
    expect(names(models[0].fields)).toEqual([...names(attributes).map(propertyOf), 'content']);
    for (const each of models[0].fields) {
      expect([each.label, each.description]).not.toContain('');
      // The editor joins fields whose names end like this into one value.
      expect(each.name).not.toMatch(/(Title|Type|MimeType|Alt|Text)$|_/);
    }
    for (const name of Object.keys(template).filter((one) => !['name', 'model', 'key-value'].includes(one)))
      expect(names(models[0].fields)).toContain(name);
    expect(filters).toEqual([]);
    for (const own of ['name', 'model', 'filter', 'classes'])
      expect(names(models[0].fields)).not.toContain(own);
  });
});

it('attributes that are addresses are checked as such', () => {
  const addresses = definitions.flatMap(({ folder, attributes }) =>
    attributes.filter(({ address }) => address).map(({ name }) => `${folder} ${name}`),
  );
  const named = definitions.flatMap(({ folder, attributes }) =>
    attributes
      .filter(({ name, description }) => name.endsWith('-url') || /^Address\b/.test(description))
      .map(({ name }) => `${folder} ${name}`),
  );
  expect(addresses).toEqual(named);
  expect(addresses).toContain('lead-form privacy-url');
});

describe('the settings screen', () => {
  const fields = groups.flatMap((group) => group.fields);

  it('has every setting once', () => {
    expect(names(fields).sort()).toEqual(Object.keys(SETTINGS).sort());
  });

  it.each(fields)(
    'offers for $name the values that the library reports',
    ({ name, words, pattern, example }) => {
      if (example) expect(SETTINGS[name][0](example)).toBeDefined();
      if (words) expect(SETTINGS[name][1]).toBe(`expected one of ${words.join(', ')}`);
      else expect(pattern).toBeTruthy();
    },
  );

  const SAMPLES = [
    ...['fiat', 'BR', 'pt-BR', 'author', 'on', '14400000', '0', '-1', '1.5', 'GCP', 'a b', 'chave-1', 'ção'],
    ...[
      '.brand.example',
      'https://x.example',
      'vitrine_session',
      'a;b',
      'X-Key',
      '"><script>',
      'line\nbreak',
    ],
    ...['off', 'everywhere', 'cities=3106200,3550308; dealers=0001', 'cities=<b>', 'streets=1', 'cities=1=2'],
  ];

  /** Other ways to write what has one meaning: read in a page, not offered on the screen. */
  const OTHER_WRITINGS = ['0', 'a;b'];

  it.each(fields)('accepts for $name what the library accepts', ({ name, words, pattern }) => {
    const accepts = (text: string) => words?.includes(text) ?? new RegExp(pattern as string, 'i').test(text);
    const isValid = (text: string) => SETTINGS[name][0](text) !== undefined;
    const valid = SAMPLES.filter(isValid);
    expect(SAMPLES.filter(accepts)).toEqual(
      valid.filter((text) => accepts(text) || !OTHER_WRITINGS.includes(text)),
    );
  });
});

it('the plugin carries the version of the widgets, and its archive all of its files', () => {
  expect(files[`${PLUGIN}/vitrine.php`]).toContain(' * Version: 1.2.3\n');
  expect(files[`${PLUGIN}/readme.txt`]).toContain('Stable tag: 1.2.3\n');
  const inside = Object.keys(files).filter((path) => path.startsWith(`${PLUGIN}/`));
  const zipped = Object.keys(unzipSync(files['vitrine-wordpress.zip'] as Uint8Array));
  expect(zipped).toEqual(inside.map((path) => path.replace('wordpress/', '')));
});

it('every text of the plugin is in both languages', () => {
  const texts: Record<string, { pt: string; es: string }> = JSON.parse(String(files[`${PLUGIN}/texts.json`]));
  for (const { pt, es } of Object.values(texts)) expect([pt, es]).not.toContain('');
  const used = Object.entries(files)
    .filter(([path]) => path.startsWith(PLUGIN) && path.endsWith('.php'))
    .flatMap(([, text]) => [...String(text).matchAll(/vitrine_text\( '([\w-]+)'/g)].map(([, key]) => key));
  for (const key of used) expect(Object.keys(texts)).toContain(key);
});
