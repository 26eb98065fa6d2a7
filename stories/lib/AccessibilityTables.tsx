/** Tables of the page "Accessibility", from the files that the tests hold. */

import type { ComponentProps } from 'react';
import beyondTable from '#test/unit/accessibility/beyond.tsv?raw';
import criteriaTable from '#test/unit/accessibility/criteria.tsv?raw';
import { CHARACTER_KEYS, EARLY_PRESSES, GESTURES } from '../accessibility/other-ways';
import { Data } from './docs-parts';
import { rowsOf } from './tsv-rows';

const HELD: Readonly<Record<string, string>> = {
  test: 'Held by tests',
  none: 'Does not apply',
  hand: 'Looked at by hand',
  page: 'Of the page',
  open: 'Not held yet',
};

/** A table whose cells are below each other on a phone. */
const Rows = (props: ComponentProps<typeof Data>) => (
  <div className="vt-stacked">
    <Data {...props} />
  </div>
);

const criteria = rowsOf(criteriaTable);
const beyond = rowsOf(beyondTable);

/** The chapter of "Understanding WCAG 2.2" is named as the criterion. */
const addressOf = (name: string): `https://${string}` =>
  `https://www.w3.org/WAI/WCAG22/Understanding/${name
    .toLowerCase()
    .replace(/[(),]/g, '')
    .replace(/ /g, '-')}`;

/** Files, each on its line. */
const Tests = ({ paths }: { paths: string }) => (
  <>
    {paths
      .split(' ')
      .filter(Boolean)
      .map((path) => (
        <div key={path}>
          <code className="vt-path">{path}</code>
        </div>
      ))}
  </>
);

const Held = ({ by = '', how, tests = '' }: { by?: string; how?: string; tests?: string }) => (
  <>
    <b className={`vt-held ${by}`}>{HELD[by]}</b> {how}
    <Tests paths={tests} />
  </>
);

/** What a criterion asks, and which clauses ask more. */
const Asked = ({ text, number }: { text?: string; number?: string }) => {
  const more = beyond.filter(([, criterion]) => criterion === number).map(([clause]) => clause);
  return (
    <>
      {text}
      {more.length > 0 && <div className="vt-more">More by {more.join(', ')}</div>}
    </>
  );
};

/** How many criteria each kind of answer has. */
export const Counts = () => (
  <Data
    columns={['What holds it', 'Criteria']}
    rows={Object.entries(HELD).map(([kind, name]) => [
      <b key="kind" className={`vt-held ${kind}`}>
        {name}
      </b>,
      criteria.filter((row) => row[4] === kind).length,
    ])}
  />
);

export const Criteria = ({ of }: { of: '1' | '2' | '3' | '4' }) => (
  <Rows
    columns={['Criterion', 'What it asks', 'What holds it']}
    rows={criteria
      .filter(([number = '']) => number.startsWith(of))
      .map(([number, level, name = '', asks, by, how, tests]) => [
        <span key="criterion" className="vt-criterion">
          {number} <a href={addressOf(name)}>{name}</a> ({level})
        </span>,
        <Asked key="asked" text={asks} number={number} />,
        <Held key="held" {...{ by, how, tests }} />,
      ])}
  />
);

export const Beyond = () => (
  <Rows
    columns={['Clause', 'What it asks beyond WCAG 2.2 AA', 'What holds it']}
    rows={beyond.map(([clause, , asks, by, how, tests]) => [
      clause,
      asks,
      <Held key="held" {...{ by, how, tests }} />,
    ])}
  />
);

export const Gestures = () => (
  <Rows
    columns={['Gesture', 'By a press', 'By keys', 'Where']}
    rows={GESTURES.map(({ gesture, press, keys, path, test }) => [
      gesture,
      press,
      keys,
      <Tests key="paths" paths={`${path} ${test}`} />,
    ])}
  />
);

export const EarlyPresses = () => (
  <Rows
    columns={['What happens before the press ends', 'Where']}
    rows={EARLY_PRESSES.map(({ what, path }) => [what, <Tests key="path" paths={path} />])}
  />
);

export const CharacterKeys = () => (
  <Rows
    columns={['Keys', 'Where the focus is', 'Where']}
    rows={CHARACTER_KEYS.map(({ keys, focus, path, test }) => [
      <code key="keys">{keys}</code>,
      focus,
      <Tests key="paths" paths={`${path} ${test}`} />,
    ])}
  />
);
