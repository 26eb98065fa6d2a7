// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { checkFile } from '#scripts/house/rules.mjs';
import { storeNameProblems } from '#scripts/house/store-names.mjs';
import { checkStyle } from '#scripts/house/style-rules.mjs';
import { unusedZeros, ZEROS, zeroProblems } from '#scripts/house/zeros.mjs';

/** The problems as "line rule", which is what a rule is recognised by. */
const found = (path: string, text: string) =>
  checkFile(path, text).map(({ line, rule }: { line: number; rule: string }) => `${line} ${rule}`);

const PAGE = 'src/page/metadata.ts';
const WIDGET = 'widgets/lead-form/LeadForm.tsx';

describe('what real pages falsify', () => {
  test.each([
    ['the address written to the history', "history.replaceState(null, '', '/a');", 'address'],
    ['the same by the name of the function', 'history[way](null);', 'address'],
    ['a list made by a function of its indices', 'Array.from({ length: 2 }, (_, i) => i);', 'replaced'],
    ['the entries of a list', 'for (const [i, a] of all.entries()) go(i, a);', 'replaced'],
    ['an id that needs https', 'crypto.randomUUID();', 'too-new'],
    ['a Request', "send(new Request('/a'));", 'request'],
    ['an element looked up by a point', 'root.elementFromPoint(x, y);', 'point'],
    ['an error on the console', 'console.error(error);', 'console'],
    ['an error on the console, after words', "console.warn('[vitrine]', tag, cause);", 'console'],
    ['what logs whatever it is given', 'go().catch(console.error);', 'console'],
    ['an answer checked by valibot itself', "import { object, safeParse } from 'valibot';", 'inherited'],
  ])('%s is found', (_, line, rule) => {
    expect(found(PAGE, `\n${line}\n`)).toEqual([`2 ${rule}`]);
  });
  test.each([
    "console.error('no address');",
    'console.error(failure.message);',
    'console.warn(MISSING, tag);',
  ])('%s is no error on the console', (line) => expect(found(PAGE, line)).toEqual([]));
  test('the one file that logs errors may', () => {
    expect(found('src/page/log-error.ts', 'console.error(error);')).toEqual([]);
  });
  test('the one file that checks answers may', () => {
    const line = "import { safeParse as parse } from 'valibot';";
    expect(found('src/domain/validation/safe-parse.ts', line)).toEqual([]);
    expect(found('src/domain/validation/other.ts', line)).toEqual(['1 inherited']);
  });
  test('the one file that writes the address may', () => {
    expect(found('src/page/address/write-address.ts', "history.pushState(null, '', href);")).toEqual([]);
  });
});

describe('what content can hide', () => {
  const POPUPS = 'src/ui/popups/place.ts';
  test.each([
    ['a member of the document', PAGE, 'use(document.cookie);'],
    ['the same through the window', PAGE, 'use(window.document.head);'],
    ['the same by its name as text', PAGE, "use(document['currentScript']);"],
    ['the same taken apart', PAGE, 'const { body } = document;'],
    ['the same where there is no root', WIDGET, '(root ?? document).getElementById(id);'],
    ['the same of an element', WIDGET, 'element.ownerDocument.defaultView;'],
    ['the same in spread', WIDGET, 'go(...document.querySelectorAll(tag));'],
    ['a root that may be the document', WIDGET, 'element.getRootNode();'],
    ['a global that browsers lack', WIDGET, 'requestIdleCallback(go);'],
    ['the same of the window', WIDGET, 'globalThis.scheduler?.yield();'],
    ['the same taken apart', WIDGET, 'const { BarcodeDetector: Native } = globalThis;'],
    ['the parent of an element of the page', POPUPS, 'for (let at = node; at; at = at.parentNode) go(at);'],
  ])('%s is found', (_, path, line) => {
    expect(found(path, `\n${line}\n`)).toEqual(['2 clobbered']);
  });
  test.each([
    ['the document as a node', PAGE, 'observer.observe(document, options);'],
    ['what is written to it', PAGE, "document.title = 'a';"],
    ['a document of a person', WIDGET, 'const masked = (document: string) => document.slice(2);'],
    ['the parent in a widget', WIDGET, 'input.parentElement;'],
    ['a variable of that name', WIDGET, "const scheduler = optionalGlobal('scheduler'); scheduler?.yield();"],
    ['the one file that reads it', 'src/page/core/native.ts', 'document.cookie;'],
  ])('%s is not', (_, path, line) => {
    expect(found(path, `\n${line}\n`)).toEqual([]);
  });
});

describe('where an address takes effect', () => {
  test.each([
    ['a link of the DOM', 'link.href = text;'],
    ['a frame of the DOM', 'frame.src = text;'],
    ['an attribute', "link.setAttribute('href', text);"],
    ['a page', 'location.assign(text);'],
    ['the same by assignment', 'location.href = text;'],
    ['the same by assignment to the window', 'window.location = text;'],
    ['a tab', "window.open(text, '_blank');"],
    ['code', 'import(text);'],
  ])('%s takes no text', (_, line) => {
    expect(found(WIDGET, `\n${line}\n`)).toEqual(['2 unsafe-address']);
  });
  test('files that are known may, and imports by name', () => {
    expect(found('src/page/navigate.ts', 'location.assign(address);')).toEqual([]);
    expect(found(WIDGET, "import('./deferred');")).toEqual([]);
  });
});

describe('what a parent hides', () => {
  test.each(['visibility: visible', 'pointer-events: auto', 'pointer-events:all'])(
    '%s is found',
    (undone) => {
      const problems = checkStyle('src/ui/a.css', `.a {\n  ${undone};\n}`);
      expect(problems.map(({ line, rule }: { line: number; rule: string }) => `${line} ${rule}`)).toEqual([
        '2 hidden',
      ]);
    },
  );
  test('what hides, or inherits, may; popups, which stand in the body, too', () => {
    expect(checkStyle('src/ui/a.css', '.a { visibility: inherit; pointer-events: none; }')).toEqual([]);
    expect(checkStyle('src/ui/popups/popups.css', '.a { pointer-events: auto; }')).toEqual([]);
  });
});

describe('one scale', () => {
  test.each([
    'padding: 12px 16px',
    'gap: 20px',
    'margin-block-end: 1.5px',
    'column-gap:4px 6px',
    'font-size: 1.25em',
  ])('%s is not on it', (style) => {
    const problems = checkStyle('src/ui/a.css', `.a {\n  ${style};\n}`);
    expect(problems.map(({ line, rule }: { line: number; rule: string }) => `${line} ${rule}`)).toEqual([
      '2 scale',
    ]);
  });
  test.each([
    'padding: 8px 16px',
    'margin: -8px 0 24px',
    'padding: calc(16px - 2px)',
    'scroll-margin-top: 120px',
    'gap: 0.5em',
    'font-size: 1.125em',
    'font-size: clamp(1em, 5cqi, 1.3em)',
  ])('%s is', (style) => {
    expect(checkStyle('src/ui/a.css', `.a { ${style}; }`)).toEqual([]);
  });
});

describe('floors', () => {
  test('an import from the same floor or from below is right', () => {
    const text = `import { a } from './cookies';\nimport type { B } from '#domain/brands';\n`;
    expect(found(PAGE, text)).toEqual([]);
    expect(found(WIDGET, `import { a } from '#ui/field';\nimport { b } from './state';\n`)).toEqual([]);
  });

  test.each([
    ['a value', `import { a } from '../services/leads';`],
    ['a type', `import type { A } from '../services/leads';`],
    ['an effect', `import '../services/leads';`],
    ['style with a query', `import css from '../ui/field.css?inline';`],
    ['a re-export', `export { a } from '../services/leads';`],
    ['a re-export of all', `export * from '../services/leads';`],
    ['a dynamic import', `const later = () => import('../services/leads');`],
    ['a dynamic import in a template', 'const later = () => import(`../services/leads`);'],
    ['an import type', `type A = import('../services/leads').A;`],
    ['a glob', `const all = import.meta.glob('../services/*.ts');`],
    ['a glob in a list', `const all = import.meta.glob(['./a.ts', '../services/*.ts']);`],
    ['a widget', `import { a } from '../../widgets/lead-form/state';`],
    ['a path from the root', `import { a } from 'src/services/leads';`],
    ['a name', `import { a } from '#services/leads';`],
  ])('%s from a floor above is found', (_, line) => {
    expect(found(PAGE, `\n${line}\n`)).toEqual(['2 upwards']);
  });

  test('every floor is held against every floor above it', () => {
    const floors = ['domain', 'page', 'services', 'ui', 'features', 'element'];
    for (const [mine, from] of floors.entries()) {
      for (const [theirs, to] of floors.entries()) {
        const problems = found(`src/${from}/a.ts`, `import { b } from '#${to}/b';`);
        expect(problems, `${from} imports ${to}`).toEqual(theirs > mine ? ['1 upwards'] : []);
      }
    }
  });

  test('another floor is imported by its name, and so is what is three folders up', () => {
    expect(found(PAGE, `import { a } from '../domain/brands';`)).toEqual(['1 subpath']);
    expect(found('src/ui/a/b/c/d.ts', `import { a } from '../../../core/a';`)).toEqual(['1 subpath']);
    expect(found('src/ui/a/b/c/d.ts', `import { a } from '../../a';`)).toEqual([]);
  });

  test('a store that only a floor above makes is not read by its name', () => {
    const store = "const cart = pageSingleton('$cart', () => atom(0));";
    const read = "\nknownSingleton('$cart');";
    const problems = (files: Record<string, string>) =>
      storeNameProblems(new Map(Object.entries(files))).map(({ path, line }) => `${path} ${line}`);
    expect(problems({ 'src/features/cart/a.ts': store, 'src/services/http/b.ts': read })).toEqual([
      'src/services/http/b.ts 2',
    ]);
    expect(problems({ 'src/features/cart/a.ts': store, 'src/features/offers/b.ts': read })).toEqual([]);
    expect(
      problems({ 'src/page/a.ts': store, 'src/features/cart/c.ts': store, 'src/ui/b.ts': read }),
    ).toEqual([]);
    expect(problems({ 'src/ui/b.ts': read })).toEqual([]);
  });

  test('a file or an import on no floor is found', () => {
    expect(found('src/helpers/a.ts', '')).toEqual(['1 floor']);
    expect(found('src/a.ts', '')).toEqual(['1 floor']);
    expect(found(PAGE, `import { a } from '../helpers/a';`)).toEqual(['1 floor']);
  });

  test('what runs in a CMS is beside the house, and neither imports the other', () => {
    const editor = 'src/cms/editors/tinymce.js';
    expect(found(editor, 'export const a = 1;')).toEqual([]);
    expect(found(editor, `import { a } from '../../domain/a';`)).toEqual(['1 outside']);
    expect(found(PAGE, `import { a } from '../cms/editors/tinymce';`)).toEqual(['1 floor']);
  });

  test('the line is right behind characters of several bytes', () => {
    expect(found(PAGE, `const a = '🚗 São';\n\nimport { b } from '../ui/b';\n`)).toEqual(['3 upwards']);
  });
});

describe('names', () => {
  test.each([
    'export function tell(fault: Error) {}',
    'export async function begin<T>(run: T) {}',
    'export const read = async (id: string) => id;',
  ])('%s says too little', (line) => expect(found(PAGE, line)).toEqual(['1 vague']));
  test.each([
    'export const reportFault = (fault: Error) => fault;',
    'function tell() {}',
    "export const process = 'Encontramos um erro no processo';",
    'export const open = { guest: true } as const;',
  ])('%s does not', (line) => expect(found(PAGE, line)).toEqual([]));
});

describe('what is for tools alone, and what the bundler must see', () => {
  test('the whole catalogue is imported by nothing that is shipped', () => {
    expect(found('src/services/a.ts', `import { CATALOGUE } from './catalogue';`)).toEqual(['1 catalogue']);
    expect(found('src/services/catalogue-rows.ts', `import { CATALOGUE } from './catalogue';`)).toEqual([]);
  });
  test('a mark within a docstring is found, one of its own is not', () => {
    const end = '\nexport function a() {}\n';
    expect(found('src/services/a.ts', `/**\n * A.\n * @__NO_SIDE_EFFECTS__\n */${end}`)).toEqual(['1 mark']);
    expect(found('src/services/a.ts', `/** A. */\n/* @__NO_SIDE_EFFECTS__ */${end}`)).toEqual([]);
  });
});

test('a method that the oldest browsers asked for do not have is found', () => {
  expect(found('src/domain/a.ts', `export const a = [1]\n  .toSorted();`)).toEqual(['2 too-new']);
  expect(found('src/domain/a.ts', `export const a = [1].sort();`)).toEqual([]);
});

test.each([
  'fetch(address);',
  'globalThis.fetch(address);',
  'new XMLHttpRequest();',
  'navigator.sendBeacon(address);',
  "new EventSource('/events');",
])('%s outside the transport is found', (line) => {
  expect(found(WIDGET, `\n${line}`)).toEqual(['2 request']);
  expect(found('src/services/http/fetch-once.ts', line)).toEqual([]);
  expect(found(WIDGET, 'prefetch(address);')).toEqual([]);
});

describe('widgets and what is outside', () => {
  test('a widget that imports another is found', () => {
    expect(found(WIDGET, `import { a } from '../dealer-finder/state';`)).toEqual(['1 widget']);
    expect(found('widgets/lead-form/parts/Person.tsx', `import('../../dealer-finder/state');`)).toEqual([
      '1 widget',
    ]);
  });

  test.each(['demo-pages/server', 'stories/lead-form', 'test/unit/a', 'scripts/build.mjs', '../shared/spec'])(
    '%s is not for what is shipped',
    (target) => {
      expect(found(PAGE, `import { a } from '../../${target}';`)).toEqual(['1 outside']);
      expect(found(WIDGET, `import type { A } from '../../${target}';`)).toEqual(['1 outside']);
    },
  );

  test('packages and package.json are no business of the floors', () => {
    const text = `import { atom } from 'nanostores';\nimport { version } from '../../package.json';\n`;
    expect(found(PAGE, text)).toEqual([]);
  });
});

describe('React', () => {
  test.each([
    'useActionState',
    'useOptimistic',
    'useFormStatus',
    'Activity',
    'preload',
    'useId',
    'useTransition',
  ])('%s is found', (name) => {
    expect(found(WIDGET, `import { useState, ${name} as x } from 'react';`)).toEqual(['1 preact']);
    expect(found(WIDGET, `import { ${name} } from 'react-dom';`)).toEqual(['1 preact']);
    expect(found(WIDGET, `export { ${name} } from 'react';`)).toEqual(['1 preact']);
  });

  test.each([
    `import React from 'react';`,
    `import * as React from 'react';`,
    `import { default as React } from 'react';`,
    `export * from 'react';`,
    `const React = import('react');`,
  ])('%s takes all of it', (line) => {
    expect(found(WIDGET, line)).toEqual(['1 react-names']);
  });

  test('what both have is right', () => {
    expect(found(WIDGET, `import { type ReactNode, useState } from 'react';`)).toEqual([]);
    expect(found(WIDGET, `import { useId } from './ids';`)).toEqual([]);
  });
});

describe('markup', () => {
  test.each([
    `element.innerHTML = text;`,
    `element.innerHTML += text;`,
    `element['outerHTML'] = text;`,
    `element.insertAdjacentHTML('beforeend', text);`,
    `element?.insertAdjacentHTML('beforeend', text);`,
    `element.setHTMLUnsafe(text);`,
    `Object.assign(element, { innerHTML: text });`,
    `const a = <p dangerouslySetInnerHTML={{ __html: text }} />;`,
    `const a = <p innerHTML={text} />;`,
    `const a = html\`<p .innerHTML=\${text}></p>\`;`,
    `import { unsafeHTML } from 'lit/directives/unsafe-html.js';`,
  ])('%s is found', (line) => {
    expect(found(WIDGET, `\n${line}`)).toEqual(['2 markup']);
  });

  test('reading it is right', () => {
    expect(found(PAGE, `const before = element.innerHTML;`)).toEqual([]);
  });
});

describe('files', () => {
  test('a barrel is found', () => {
    expect(found('src/page/index.ts', '')).toEqual(['1 barrel']);
    expect(found('widgets/lead-form/index.tsx', '')).toEqual(['1 barrel']);
  });

  test('250 lines are right and 251 are not, unless generated', () => {
    expect(found(PAGE, 'a();\n'.repeat(250))).toEqual([]);
    expect(found(PAGE, 'a();\n'.repeat(251))).toEqual(['251 length']);
    expect(found('src/element/generated/reserve.ts', 'a();\n'.repeat(251))).toEqual([]);
  });

  test('what cannot be read is found', () => {
    expect(found(PAGE, 'const = ;')).toEqual(['1 syntax']);
  });

  test('a message names the file', () => {
    expect(checkFile(PAGE, `import { a } from '../ui/a';`)[0]).toMatchObject({ path: PAGE, line: 1 });
  });
});

describe('a 0 for what a service does not say', () => {
  const zeros = (path: string, text: string) => zeroProblems(path, text).map(({ line }) => line);
  test.each([
    ['widgets/loyalty/deferred/Card.tsx', 'const points = member.points ?? 0;'],
    ['src/features/orders/Paid.tsx', 'formatCurrency(amount || 0, language)'],
    ['src/services/game.ts', 'points: answer.points ?? 0,'],
  ])('%s: %s', (path, line) => expect(zeros(path, `\n${line}\n`)).toEqual([2]));
  test.each([
    ['widgets/loyalty/deferred/Card.tsx', 'const count = items?.length ?? 0;'],
    ['widgets/loyalty/deferred/Card.tsx', 'count: (failure?.count ?? 0) + 1'],
    ['widgets/loyalty/deferred/Card.tsx', '// points ?? 0 would be a fact'],
    ['widgets/loyalty/deferred/Card.tsx', 'const share = part ?? 0.5;'],
    ['src/domain/car/totals.ts', 'bonus ?? 0'],
  ])('not in %s: %s', (path, line) => expect(zeros(path, line)).toEqual([]));
  test('a line whose 0 has a meaning may', () => {
    const [[path, part]] = ZEROS as [(typeof ZEROS)[number]];
    expect(zeros(path, part)).toEqual([]);
  });
  test('a meaning of a line that is gone is found', () => {
    expect(unusedZeros(new Map()).length).toBe(ZEROS.length);
  });
});
