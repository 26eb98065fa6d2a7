import { Spoken } from '#ui/parts/Spoken';
import type { Amount, SummaryRow } from './summary-rows';

/**
 * An amount; dimmed and marked busy while it is being reloaded. Each text is an element of its own: amounts are aligned
 * at their end, and one that replaces another would otherwise count as a layout shift.
 */
export const AmountText = ({ amount }: { amount: Amount }) => (
  <span
    className={amount.value === null ? 'amount none' : 'amount'}
    part="amount"
    aria-busy={amount.busy || undefined}
  >
    <span key={amount.text}>
      <Spoken>{amount.text}</Spoken>
    </span>
  </span>
);

/** The monthly installment; its line is reserved before it is known. */
export const Installments = ({ text }: { text: string }) => (
  <small className="by-month muted">
    <span key={text}>
      <Spoken>{text}</Spoken>
    </span>
  </small>
);

/** Rows of a name, the chosen item and its amount; a row's parts are listed below it. */
export const Amounts = ({ rows }: { rows: readonly SummaryRow[] }) => (
  <dl className="car-rows">
    {rows.map(({ id, name, text, amount, items, note }) => (
      <div className={`car-row of-${id}`} key={id}>
        <dt>{name}</dt>
        {text && <dd className="chosen">{text}</dd>}
        {amount && (
          <dd className="costs">
            <AmountText amount={amount} />
          </dd>
        )}
        {items.length > 0 && (
          <dd className="made-of">
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <span>{item.name}</span> <AmountText amount={item.amount} />
                </li>
              ))}
            </ul>
          </dd>
        )}
        {note && (
          <dd className="muted">
            <Spoken>{note}</Spoken>
          </dd>
        )}
      </div>
    ))}
  </dl>
);
