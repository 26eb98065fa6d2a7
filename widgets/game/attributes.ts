import { type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Id of the game; all games of the page's brand if absent. */
  game: text,
};

/** The props of the view. */
export type GameProps = Props<typeof attributes>;
