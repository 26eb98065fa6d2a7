import type { ReactNode } from 'react';
import { formatCurrency, NO_AMOUNT } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { useHost, useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useStyles } from '../hooks/use-styles';
import css from './price.css?inline';
import { Spoken } from './Spoken';

const messages = {
  'pt-BR': {
    startsWith: 'A partir de',
    from: 'De',
    to: 'por',
    off: '{percent}% de desconto',
    downPayment: 'Entrada de',
    installments: '{count}x de',
    after: '+ {count}x de',
    ecommercePrice: 'Na compra on-line',
    customPrice: 'Com o desconto especial',
  },
  'es-AR': {
    startsWith: 'Desde',
    from: 'Antes',
    to: 'ahora',
    off: '{percent}% de descuento',
    downPayment: 'Anticipo de',
    installments: '{count} cuotas de',
    after: '+ {count} cuotas de',
    ecommercePrice: 'En la compra online',
    customPrice: 'Con el descuento especial',
  },
};

/** A price as in the services (services/entities/price): any amount may be missing, the type may be unknown. */
export interface PriceValue {
  type: string;
  /** Who gets it, of PRICE_SOURCES; everybody if absent or unknown. */
  source?: string | null;
  value?: number | null;
  from?: number | null;
  to?: number | null;
  percent?: number | null;
  installments?: number | null;
  installmentValue?: number | null;
  entranceValue?: number | null;
}

interface PriceProps {
  price?: PriceValue | null;
  /** Name of the priced item, if it is not shown beside the price. */
  label?: ReactNode;
  /** Conditions, below the amount; by default those of the price's source. */
  note?: ReactNode;
  large?: boolean;
  /** Whether a control is named by it, whose name keeps what is shown (Spoken.tsx). */
  isName?: boolean;
}

type Amounts = { before?: ReactNode; main: ReactNode };

/** Returns the parts of a price in its form; undefined if a required amount is missing or invalid. */
function amountsOf(
  price: PriceValue,
  labels: (typeof messages)['pt-BR'],
  money: (value: number) => ReactNode,
  unknown: ReactNode,
  spoken: (text: string) => ReactNode,
): Amounts | undefined {
  const { type, value, from, to, percent, installments, installmentValue, entranceValue } = price;
  if (type === 'FROM_TO' && isAmount(from) && isAmount(to))
    return {
      before: (
        <>
          {labels.from} <s>{money(from)}</s> {labels.to}
        </>
      ),
      main: money(to),
    };
  if (type === 'PERCENT' && isAmount(percent))
    return {
      // The comma is the decimal sign of both languages.
      before: fillMessage(labels.off, { percent: String(percent).replace('.', ',') }),
      // A part of an unknown price says nothing of what is paid.
      main: isAmount(value) ? money(value) : unknown,
    };
  if (type === 'INSTALLMENT' && isAmount(installments) && isAmount(installmentValue)) {
    // Without the down payment it would be another offer.
    if (!isAmount(entranceValue ?? 0)) return undefined;
    const text = fillMessage(entranceValue ? labels.after : labels.installments, { count: installments });
    return {
      before: entranceValue ? (
        <>
          {labels.downPayment} {money(entranceValue)} {spoken(text)}
        </>
      ) : (
        spoken(text)
      ),
      main: money(installmentValue),
    };
  }
  if (!isAmount(value)) return undefined;
  return { before: type === 'STARTS_WITH' ? labels.startsWith : undefined, main: money(value) };
}

/** Returns who gets the price; undefined for everybody. */
const conditionOf = ({ source }: PriceValue, labels: (typeof messages)['pt-BR']): string | undefined =>
  source === 'ecommercePrice' || source === 'customPrice' ? labels[source] : undefined;

/** A price in one of its forms; says so if it is unknown. */
export function Price({ price, label, note, large, isName = false }: PriceProps) {
  const { language } = useHost();
  const labels = useMessages(messages);
  useStyles(css);
  const spoken = (text: string) => (isName ? text : <Spoken>{text}</Spoken>);
  /** Without line breaks. */
  const money = (value: number) => (
    <span className="price-money">{spoken(formatCurrency(value, language))}</span>
  );
  const amounts = price && amountsOf(price, labels, money, NO_AMOUNT[language], spoken);
  const condition = note ?? (amounts && conditionOf(price, labels));
  return (
    <div className={large ? 'price large' : 'price'} part="price">
      {label && <span className="price-label">{label}</span>}
      {amounts ? (
        <>
          {amounts.before && <span className="price-before">{amounts.before} </span>}
          <b className="price-main" part="price-main">
            {amounts.main}
          </b>
        </>
      ) : (
        <span className="muted">{NO_AMOUNT[language]}</span>
      )}
      {condition && (
        <small className="muted">{typeof condition === 'string' ? spoken(condition) : condition}</small>
      )}
    </div>
  );
}
