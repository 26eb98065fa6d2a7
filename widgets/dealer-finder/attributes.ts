import { list, number, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title of the search; the widget's default title if absent. */
  heading: text,
  /** Search modes to offer; the first one is open. */
  'search-by': list('city', 'postal-code', 'position'),
  /** Initial search radius in kilometres; 50 if absent. The visitor can choose another. */
  radius: number,
  /** Only dealers of this group. */
  'dealer-group': text,
};

/** The props of the view. */
export type DealerFinderProps = Props<typeof attributes>;
