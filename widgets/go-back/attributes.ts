import { address, option, type Props } from '#element/attributes/attributes';

export const attributes = {
  /**
   * Address on this site to use if there is no page to return to; the parent path with .html if absent.
   * @example /
   */
  fallback: address,
  /** previous: the page the visitor came from; parent: always the parent path with .html, which loads anew. */
  to: option('previous', 'parent'),
};

/** The props of the view. */
export type GoBackProps = Props<typeof attributes>;
