import { isFact } from '#page/report/is-fact';
import declared from '../../.cache/generated/events.json';
import { Data } from './docs-parts';

/** As the generator writes it (scripts/generate/events.mjs). */
interface Declared {
  name: string;
  description: string;
  detail: string;
  source: string;
  tags: string[];
  /** Absent for events of the page's code. */
  since?: string;
  deprecated?: { since: string; use?: string };
}
const events: Declared[] = declared;

/** A rule's source, for readers of the code. */
const CITATION = /,? \(?spec [\w-]+#[^)]*\)/g;

/** What fires an event: widgets with links to their documentation, all widgets, or the page's code. */
function Source({ tags, source }: { tags: string[]; source: string }) {
  if (tags.length === 0) return <code>{source}</code>;
  if (tags[0] === '*') return <>every widget</>;
  return (
    <>
      {tags.map((tag, index) => (
        <span key={tag}>
          {index > 0 && ', '}
          <a href={`./?path=/docs/widgets-${tag}--docs`} target="_top">
            <code>{tag}</code>
          </a>
        </span>
      ))}
    </>
  );
}

/** A table of the events, as declared in the sources. @param facts those that reach the data layer, or the others */
export const EventReference = ({ facts }: { facts: boolean }) => (
  <Data
    columns={['Event', 'When', 'detail', 'Fired by', 'Since', 'Data layer']}
    rows={events
      .filter(({ name }) => isFact(name) === facts)
      .map(({ name, description, detail, since, deprecated, ...from }) => [
        <code key="name">{name}</code>,
        `${deprecated ? `Deprecated since ${deprecated.since}. ` : ''}${description.replace(CITATION, '')}`,
        <code key="detail">{detail}</code>,
        <Source key="source" {...from} />,
        since ?? '',
        facts ? 'yes' : 'no',
      ])}
  />
);
