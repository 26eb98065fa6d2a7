import { useEffect, useRef } from 'react';
import { formatCurrency, NO_AMOUNT } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { formatDate } from '#domain/time/calendar';
import { hasEngineOil, sumOfPrices } from '#domain/vehicle/maintenance';
import { OIL_CHANGE } from '#domain/vehicle/oil-change';
import { brandName } from '#features/owner/car-brand';
import type { Revision } from '#services/entities/maintenance';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { useStyles } from '#ui/hooks/use-styles';
import { printOnly } from '#ui/parts/Printable';
import printable from '#ui/parts/printable.css?inline';
import { amountsIn } from '../amounts';
import { limitsOf } from '../calls';
import { texts } from '../messages';
import type { Simulation } from '../simulate';
import { deadlineText } from './deadline-text';
import { ITEM_GROUPS, itemGroups } from './Items';
import type { NextRevision } from './next';
import css from './printed-plan.css?inline';

interface PrintedPlanProps {
  simulation: Simulation;
  next: NextRevision | undefined;
  /** What the prices are, in words. */
  prices: string;
  /** Called when the print dialog has closed. */
  onEnd(): void;
}

/** The printed sheet of a plan, hidden on screen. Opens the print dialog at once. */
export function PrintedPlan({ simulation, next, prices, onEnd }: PrintedPlanProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const sheet = useRef<HTMLElement>(null);
  useStyles(printable);
  useStyles(css);
  const latest = useLatest(onEnd);
  // Once: it prints the plan as it was when printing was requested.
  useEffect(() => {
    const end = new AbortController();
    addEventListener('afterprint', () => latest.current(), { once: true, signal: end.signal });
    if (sheet.current) printOnly(sheet.current);
    return () => end.abort();
  }, []);
  const { car, plan, usage } = simulation;
  const amounts = amountsIn(language);
  const money = (amount: unknown) =>
    isAmount(amount) ? formatCurrency(amount, language) : NO_AMOUNT[language];
  const total = sumOfPrices(plan.revisions.map(({ price }) => price));
  const work = (revision: Revision) => {
    const groups = itemGroups(revision);
    return ITEM_GROUPS.filter((name) => groups[name].length > 0).map(
      (name) => `${messages[name]}: ${groups[name].map((item) => item.name).join(', ')}.`,
    );
  };
  return (
    <article className="printable plan-sheet" ref={sheet}>
      <header className="printable-head">
        <h3>{fillMessage(messages.title, { car: car.name })}</h3>
        <div>{brandName(car.brand)}</div>
      </header>
      <p>
        {fillMessage(messages.used, {
          amount:
            usage.months === undefined
              ? amounts.km(usage.kilometers)
              : fillMessage(messages.and, {
                  one: amounts.km(usage.kilometers),
                  other: amounts.months(usage.months),
                }),
        })}{' '}
        {prices}
      </p>
      {next?.revision && next.deadline && (
        <p>
          <b>
            {messages.next}: {amounts.due(limitsOf(next.revision))}.
          </b>{' '}
          {deadlineText(next.deadline, language)}
        </p>
      )}
      {hasEngineOil(plan.fuel) && (
        <p>
          {messages.oil}: {fillMessage(messages.oilRule, { amount: amounts.due(OIL_CHANGE) })}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.number}</th>
            <th scope="col">{messages.due}</th>
            <th scope="col">{messages.includes}</th>
            <th scope="col" className="amount">
              {messages.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.revisions.map((revision, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: numbers may repeat, and rows never move
            <tr key={index}>
              <th scope="row">{revision.number}</th>
              <td>{amounts.due(limitsOf(revision))}</td>
              <td>{work(revision).join(' ')}</td>
              <td className="amount">{money(revision.price)}</td>
            </tr>
          ))}
        </tbody>
        {isAmount(total) && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {fillMessage(messages.total, { count: plan.revisions.length })}
              </th>
              <td className="amount">{money(total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      <footer className="printable-footer">
        <p>
          {messages.disclaimer} {fillMessage(messages.printedOn, { date: formatDate(new Date(), language) })}
        </p>
      </footer>
    </article>
  );
}
