import { address, type Props } from '../../src/element/standalone/attributes';

export const attributes = {
  /**
   * Address on this site to use if there is no page to return to; the parent path with .html if absent.
   * @example /
   */
  fallback: address,
};

/** The props of the view. */
export type GoBackProps = Props<typeof attributes>;
