import type { Amount, SummaryRow } from './summary-rows';

/** An amount; while a newer one is on its way it is dimmed and said to be busy. */
export const AmountText = ({ amount }: { amount: Amount }) => (
  <span
    className={amount.value === null ? 'amount none' : 'amount'}
    part="amount"
    aria-busy={amount.busy || undefined}
  >
    {amount.text}
  </span>
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
