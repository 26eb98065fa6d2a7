/** The files generated from the widgets' definitions, as text. */

import { sourceWords } from './definitions.mjs';

const LOAD = {
  name: 'load',
  kind: 'option',
  values: ['eager', 'visible', 'idle', 'interaction'],
  description:
    'When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction.',
};

/** Islands get `load` from the host; a Lit element has it if its definition names a load condition. */
const attributesOf = (widget) => (widget.load ? [...widget.attributes, LOAD] : widget.attributes);

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const camel = (text) => text.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
const types = { flag: 'boolean', number: 'number', text: 'string' };

const typeText = ({ kind, values }) =>
  kind === 'option'
    ? values.map((value) => `'${value}'`).join(' | ')
    : kind === 'list'
      ? 'string'
      : types[kind];

const note = "Made by `npm run generate` from the widgets' element.ts; do not edit.";

/** custom-elements.json, schema 1.0.0: https://custom-elements-manifest.open-wc.org */
function manifest(widgets) {
  return json({
    schemaVersion: '1.0.0',
    readme: '',
    modules: widgets.map((widget) => ({
      kind: 'javascript-module',
      path: `widgets/${widget.folder}.js`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: camel(widget.folder),
          tagName: widget.tag,
          description: widget.description,
          attributes: attributesOf(widget).map((one) => ({
            name: one.name,
            description: one.description,
            type: { text: typeText(one) },
            ...(one.kind === 'option' && { default: `'${one === LOAD ? widget.load : one.values[0]}'` }),
            ...(one.kind === 'list' && { values: one.values }),
          })),
          events: widget.events.map(({ name, description, detail }) => ({
            name,
            description,
            type: { text: `CustomEvent<${detail}>` },
          })),
          slots:
            widget.slots.length > 0
              ? widget.slots
              : [{ name: '', description: 'Shown until the widget is ready, and if it cannot be.' }],
          cssParts: widget.parts,
          metadata: {
            features: widget.features,
            needs: widget.needs,
            requires: widget.requires,
            load: widget.load,
            reserve: widget.reserve,
          },
        },
      ],
      exports: [
        { kind: 'custom-element-definition', name: widget.tag, declaration: { name: camel(widget.folder) } },
      ],
    })),
  });
}

/** Tags and attributes for editors: https://github.com/microsoft/vscode-custom-data */
function htmlData(widgets) {
  return json({
    version: 1.1,
    tags: widgets.map((widget) => ({
      name: widget.tag,
      description: widget.description,
      attributes: attributesOf(widget).map(({ name, description, kind, values }) => ({
        name,
        description: kind === 'list' ? `${description} Words: ${values.join(', ')}.` : description,
        ...(kind === 'flag' && { valueSet: 'v' }),
        ...(kind === 'option' && { values: values.map((value) => ({ name: value })) }),
      })),
    })),
  });
}

/** Types of the tags for JSX and for document.querySelector. */
function jsx(widgets) {
  const attribute = (one) => `    /** ${one.description} */\n    '${one.name}'?: ${typeText(one)};\n`;
  const tag = (widget) =>
    `  /** ${widget.description} */\n  '${widget.tag}': VitrineAttributes & {\n${attributesOf(widget).map(attribute).join('')}  };\n`;
  return `// ${note}
import type { HTMLAttributes, Ref } from 'react';

type VitrineAttributes = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement>; part?: string; slot?: string };

/** The library's tags and their attributes. */
export interface VitrineTags {
${widgets.map(tag).join('')}}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends VitrineTags {}
  }
}

declare global {
  interface HTMLElementTagNameMap {
${widgets.map((widget) => `    '${widget.tag}': HTMLElement;\n`).join('')}  }
}
`;
}

/** Formats text or a number as the formatter would. */
const word = (value) => (typeof value === 'string' ? `'${value}'` : value);

/** Returns the loader's rows of a widget: its own, and one per additional size. */
const loaderRows = ({ folder, reserve, reserveWhen, load = 'eager', lit }) => {
  const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
  const size = (room) => (typeof room === 'string' ? [room, 0] : room.slice(0, 2));
  const row = (name, parts) => `  ${key(name)}: [${parts.map(word).join(', ')}],\n`;
  const usual = load === 'visible';
  const tablet = typeof reserve === 'string' ? undefined : reserve[2];
  const more = usual && !tablet ? (lit ? [1] : []) : [lit ? 1 : 0, load, ...(tablet ? [tablet] : [])];
  return [
    row(folder, [...size(reserve), ...more]),
    ...reserveWhen.map(([when, room]) => row(`${folder}[${when} i]`, size(room))),
  ].join('');
};

/** Names, reserved heights and load conditions for the loader. */
const reserve = (widgets) => `// ${note}
import type { LoadCondition } from '../load-conditions';

/**
 * Every widget's name; the reserved height in px (viewport up to 600 px, wider; 0 for none), or its aspect ratio and 0;
 * 1 for a Lit element, 0 for an island; its load condition, if not visible; and the reserved height up to 900 px, if
 * different. A name with [attribute=value i] is the same widget in another size.
 */
export const RESERVE: Record<
  string,
  readonly [phone: number | string, wider: number, lit?: 0 | 1, load?: LoadCondition, tablet?: number]
> = {
${widgets.map(loaderRows).join('')}};
`;

/** The values of a source of financing for authors. */
const sources = () => `// Made by \`npm run generate\` from src/domain/financing/sources.ts; do not edit.

/** The values of sources that simulate, as authors write them. */
export const SOURCE_WORDS = [${sourceWords().map(word).join(', ')}] as const;
`;

/** Returns the text of every generated file by path. */
export const generatedFiles = (widgets) => ({
  '.cache/generated/custom-elements.json': manifest(widgets),
  '.cache/generated/vitrine.html-data.json': htmlData(widgets),
  'src/element/generated/jsx.d.ts': jsx(widgets),
  'src/element/generated/reserve.ts': reserve(widgets),
  'src/element/generated/source-words.ts': sources(),
});
