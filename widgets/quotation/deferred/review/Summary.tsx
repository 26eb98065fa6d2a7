import summaryCss from '#features/car/summary/car-summary.css?inline';
import { Amounts } from '#features/car/summary/SummaryRows';
import { useCarSummary } from '#features/car/summary/use-summary';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { texts } from '../messages';
import type { QuotationState } from '../use-quotation';

/** The configured car, item by item, with the comment. */
export function Summary({ quotation: { form } }: { quotation: QuotationState }) {
  const messages = useMessages(texts);
  const shown = useCarSummary();
  useStyles(summaryCss);
  if (!shown) return null;
  const comments = (form.values.comments ?? '').trim();
  return (
    <section className="car-summary" aria-labelledby="review-car">
      <h3 id="review-car">{shown.name}</h3>
      <Amounts rows={shown.summary.configuration} />
      {comments && (
        <>
          <h4>{messages.comments}</h4>
          <p className="comments">{comments}</p>
        </>
      )}
    </section>
  );
}
