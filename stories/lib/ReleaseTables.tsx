import type { ReactNode } from 'react';
import { allWidgets, type Described } from '#demo-pages/embed/choices/manifest';
import state from '../../.cache/generated/page-state.json';
import { exports as entries } from '../../package.json';
import { Data } from './docs-parts';
import { METADATA } from './metadata';

/** What every widget has; it is on the page once. */
const COMMON = ['load', 'heading-level'];

const Names = ({ names }: { names: readonly string[] }) => (
  <>
    {names.map((name, index) => (
      <span key={name}>
        {index > 0 && ', '}
        <code>{name}</code>
      </span>
    ))}
  </>
);
const namesOf = (list: readonly Pick<Described, 'name'>[]) => list.map(({ name }) => name);
const sorted = (names: readonly string[]) => [...new Set(names)].sort();

/** Every tag with the names that pages can rely on. */
export const StableTags = () => (
  <Data
    columns={['Tag', 'Since', 'Attributes', 'Events', 'Parts']}
    rows={allWidgets().map(({ tagName, since, attributes, events, cssParts }) => [
      <code key="tag">{tagName}</code>,
      since,
      <Names key="attributes" names={namesOf(attributes).filter((name) => !COMMON.includes(name))} />,
      <Names key="events" names={namesOf(events)} />,
      <Names key="parts" names={namesOf(cssParts)} />,
    ])}
  />
);

type Row = readonly [what: string, name: string, instead: string];

/** What is deprecated today, with what to use instead. */
export function DeprecatedNames() {
  const rows = allWidgets().flatMap((widget): Row[] => {
    const of = (what: string, list: readonly Described[]): Row[] =>
      list.flatMap(({ name, deprecated }) =>
        deprecated ? [[`${what} of ${widget.tagName}`, name, deprecated]] : [],
      );
    return [
      ...(widget.deprecated ? [['tag', widget.tagName, widget.deprecated] as const] : []),
      ...of('attribute', widget.attributes),
      ...of('event', widget.events),
      ...of('part', widget.cssParts),
      ...of('slot', widget.slots),
      ...of('state', widget.cssStates),
    ];
  });
  return (
    <Data
      columns={['What', 'Name', 'Deprecated']}
      rows={rows.map(([what, name, instead]) => [what, <code key="name">{name}</code>, instead])}
      empty="Nothing is deprecated."
    />
  );
}

const List = ({ names }: { names: readonly string[] }): ReactNode => (
  <p>
    <Names names={names} />
  </p>
);

/** The custom properties of all widgets. */
export const StableProperties = () => (
  <List names={sorted(allWidgets().flatMap(({ cssProperties }) => namesOf(cssProperties)))} />
);

export const StableMetadata = () => (
  <List
    names={[...Object.keys(METADATA), 'base', 'services', 'service:NAME'].map((name) => `vitrine:${name}`)}
  />
);

/** The entries of the npm package. */
export const StableEntries = () => (
  <List names={Object.keys(entries).map((name) => name.replace(/^\./, 'vitrine'))} />
);

/** What all copies of the library on a page share. */
export const SharedNames = () => <List names={state.singletons} />;
/** The keys in localStorage and sessionStorage. */
export const StoredKeys = () => <List names={state.stored} />;
