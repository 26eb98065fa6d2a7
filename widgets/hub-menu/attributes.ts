import { flag, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** What the menu is of, for screen readers; "Seções da página" where absent. */
  label: text,
  /** The car's name, shown before the links. */
  badge: text,
  /** Stays at the top while the page scrolls. */
  sticky: flag,
};

/** What the view gets of them. */
export type HubMenuProps = Props<typeof attributes>;
