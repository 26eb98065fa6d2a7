/** What pages, authors and back ends can name of a release, and what its files weigh. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constant, read } from '../source/page-settings.mjs';

/**
 * @typedef {'tag' | 'attribute' | 'word' | 'event' | 'part' | 'slot' | 'state' | 'custom property' | 'metadata' | 'call'} Kind
 * @typedef {{ kind: Kind, name: string, of?: string, deprecated?: string, usual?: string, type?: string }} Named
 *   of: what has it; usual: the default of an attribute; type: of an event's payload
 * @typedef {{ version: string, names: Named[], bytes: Record<string, number> }} Surface
 *   bytes: brotli of the loader, and of each widget until it is usable and until its main task is done; a surface that was
 *   read from a folder without metadata or calls has none of that kind
 */

/** The settings of a page that are no part of SETTINGS. */
const OTHER_METADATA = ['base', 'services', 'service:NAME'];

const json = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

/** Words of an option or a list: `'a' | 'b'`. @param {string | undefined} type */
const wordsOf = (type = '') => [...type.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);

/** @param {any} widget a declaration of custom-elements.json @returns {Named[]} */
function namesOfWidget(widget) {
  const of = `<${widget.tagName}>`;
  /** @param {Kind} kind @param {any[]} [list] @param {(one: any) => Partial<Named>} [more] @returns {Named[]} */
  const named = (kind, list = [], more = () => ({})) =>
    list.map((one) => ({
      kind,
      name: one.name,
      of,
      ...(one.deprecated && { deprecated: one.deprecated }),
      ...more(one),
    }));
  const { attributes = [] } = widget;
  return [
    { kind: 'tag', name: of, ...(widget.deprecated && { deprecated: widget.deprecated }) },
    ...named('attribute', attributes, (one) => (one.default === undefined ? {} : { usual: one.default })),
    ...attributes.flatMap((/** @type {any} */ one) =>
      wordsOf(one.type?.text).map((name) => ({ kind: 'word', name, of: `${one.name} of ${of}` })),
    ),
    ...named('event', widget.events, (one) => ({ type: one.type?.text })),
    ...named('part', widget.cssParts),
    // The usual slot has no name.
    ...named('slot', widget.slots).filter(({ name }) => name),
    ...named('state', widget.cssStates),
  ];
}

/** @param {any} elements custom-elements.json @returns {Named[]} */
export function namesOfElements({ modules }) {
  const widgets = modules.flatMap((/** @type {any} */ each) => each.declarations);
  const properties = widgets.flatMap((/** @type {any} */ widget) =>
    (widget.cssProperties ?? []).map((/** @type {any} */ one) => one.name),
  );
  return [
    ...widgets.flatMap(namesOfWidget),
    ...[...new Set(properties)]
      .sort()
      .map((name) => ({ kind: /** @type {const} */ ('custom property'), name })),
  ];
}

/** @param {any} document OpenAPI @returns {Named[]} its calls by their ids */
export const namesOfCalls = ({ paths }) =>
  Object.values(paths)
    .flatMap((path) => Object.values(/** @type {any} */ (path)))
    .filter((each) => each?.operationId)
    .map(({ operationId, deprecated }) => ({
      kind: /** @type {const} */ ('call'),
      name: operationId,
      ...(deprecated && { deprecated: 'Deprecated.' }),
    }));

/**
 * @param {any} manifest manifest.json @returns {Record<string, number>}
 */
export function bytesOf({ files, widgets }) {
  /** @param {string[]} names */
  const sum = (names) => names.reduce((total, name) => total + (files[name]?.brotli ?? 0), 0);
  return {
    loader: sum(['vitrine.js']),
    ...Object.fromEntries(
      Object.entries(widgets).flatMap(([tag, { usable, used }]) => [
        [`${tag}, first view`, sum(usable)],
        [`${tag}, in use`, sum(used)],
      ]),
    ),
  };
}

/** @param {string} sources the folder of a checkout @returns {Named[]} */
function namesOfMetadata(sources) {
  const module = read(join(sources, 'src/page/settings/settings.ts'));
  const settings = constant(module, 'SETTINGS').properties.map(
    (/** @type {any} */ { key }) => key.name ?? key.value,
  );
  return [...settings, ...OTHER_METADATA].map((name) => ({ kind: 'metadata', name: `vitrine:${name}` }));
}

/**
 * Reads a build.
 * @param {string} dist @param {string} [sources] the checkout that it was made of, which has the metadata @returns {Surface}
 */
export function surfaceOf(dist, sources) {
  const manifest = json(join(dist, 'manifest.json'));
  const calls = join(dist, 'openapi/vitrine.json');
  return {
    version: manifest.version,
    names: [
      ...namesOfElements(json(join(dist, 'custom-elements.json'))),
      ...(sources ? namesOfMetadata(sources) : []),
      ...(existsSync(calls) ? namesOfCalls(json(calls)) : []),
    ],
    bytes: bytesOf(manifest),
  };
}
