/** What is measured, each on the same page of text. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverOf } from '../../scripts/build/first-views.mjs';
import { root } from '../../scripts/system/run.mjs';

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} about
 * @property {string} [tag] of its element; none on the empty page
 * @property {string} folder what its page loads lies here, under files/
 * @property {() => string} head what an author puts into the head, of the build as it is then
 * @property {string} attributes of the element
 * @property {string} [body] instead of the element: the tags of a page of several
 * @property {boolean} [served] its first view is in the page's HTML
 * @property {boolean} [lazy] what is far below the first screen waits for the visitor: the page is usable with its first
 */

/** Where the references are built. */
export const REFERENCE_FOLDER = join(root, '.cache/bench/reference');

/** Controls of the form at first sight: two radio buttons, four inputs, a list, three boxes. All forms have them. */
export const CONTROLS = 10;

/** These tags' rules of dist/reserve.css, as in the author's snippet. @param {readonly string[]} tags @returns {string} */
function heights(tags) {
  const path = join(root, 'dist/reserve.css');
  if (!existsSync(path)) return '';
  const rules = readFileSync(path, 'utf8').split(/(?=:where\(vt-)/);
  const names = new RegExp(`\\b(${tags.join('|')})(?![\\w-])`);
  return tags.length > 0 ? rules.filter((rule) => names.test(rule)).join('') : '';
}

/** The hints for what the form loads until it is usable, as the embed builder writes them. @returns {string} */
function hints() {
  const path = join(root, 'dist/manifest.json');
  if (!existsSync(path)) return '';
  const { usable } = JSON.parse(readFileSync(path, 'utf8')).widgets['vt-lead-form'];
  return usable
    .filter((/** @type {string} */ name) => name !== 'vitrine.js')
    .map((/** @type {string} */ name) => `<link rel="modulepreload" href="files/${name}">`)
    .join('\n');
}

/** What an author of these tags is given. @param {readonly string[]} tags @returns {string} */
export const snippetOf = (tags) =>
  `<style>${heights(tags)}</style>\n<script async src="files/vitrine.js"></script>`;
const snippet = () => snippetOf(['vt-lead-form']);
const lazyAttributes = ' model="pulse" origin="bench"';
// Unless told so, a form far below would wait for the visitor.
const formAttributes = ` load="eager"${lazyAttributes}`;

/** @type {Subject[]} */
export const SUBJECTS = [
  {
    name: 'empty',
    about: 'the page without a form',
    folder: join(root, 'dist'),
    head: () => '',
    attributes: '',
  },
  {
    name: 'ours',
    about: 'vt-lead-form of dist/, on preact, with the snippet authors are given',
    tag: 'vt-lead-form',
    folder: join(root, 'dist'),
    head: snippet,
    attributes: formAttributes,
  },
  {
    name: 'hinted',
    about: 'the same with the hints for preloading',
    tag: 'vt-lead-form',
    folder: join(root, 'dist'),
    head: () => `${hints()}\n${snippet()}`,
    attributes: formAttributes,
  },
  {
    name: 'served',
    about:
      'with its first view in the page and the hints, without reserved heights; typeable before the script',
    tag: 'vt-lead-form',
    folder: join(root, 'dist'),
    head: () => `${hints()}\n<script async src="files/vitrine.js"></script>`,
    attributes: formAttributes,
    served: true,
  },
  {
    name: 'lazy',
    about: 'vt-lead-form without load="eager"; usable once the first form is',
    tag: 'vt-lead-form',
    folder: join(root, 'dist'),
    head: snippet,
    attributes: lazyAttributes,
    lazy: true,
  },
  {
    name: 'reference',
    about: 'the same form of React 19, react-hook-form and valibot in a custom element, in one file',
    tag: 'reference-lead-form',
    folder: REFERENCE_FOLDER,
    head: () => '<script type="module" async src="files/reference.js"></script>',
    attributes: ' model="pulse"',
  },
  {
    name: 'lit',
    about: 'the same form on Lit, in one file',
    tag: 'reference-lit-form',
    folder: REFERENCE_FOLDER,
    head: () => '<script type="module" async src="files/lit.js"></script>',
    attributes: ' model="pulse"',
  },
];

const METADATA = Object.entries({
  brand: 'fiat',
  country: 'BR',
  language: 'pt-BR',
  market: 'pt-BR',
  services: '/api/{service}',
  'lead-client-id': 'bench-client',
  'lead-client-secret': 'bench-secret',
})
  .map(([name, content]) => `<meta name="vitrine:${name}" content="${content}">`)
  .join('\n');

/** Something that moves where a form takes its room late. */
const TEXT =
  '<p>O Pulse combina porte de utilitário com consumo de compacto. Conheça as versões, compare os equipamentos e peça uma proposta à concessionária mais perto de você.</p>';

const CHILDREN = '<a href="tel:08005550100">Fale com a gente: 0800 555 0100</a>';

/** The form with its first view in the page; empty until it is prepared. */
let servedForm = '';

/** Makes the parts of pages that the build renders; pages are asked for after it. Needs a build. */
export async function prepareSubjects() {
  const { renderWidget } = await serverOf(join(root, 'dist'));
  servedForm = renderWidget(
    'vt-lead-form',
    { load: 'eager', model: 'pulse', origin: 'bench' },
    { brand: 'fiat', country: 'BR', language: 'pt-BR', market: 'pt-BR' },
    { children: CHILDREN },
  );
}

/** @param {Subject} subject @param {number} count of instances @returns {string} the page */
export function pageOf({ tag, head, attributes, body, served }, count) {
  const form = served ? servedForm : `<${tag}${attributes}>${CHILDREN}</${tag}>`;
  const forms = tag ? Array.from({ length: count }, () => `${form}\n${TEXT}`).join('\n') : '';
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Proposta</title>
<link rel="icon" href="data:,">
<style>body{margin:16px auto;max-width:900px;font-family:sans-serif}</style>
${METADATA}
${head()}
</head>
<body>
<main>
<h1>Proposta</h1>
${TEXT}
${body ?? forms}
</main>
</body>
</html>
`;
}
