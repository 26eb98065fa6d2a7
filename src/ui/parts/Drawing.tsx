import { useStyles } from '../hooks/use-styles';
import css from './drawing.css?inline';

/**
 * The drawing of a state that is no success and no error: nothing here, waiting, over. An outline in a grid of 48 by 48,
 * of one size in every widget; decorative: the text below it says the same. The paths are in ui/drawings, so that each
 * loads with the view that shows it.
 */
export function Drawing({ path }: { path: string }) {
  useStyles(css);
  return (
    <svg
      className="drawing"
      part="drawing"
      width="72"
      height="72"
      viewBox="-16 -16 80 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
