import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { WIDGETS } from '../lib/widgets';

const FOLDER = 'dist/cms/aem/jcr_root/apps/vitrine/components';

test("AEM's files are well-formed, with a field for every attribute", async ({ page }) => {
  for (const { name, attributes } of WIDGETS) {
    const files = readdirSync(`${FOLDER}/${name}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.xml'))
      .map((path) => readFileSync(`${FOLDER}/${name}/${path}`, 'utf8'));
    expect(files).toHaveLength(2);
    const found = await page.evaluate(
      (texts) =>
        texts.map((text) => {
          const xml = new DOMParser().parseFromString(text, 'application/xml');
          return {
            error: xml.querySelector('parsererror')?.textContent ?? '',
            fields: [...xml.querySelectorAll('[name]')].map((one) => one.getAttribute('name')),
          };
        }),
      files,
    );
    expect(found.map(({ error }) => error)).toEqual(['', '']);
    expect(found.flatMap(({ fields }) => fields)).toEqual([
      ...attributes.map((one) => `./${one.name}`),
      './vitrineChildren',
    ]);
  }
});
