import { type Props, text } from '#element/standalone/attributes';
import { heading } from '#element/standalone/shared-attributes';

export const attributes = {
  heading,
  /** Id of the game; all games of the page's brand if absent. */
  game: text,
};

/** The props of the view. */
export type GameProps = Props<typeof attributes>;
