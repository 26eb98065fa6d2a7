import { useStyles } from '../hooks/use-styles';
import css from './skeleton.css?inline';

interface SkeletonProps {
  /** lines: a text; media: a picture above its lines; rows: a list or a table, each `--_row` high. */
  kind?: 'lines' | 'media' | 'rows';
  /** How many lines or rows. */
  count?: number;
}

/** The shape of what is to come, in a Loading: nothing moves when it comes. It says nothing by itself. */
export function Skeleton({ kind = 'lines', count = 3 }: SkeletonProps) {
  useStyles(css);
  return (
    <div className={`skeleton ${kind}`} part="skeleton" aria-hidden="true">
      {kind === 'media' && <span className="skeleton-media" />}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of nothing are all the same
        <span className="skeleton-line" key={index} />
      ))}
    </div>
  );
}
