/** custom-elements.json, schema 2.1.0: https://github.com/webcomponents/custom-elements-manifest */
import {
  attributesOf,
  COMMON_EVENTS,
  deprecationText,
  json,
  LOAD,
  pascalCase,
  sinceOf,
  unionOf,
} from './attributes.mjs';

/** @typedef {import('../source/definitions.mjs').Definition} Definition */
/** @typedef {import('../source/definitions.mjs').AttributeInfo} AttributeInfo */
/** @typedef {import('./bounds.mjs').Bounds} Bounds */
/** @typedef {import('../source/doc-tags.mjs').Life} Life */
/** @typedef {Map<string, { description: string, detail: string } & Life>} Events */

/** The states of an island (src/element/host.ts, mount.tsx); a Lit element documents its own. */
const ISLAND_STATES = [
  { name: 'loading', description: 'Its code has loaded, and it is starting.' },
  { name: 'ready', description: 'It is on screen and can be used.' },
  { name: 'failed', description: 'It cannot work; its children are shown.' },
];
const USUAL_SLOT = { name: '', description: 'Shown until the widget is ready, and if it cannot be.' };
/** @type {Record<string, string>} */
const TYPES = { flag: 'boolean', number: 'number', text: 'string' };

/** Words of a list are completed by editors as those of an option; several are separated by spaces. */
const typeText = (/** @type {AttributeInfo} */ { kind, values }) =>
  ({ option: unionOf(values), list: `${unionOf(values)} | string` })[kind] ?? TYPES[kind];

/** The default is the manifest's own; the bounds are an extension, named as in JSON Schema. @param {Bounds} bounds */
const boundsOf = ({ min, max, above, default: usual }) => ({
  ...(usual !== undefined && { default: String(usual) }),
  ...(above === undefined ? { minimum: min, maximum: max } : { exclusiveMinimum: above }),
});

/** `deprecated` is the manifest's own; `since` is an extension, which other analyzers write too. @param {Definition} widget @param {Life} one */
const lifeOf = (widget, one) => ({ since: sinceOf(widget, one), deprecated: deprecationText(one) });

/** @param {Definition} widget @returns {(one: import('../source/definitions.mjs').Described) => object} */
const withLife =
  (widget) =>
  ({ name, description, ...life }) => ({ name, description, ...lifeOf(widget, life) });

const attribute = (/** @type {AttributeInfo} */ one, /** @type {Definition} */ widget) => ({
  name: one.name,
  description: one.description,
  type: { text: typeText(one) },
  ...(one.kind === 'option' && { default: one === LOAD ? widget.load : one.values?.[0] }),
  ...(one.kind === 'list' && { values: one.values }),
  ...(one.bounds && boundsOf(one.bounds)),
  ...lifeOf(widget, one),
});

/** @param {Definition['events'][number]} each @param {Definition} widget */
const event = (each, widget) => ({
  name: each.name,
  description: each.description,
  type: { text: `CustomEvent<${each.detail}>` },
  ...lifeOf(widget, each),
});

/** Values with which a widget shows something on any page, by attribute. @param {Definition} widget */
const examplesOf = ({ attributes }) =>
  Object.fromEntries(
    attributes.flatMap(({ name, example, deprecated }) =>
      example === undefined || deprecated ? [] : [[name, example]],
    ),
  );

/** @param {Definition} widget @param {Events} events */
const declaration = (widget, events) => ({
  kind: 'class',
  customElement: true,
  name: pascalCase(widget.tag),
  tagName: widget.tag,
  superclass: { name: 'HTMLElement', package: 'global:' },
  description: widget.description,
  ...lifeOf(widget, widget),
  attributes: attributesOf(widget).map((one) => attribute(one, widget)),
  events: [
    ...widget.events,
    ...COMMON_EVENTS.map((name) => ({ name, description: '', ...events.get(name) })),
  ].map((each) => event(each, widget)),
  slots: (widget.slots.length > 0 ? widget.slots : [USUAL_SLOT]).map(withLife(widget)),
  cssParts: widget.parts.map(withLife(widget)),
  cssProperties: widget.cssProperties,
  cssStates: (widget.lit ? widget.states : ISLAND_STATES).map(withLife(widget)),
  // An extension for the library's own documentation.
  metadata: {
    features: widget.features,
    needs: widget.needs,
    requires: widget.requires,
    access: widget.access,
    load: widget.load,
    reserve: widget.reserve,
    examples: examplesOf(widget),
  },
});

/** Paths are those of the package. Elements have no properties but HTMLElement's. @param {Definition[]} widgets @param {Events} events */
export const manifest = (widgets, events) =>
  json({
    schemaVersion: '2.1.0',
    modules: widgets.map((widget) => ({
      kind: 'javascript-module',
      path: `dist/widgets/${widget.folder}.js`,
      declarations: [declaration(widget, events)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: widget.tag,
          declaration: { name: pascalCase(widget.tag), module: `dist/widgets/${widget.folder}.js` },
        },
      ],
    })),
  });
