import { list, number, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Text above the search; the widget's own where absent. */
  heading: text,
  /** Ways to search that are offered, the first one open. */
  'search-by': list('city', 'postal-code', 'position'),
  /** Kilometres around the visitor that are searched first; 50 where absent. The visitor can choose another. */
  radius: number,
  /** Only dealers of this group. */
  'dealer-group': text,
};

/** What the view gets of them. */
export type DealerFinderProps = Props<typeof attributes>;
