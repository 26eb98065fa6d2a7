import { expect, it } from 'vitest';
import { PAGES } from '#demo-pages/pages/pages';
import { BUILDS, renderPage } from '#demo-pages/pages/render';

const preview = PAGES.find(({ path }) => path === '/montar/previa/') as (typeof PAGES)[number];

it.each(BUILDS)('the preview runs the page’s loader before the files of the kit ($files)', (build) => {
  const { html } = renderPage(preview, build);
  const scripts = [...html.matchAll(/<script [^>]*src="[^>]*>/g)].map(([tag]) => tag);
  // Both run in the order of the document once it is parsed; an async one runs whenever it arrives.
  expect(scripts).toEqual([
    `<script defer src="${build.files}/vitrine.js">`,
    `<script type="module" src="/vitrine-kit/embed-preview.js">`,
  ]);
});
