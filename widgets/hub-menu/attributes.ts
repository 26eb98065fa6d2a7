import { flag, type Props, text } from '#element/attributes/attributes';

export const attributes = {
  /** Name of the menu for screen readers; "Seções da página" if absent. */
  label: text,
  /** The car's name, shown before the links. */
  badge: text,
  /** Shows a signed-in visitor's main car of the garage in the badge, instead of `badge`. */
  garage: flag,
  /** Stays at the top while the page scrolls. */
  sticky: flag,
};

/** The props of the view. */
export type HubMenuProps = Props<typeof attributes>;
