import type { ReactNode } from 'react';
import { useHost } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { ChosenPicture } from './ChosenPicture';
import css from './car-summary.css?inline';
import { PricesNote } from './PricesNote';
import { texts as rowTexts } from './row-messages';
import { AmountText, Installments } from './SummaryRows';
import { useCarSummary } from './use-summary';

/** The page's current car in one line. `action`: a link or a button at its end. */
export function CompactSummary({ action }: { action?: ReactNode }) {
  const shown = useCarSummary();
  const { language } = useHost();
  useStyles(css);
  if (!shown) return null;
  const { car, summary } = shown;
  return (
    <div className="car-line" part="summary">
      <div className="car-line-picture" part="picture">
        <ChosenPicture {...shown} sizes="112px" />
      </div>
      <div className="car-line-name">
        <b>{summary.model}</b>
        <span>{summary.version}</span>
        <span className="muted">{summary.color}</span>
      </div>
      <div className="car-line-price">
        <small className="muted">{rowTexts[language].total}</small>
        <AmountText amount={summary.total} />
        <Installments text={summary.installments} />
      </div>
      {action && <div className="car-line-action">{action}</div>}
      {summary.noStock && (
        <p className="car-line-note bad" role="status">
          {summary.noStock}
        </p>
      )}
      <PricesNote car={car} summary={summary} />
    </div>
  );
}
