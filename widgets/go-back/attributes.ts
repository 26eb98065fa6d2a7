import { type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Address of this site to go to where there is no page to return to; the parent path with .html where absent. */
  fallback: text,
};

/** What the view gets of them. */
export type GoBackProps = Props<typeof attributes>;
