import type { ReactNode } from 'react';
import { formatCurrency, NO_AMOUNT } from '../../domain/currency';
import { isAmount } from '../../domain/money';
import { fillMessage, useHost, useMessages } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './price.css?inline';

const words = {
  'pt-BR': {
    startsWith: 'A partir de',
    from: 'De',
    to: 'por',
    off: '{percent}% de desconto',
    downPayment: 'Entrada de',
    installments: '{count}x de',
    after: '+ {count}x de',
  },
  'es-AR': {
    startsWith: 'Desde',
    from: 'Antes',
    to: 'ahora',
    off: '{percent}% de descuento',
    downPayment: 'Anticipo de',
    installments: '{count} cuotas de',
    after: '+ {count} cuotas de',
  },
};

/** A price as the services give it (services/entities/price): any amount may be missing, any type may come. */
export interface PriceValue {
  type: string;
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
  /** What is priced, where it does not stand beside it. */
  label?: ReactNode;
  /** Conditions, below the amount. */
  note?: ReactNode;
  large?: boolean;
}

type Amounts = { before?: ReactNode; main: ReactNode };

/** The parts of a price in its form; undefined where what it needs is missing or is no amount. */
function amountsOf(
  price: PriceValue,
  w: (typeof words)['pt-BR'],
  money: (value: number) => ReactNode,
): Amounts | undefined {
  const { type, value, from, to, percent, installments, installmentValue, entranceValue } = price;
  if (type === 'FROM_TO' && isAmount(from) && isAmount(to))
    return {
      before: (
        <>
          {w.from} <s>{money(from)}</s> {w.to}
        </>
      ),
      main: money(to),
    };
  if (type === 'PERCENT' && isAmount(percent))
    // The comma is the decimal sign of both languages.
    return { main: fillMessage(w.off, { percent: String(percent).replace('.', ',') }) };
  if (type === 'INSTALLMENT' && isAmount(installments) && isAmount(installmentValue)) {
    // Without the down payment it would be another offer.
    if (!isAmount(entranceValue ?? 0)) return undefined;
    const text = fillMessage(entranceValue ? w.after : w.installments, { count: installments });
    return {
      before: entranceValue ? (
        <>
          {w.downPayment} {money(entranceValue)} {text}
        </>
      ) : (
        text
      ),
      main: money(installmentValue),
    };
  }
  if (!isAmount(value)) return undefined;
  return { before: type === 'STARTS_WITH' ? w.startsWith : undefined, main: money(value) };
}

/** An amount that no line's end tears from its currency. */
const Money = ({ text }: { text: string }) => <span className="price-money">{text}</span>;

/** A price in one of its forms; one that is missing says so. */
export function Price({ price, label, note, large }: PriceProps) {
  const { language } = useHost();
  const w = useMessages(words);
  useStyles(css);
  const amounts = price && amountsOf(price, w, (value) => <Money text={formatCurrency(value, language)} />);
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
      {note && <small className="muted">{note}</small>}
    </div>
  );
}
