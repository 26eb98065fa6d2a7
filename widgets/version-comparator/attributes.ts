import { number, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Text above the versions; the widget's own where absent. */
  heading: text,
  /** Codes of the versions to begin with, 7 or 16 characters each, separated by spaces or commas. */
  versions: text,
  /** The model whose versions of the newest year are compared, by code or name, where no versions are written. */
  model: text,
  /** How many versions can stand side by side, 2 to 4; 4 where absent. */
  'max-versions': number,
};

/** What the view gets of them. */
export type VersionComparatorProps = Props<typeof attributes>;
