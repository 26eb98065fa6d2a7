import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { useStyles } from '#ui/hooks/use-styles';
import css from './benefits.css?inline';
import { Coverage } from './Coverage';

/** The coverage for visitors without a session. */
export function OpenCoverage({ audience }: { audience: string }) {
  useStyles(css);
  // It was held for lists.
  useReleasedHeight(true, true);
  return (
    <div className="benefits">
      <Coverage audience={audience} />
    </div>
  );
}
