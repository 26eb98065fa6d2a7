import { formatCurrency } from '#domain/money/currency';
import { formatDate } from '#domain/time/calendar';
import { placeInRange, valueRange } from '#domain/vehicle/trade-in';
import type { Valuation } from '#services/entities/valuation';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useLater } from '#ui/hooks/use-later';
import { useStyles } from '#ui/hooks/use-styles';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';
import css from './valuation.css?inline';

/** The value of a used car between its lowest and its highest, what reduced it, and until when it applies. */
export function ValuationView({ valuation }: { valuation: Valuation }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  const range = valueRange(valuation);
  const money = (amount: number) => formatCurrency(amount, language);
  const value = useLater(range ? money(range.value) : '');
  if (!range) return null;
  const deductions = (valuation.deductions ?? []).filter(({ reason }) => reason);
  const until = formatDate(valuation.validUntil ?? '', language);
  return (
    <div className="valuation" part="valuation">
      {/* Screen readers say what is inserted alone otherwise, and not whose value it is. */}
      <p className="valuation-value" role="status" aria-atomic aria-busy={!value || undefined}>
        {/* Its line is held free. */}
        {value ? <span className="muted">{messages.value}</span> : '\u00a0'}{' '}
        <b>
          <Spoken>{value}</Spoken>
        </b>
      </p>
      {range.highest > range.lowest && (
        <>
          <svg className="valuation-bar" width="100%" height="20" aria-hidden="true">
            <rect className="valuation-track" y="8" width="100%" height="4" rx="2" />
            <circle className="valuation-mark" cx={`${3 + placeInRange(range) * 94}%`} cy="10" r="8" />
          </svg>
          <dl className="valuation-ends">
            <div>
              <dt>{messages.lowest}</dt>
              <dd>
                <Spoken>{money(range.lowest)}</Spoken>
              </dd>
            </div>
            <div>
              <dt>{messages.highest}</dt>
              <dd>
                <Spoken>{money(range.highest)}</Spoken>
              </dd>
            </div>
          </dl>
        </>
      )}
      {deductions.length > 0 && (
        <>
          <p className="valuation-title">{messages.deductions}</p>
          <ul className="valuation-deductions">
            {deductions.map(({ reason, amount }) => (
              <li key={reason}>
                {reason}
                {typeof amount === 'number' && (
                  <b>
                    {' '}
                    <Spoken>{money(-Math.abs(amount))}</Spoken>
                  </b>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {until && (
        <p className="muted">
          <Spoken>{fillMessage(messages.until, { date: until })}</Spoken>
        </p>
      )}
    </div>
  );
}
