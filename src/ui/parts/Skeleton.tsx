import { listOf } from '#domain/lists/list-of';
import { useStyles } from '../hooks/use-styles';
import css from './skeleton.css?inline';

interface SkeletonProps {
  /** lines: a text; media: a picture above its lines; rows: a list or a table, each `--_row` high. */
  kind?: 'lines' | 'media' | 'rows';
  /** Number of lines or rows. */
  count?: number;
}

/** A placeholder with the shape of the content, used in a Loading, which announces it. */
export function Skeleton({ kind = 'lines', count = 3 }: SkeletonProps) {
  useStyles(css);
  return (
    <div className={`skeleton ${kind}`} part="skeleton" aria-hidden="true">
      {kind === 'media' && <span className="skeleton-media" />}
      {listOf(count, (index) => (
        <span className="skeleton-line" key={index} />
      ))}
    </div>
  );
}
