import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SERVICE_NAMES } from '#services/service-names';
import { run, tool } from '../../scripts/system/run.mjs';
import { expect, test } from '../e2e/lib/test';
import { installedFolder, runIn, tarball } from './lib/projects';

const read = (path: string): string => readFileSync(join(installedFolder(), path), 'utf8');

test('publint finds nothing', async () => {
  const { code, output } = await run(process.execPath, [tool('publint'), tarball(), '--strict']);
  expect(output).toContain('All good!');
  expect(code).toBe(0);
});

test('attw finds no problem in what modules resolve', async () => {
  const { code, output } = await run(process.execPath, [
    tool('@arethetypeswrong/cli', 'attw'),
    ...[tarball(), '--profile', 'esm-only', '--no-emoji', '--no-color', '--no-definitely-typed'],
    // A style sheet has no types, and Astro reads those of its components itself.
    ...['--exclude-entrypoints', 'reserve.css', 'Widget.astro'],
  ]);
  expect(code, output).toBe(0);
  expect(output).toContain('bundler: OK');
  // Of a pattern it says no more; one of its files is imported below.
  expect(output).not.toMatch(/^ *(node16 \(from ESM\)|bundler): (?!OK|\(wildcard\))/m);
});

test('it holds what users need, and nothing else', () => {
  const files = readdirSync(installedFolder(), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(installedFolder(), name)).isFile())
    .filter(
      (name) =>
        !/^dist\/((chunks|widgets)\/[\w.-]+\.js|openapi\/[\w-]+\.json|first-views\/[\w-]+\.css)$/.test(
          name,
        ) && !/^dist\/package\/(.*\.d\.ts\.map|src\/.*\.ts)$/.test(name),
    );
  expect(files.sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist/cli/vitrine.js',
    'dist/custom-elements.json',
    'dist/licenses.md',
    'dist/manifest.json',
    'dist/package/Widget.astro',
    'dist/package/attribute-names.d.ts',
    'dist/package/attribute-text.d.ts',
    'dist/package/create-widget.d.ts',
    'dist/package/entry.d.ts',
    'dist/package/entry.js',
    'dist/package/generated/attributes.d.ts',
    'dist/package/generated/elements.d.ts',
    'dist/package/generated/own-calls.d.ts',
    'dist/package/generated/react.d.ts',
    'dist/package/jsx.d.ts',
    'dist/package/jsx.js',
    'dist/package/load.d.ts',
    'dist/package/prop-names.d.ts',
    'dist/package/provided-views.d.ts',
    'dist/package/react.js',
    'dist/package/script.d.ts',
    'dist/package/server.d.ts',
    'dist/package/server.js',
    'dist/package/svelte.d.ts',
    'dist/package/svelte.js',
    'dist/package/vue.d.ts',
    'dist/package/vue.js',
    'dist/package/when-ready.d.ts',
    'dist/package/wire-map.d.ts',
    'dist/reserve.css',
    'dist/vision/0.10.35/vision_wasm_module_internal.js',
    'dist/vision/0.10.35/vision_wasm_module_internal.wasm',
    'dist/vitrine.html-data.json',
    'dist/vitrine.js',
    'dist/wire-map.schema.json',
    'package.json',
  ]);
  // Every file that the loader may ask for is there.
  for (const file of Object.keys(JSON.parse(read('dist/manifest.json')).files)) {
    expect(statSync(join(installedFolder(), 'dist', file)).isFile()).toBe(true);
  }
  const contracts = readdirSync(join(installedFolder(), 'dist/openapi')).sort();
  expect(contracts).toEqual([...SERVICE_NAMES, 'vitrine'].map((name) => `${name}.json`).sort());
});

test('a declaration leads to its source', () => {
  const folder = join(installedFolder(), 'dist/package');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.d.ts') && name !== 'script.d.ts',
  );
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const map = `${join(folder, name)}.map`;
    const [source = ''] = JSON.parse(readFileSync(map, 'utf8')).sources;
    const text = readFileSync(join(dirname(map), source), 'utf8');
    expect([name, text.length > 0]).toEqual([name, true]);
  }
});

test('a server without a DOM imports every entry', async () => {
  const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, string | object> };
  const modules = Object.entries(exports)
    .filter(([name, target]) => typeof target === 'object' && name !== './vitrine.js')
    .map(([name]) => name.replace('.', 'vitrine'));
  const data = [
    'vitrine/custom-elements.json',
    'vitrine/html-data',
    'vitrine/manifest.json',
    'vitrine/openapi/recall.json',
  ];
  const script = `
    for (const name of ${JSON.stringify(modules)}) await import(name);
    for (const name of ${JSON.stringify(data)}) await import(name, { with: { type: 'json' } });
    const { load, TAGS, VERSION, whenReady } = await import('vitrine');
    const loaded = await load({ base: '/vitrine/' });
    const refused = await whenReady('vt-lead-form').catch((error) => error.message);
    console.log(JSON.stringify({ loaded: loaded ?? null, refused, tags: TAGS.length, VERSION }));`;
  const output = await runIn('react', ['--input-type=module', '--no-warnings', '-e', script]);
  expect(modules.length).toBeGreaterThan(3);
  expect(JSON.parse(output)).toEqual({
    loaded: null,
    refused: 'whenReady() needs a document',
    tags: readdirSync('widgets').length,
    VERSION: JSON.parse(readFileSync('package.json', 'utf8')).version,
  });
});

test('React renders the components on a server', async () => {
  // Its server components then leave them to the browser.
  expect(read('dist/package/react.js')).toMatch(/^["']use client["'];/);
  const script = `
    import { createElement as h } from 'react';
    import { renderToString } from 'react-dom/server';
    import { VtLeadForm } from 'vitrine/react';
    const props = { model: 'compass', persons: ['legal', 'physical'], dealerRequired: true, onVtLeadSent() {} };
    console.log(renderToString(h(VtLeadForm, props, h('a', { href: '/contato' }, 'Contato'))));`;
  expect((await runIn('react', ['--input-type=module', '-e', script])).trim()).toBe(
    '<vt-lead-form model="compass" persons="legal physical" dealer-required=""><a href="/contato">Contato</a></vt-lead-form>',
  );
});

test('a server renders first views, by itself and through the React components', async () => {
  const script = `
    import { createElement as h } from 'react';
    import { renderToString } from 'react-dom/server';
    import { provideFirstViews, renderWidget } from 'vitrine/server';
    import { VtLeadForm } from 'vitrine/react';
    const settings = { brand: 'peugeot', country: 'AR', language: 'es-AR' };
    const heading = '"><script>alert(1)</script>';
    provideFirstViews(() => settings);
    const hostile = { 'x onload': 'y', 'x><script>': 'y', onclick: 'hurt()', 'aria-label': 'a"b' };
    const errors = [];
    for (const tag of ['vt-none', 'div']) try { renderWidget(tag); } catch (error) { errors.push(error.message); }
    console.log(JSON.stringify({
      alone: renderWidget('vt-lead-form', { heading }, settings, { children: '<a href="/contacto">Contacto</a>', nonce: 'n1' }),
      react: renderToString(h(VtLeadForm, { heading }, h('a', { href: '/contacto' }, 'Contacto'))),
      lit: renderWidget('vt-qr-code', { value: 'x', ...hostile }),
      guarded: renderWidget('vt-garage'),
      errors,
      globals: ['document', 'window', 'location'].filter((name) => name in globalThis),
    }));`;
  const output = await runIn('react', ['--input-type=module', '-e', script]);
  // What is left out is reported on the server's console.
  expect(output.match(/^\[vitrine\] vt-qr-code/gm)).not.toBeNull();
  const { alone, react, ...others } = JSON.parse(/^\{.*$/m.exec(output)?.[0] ?? '');
  expect(others).toEqual({
    lit: '<vt-qr-code value="x" aria-label="a&quot;b"></vt-qr-code>',
    guarded: '<vt-garage></vt-garage>',
    errors: [
      'vt-none is no tag of this version of the library',
      'div is no tag of this version of the library',
    ],
    // Those of a browser stay in the bundle.
    globals: [],
  });
  for (const html of [alone, react]) {
    expect(html).toMatch(
      /^<vt-lead-form heading="&quot;&gt;&lt;script[^>]*"><template shadowrootmode="open"><style/,
    );
    expect(html).toContain('DNI');
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/undefined|page\.invalid|\[object/);
    expect(html).toMatch(/<\/template><a href="\/contacto">Contacto<\/a><\/vt-lead-form>$/);
  }
  expect(alone).toContain('<style nonce="n1">');
});

test('npx vitrine conformance checks a service, without anything else to install', async ({ origin }) => {
  const program = join('node_modules/.bin', process.platform === 'win32' ? 'vitrine.cmd' : 'vitrine');
  const cwd = join(installedFolder(), '../..');
  const help = await run(join(cwd, program), ['--help'], { cwd });
  expect([help.code, help.stdout]).toEqual([0, expect.stringContaining('conformance')]);
  const services = `${origin}/api/{service}`;
  const words = ['conformance', '--services', services, '--only', 'RCL-08,DLR-02'];
  const { code, output } = await run(join(cwd, program), words, { cwd });
  expect(output).toContain('2 calls: 2 well, 0 with 0 faults, 0 not checked.');
  expect(code).toBe(0);
  const unknown = await run(join(cwd, program), ['conform'], { cwd });
  expect([unknown.code, unknown.output]).toEqual([
    2,
    expect.stringContaining('There is no command "conform".'),
  ]);
});
