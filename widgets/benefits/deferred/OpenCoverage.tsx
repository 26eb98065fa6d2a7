import { useStyles } from '#ui/hooks/use-styles';
import css from './benefits.css?inline';
import { Coverage } from './Coverage';

/** The coverage for visitors without a session. */
export function OpenCoverage({ audience }: { audience: string }) {
  useStyles(css);
  return (
    <div className="benefits">
      <Coverage audience={audience} />
    </div>
  );
}
