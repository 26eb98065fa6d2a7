import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VitrineTag } from '#element/package/generated/elements';
import { samplesOf } from '#scripts/cms/first-views/attribute-effects.mjs';
import { type PluginWidget, WIDGETS } from './widgets';

const { renderWidget } = (await import(
  pathToFileURL(join(resolve('dist'), 'package/server.js')).href
)) as typeof import('#element/package/server');

/** A tag on a page, as test/cms/site/elements.php takes it. */
export interface ElementCase {
  name: string;
  attributes: Record<string, string>;
  settings: { brand: string; country: string; language: string };
}

const BR = { brand: 'fiat', country: 'BR', language: 'pt-BR' };
export const PAGES = [BR, { brand: 'jeep', country: 'AR', language: 'es-AR' }];
export const HOSTILE = `"><script>window.hurt=1</script> & 'x' {{text:model}}`;

/** All combinations of some attributes' values; undefined leaves an attribute out. */
const combined = (values: Record<string, readonly (string | undefined)[]>): Record<string, string>[] =>
  Object.entries(values).reduce<Record<string, string>[]>(
    (all, [name, of]) =>
      all.flatMap((one) => of.map((value) => (value === undefined ? one : { ...one, [name]: value }))),
    [{}],
  );

/** Every view of the lead form that a page can have. */
export const LEAD_FORMS: ElementCase[] = combined({
  persons: [undefined, 'physical', 'legal', 'legal physical'],
  'dealer-required': [undefined, ''],
  heading: [undefined, HOSTILE],
  'privacy-url': [undefined, '/privacidade?a=1&b=2#c'],
  'heading-level': [undefined, '3', 'none'],
  surface: [undefined, 'dark-card'],
}).flatMap((attributes) => PAGES.map((settings) => ({ name: 'lead-form', attributes, settings })));

/** A widget with several of its attributes at once: in each case another selection of them and of their values. */
const mixed = (widget: PluginWidget): ElementCase[] =>
  [1, 2, 3, 4, 5, 6].map((turn) => {
    const chosen = widget.attributes.filter((_, index) => (index + turn) % 3 === 0 || turn > 4);
    const attributes = chosen.map((one, index) => {
      const samples = samplesOf(one as never, undefined);
      return [one.name, samples[(index + turn) % samples.length] ?? ''];
    });
    return {
      name: widget.name,
      attributes: Object.fromEntries(attributes),
      settings: PAGES[turn % 2] as ElementCase['settings'],
    };
  });

export const MIXED: ElementCase[] = WIDGETS.flatMap(mixed);

/** The tag as `vitrine/server` renders it. */
export const rendered = ({ name, attributes, settings }: ElementCase, children = ''): string =>
  renderWidget(`vt-${name}` as VitrineTag, attributes as never, settings as never, { children });
