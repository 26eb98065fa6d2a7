import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serverOf } from '#scripts/build/first-views.mjs';
import type { ViewTable } from '#scripts/cms/first-views/view-table.mjs';
import { renderOf } from '#scripts/cms/first-views.mjs';
import { type ElementCase, LEAD_FORMS, MIXED } from '../cms/lib/first-view-cases';
import { filledView } from '../unit/lib/filled-view';

const FOLDER = 'dist/cms/wordpress/vitrine/generated/first-views';
const server = await serverOf(join(process.cwd(), 'dist'));

const tableOf = (name: string): ViewTable | undefined => {
  try {
    return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
};

/** What the plugin's table and the renderer make. */
function both({ name, attributes, settings }: ElementCase) {
  const table = tableOf(name);
  const view = renderOf(server, `vt-${name}`)(attributes, settings);
  return {
    filled: table && filledView(table, attributes, settings),
    rendered: view && { html: view.html, style: view.style },
  };
}

test('the plugin has each view of the lead form as it is rendered', () => {
  const wrong = LEAD_FORMS.filter((one) => {
    const { filled, rendered } = both(one);
    return !filled || JSON.stringify(filled) !== JSON.stringify(rendered);
  });
  expect(wrong).toEqual([]);
});

test('the plugin has the views of other widgets as they are rendered, or none', () => {
  const made = MIXED.map((one) => ({ ...one, ...both(one) }));
  const wrong = made.filter(
    ({ filled, rendered }) => filled && JSON.stringify(filled) !== JSON.stringify(rendered),
  );
  expect(wrong.map(({ name, attributes }) => ({ name, attributes }))).toEqual([]);
  // The rest has no first view, or an attribute with which there is none.
  expect(made.filter(({ filled }) => filled).length).toBeGreaterThan(MIXED.length / 3);
});
