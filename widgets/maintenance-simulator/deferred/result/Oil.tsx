import { type Due, hasEngineOil, nextOilChange, timeLeft, type Usage } from '#domain/vehicle/maintenance';
import { OIL_CHANGE } from '#domain/vehicle/oil-change';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { amountsIn } from '../amounts';
import { texts } from '../messages';
import { deadlineText } from './deadline-text';

interface OilProps {
  fuel: string | null | undefined;
  usage: Usage;
  /** When the visitor's last revision was due, which changed the oil; undefined if unknown. */
  last: Due | undefined;
}

/** The rule of oil changes, and when the next one is due; electric cars have none. */
export function Oil({ fuel, usage, last }: OilProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const amounts = amountsIn(language);
  if (!hasEngineOil(fuel)) return <p>{messages.oilNone}</p>;
  const due = nextOilChange(usage, last);
  return (
    <>
      <p>
        {fillMessage(messages.oilRule, {
          amount: amounts.due(OIL_CHANGE),
        })}
      </p>
      <p>
        <b>{fillMessage(messages.oilNext, { amount: amounts.due(due) })}</b>{' '}
        {deadlineText(timeLeft(due, usage), language)}
      </p>
    </>
  );
}
