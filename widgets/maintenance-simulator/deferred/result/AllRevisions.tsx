import { formatCurrency, NO_AMOUNT } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { sumOfPrices } from '#domain/vehicle/maintenance';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Accordion } from '#ui/parts/Accordion';
import { Label } from '#ui/parts/Badge';
import { Spoken } from '#ui/parts/Spoken';
import { amountsIn } from '../amounts';
import { limitsOf, type OrderedPlan } from '../calls';
import { texts } from '../messages';
import { IncludedItems } from './Items';

/** All revisions of a plan with their prices, each with what it includes, and what they cost together. */
export function AllRevisions({ plan, next }: { plan: OrderedPlan; next: number | undefined }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const amounts = amountsIn(language);
  const { revisions } = plan;
  const total = sumOfPrices(revisions.map(({ price }) => price));
  return (
    <>
      <Accordion
        name="revision"
        level={4}
        items={revisions.map((revision, index) => {
          const { number, price } = revision;
          return {
            id: String(index + 1),
            title: (
              <span className="revision">
                <span>
                  {amounts.revision(number)} {!!number && number === next && <Label>{messages.isNext}</Label>}{' '}
                  <small className="muted">{amounts.due(limitsOf(revision))}</small>
                </span>{' '}
                <span className="amount">
                  {isAmount(price) ? formatCurrency(price, language) : NO_AMOUNT[language]}
                </span>
              </span>
            ),
            content: <IncludedItems revision={revision} />,
          };
        })}
      />
      {isAmount(total) && (
        <p className="total">
          {fillMessage(messages.total, { count: revisions.length })}{' '}
          <b className="amount">
            <Spoken>{formatCurrency(total, language)}</Spoken>
          </b>
        </p>
      )}
    </>
  );
}
