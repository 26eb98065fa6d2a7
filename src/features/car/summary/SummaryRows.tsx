import type { Amount, SummaryRow } from './summary-rows';

/**
 * An amount; while a newer one is on its way it is dimmed and said to be busy. Each text is an element of its own: one
 * that comes in the place of another has moved nowhere, though amounts end at the same edge and begin where they like.
 */
export const AmountText = ({ amount }: { amount: Amount }) => (
  <span
    className={amount.value === null ? 'amount none' : 'amount'}
    part="amount"
    aria-busy={amount.busy || undefined}
  >
    <span key={amount.text}>{amount.text}</span>
  </span>
);

/** The monthly installment; its line is reserved before it is known. */
export const Installments = ({ text }: { text: string }) => (
  <small className="by-month muted">
    <span key={text}>{text}</span>
  </small>
);

/** Rows of names with what is chosen and what it costs; the parts of a row stand below it. */
export const Amounts = ({ rows }: { rows: readonly SummaryRow[] }) => (
  <dl className="car-rows">
    {rows.map(({ id, name, text, amount, items, note }) => (
      <div className={`car-row ${id}`} key={id}>
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
        {note && <dd className="muted">{note}</dd>}
      </div>
    ))}
  </dl>
);
