import { isAmount } from '../money/money';

type Amount = number | null | undefined;

/** A part of a car's price as the service names it. type: COLOR, COATING or ITEM; others may occur. */
interface PricedPart {
  code: string;
  name: string;
  type: string;
  price?: Amount;
}

/** A reservation's price: of the car, and of what is chosen with it. */
export interface AskedPrice {
  price?: Amount;
  colorPrice?: Amount;
  coatingPrice?: Amount;
  optionalsPrice?: Amount;
  total?: Amount;
  parts: readonly PricedPart[];
}

/** A line of a price. name: the service's, empty if it names no single part. */
export interface PriceLine {
  kind: 'base' | 'color' | 'coating' | 'item';
  name: string;
  amount: number;
}

const KINDS: Record<string, PriceLine['kind']> = { COLOR: 'color', COATING: 'coating' };

/** Returns the parts of a price, those that the service does not name as one amount of their kind. */
export function priceLines({ price, parts, ...sums }: AskedPrice): PriceLine[] {
  const named = parts.flatMap(({ name, code, type, price: amount }): PriceLine[] =>
    isAmount(amount) ? [{ kind: KINDS[type] ?? 'item', name: name || code, amount }] : [],
  );
  const kinds = [
    ['color', sums.colorPrice],
    ['coating', sums.coatingPrice],
    ['item', sums.optionalsPrice],
  ] as const;
  return [
    ...(isAmount(price) ? [{ kind: 'base' as const, name: '', amount: price }] : []),
    ...kinds.flatMap(([kind, amount]): PriceLine[] => {
      const own = named.filter((line) => line.kind === kind);
      return own.length > 0 || !isAmount(amount) || amount === 0 ? own : [{ kind, name: '', amount }];
    }),
  ];
}
