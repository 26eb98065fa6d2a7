import { useRef, useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useOnChange } from '#ui/hooks/use-on-change';
import { texts } from './messages';
import type { CalculatedCar } from './use-calculated-car';

/** Returns a message after the calculated car or its price has changed; empty until then. */
export function useChange(car: CalculatedCar | undefined): string {
  const { language } = useHost();
  const messages = useMessages(texts);
  const [text, setText] = useState('');
  const before = useRef<CalculatedCar>(undefined);
  useOnChange(car && `${car.mvs} ${car.year} ${car.price}`, () => {
    const previous = before.current;
    before.current = car ?? previous;
    if (!car || !previous) return;
    const money = (value: number) => formatCurrency(value, language);
    if (previous.mvs !== car.mvs || previous.year !== car.year) {
      const name = `${car.modelName} ${car.name}`.trim();
      setText(fillMessage(messages.changedCar, { name, price: money(car.price) }));
    } else if (previous.price !== car.price) {
      setText(fillMessage(messages.changedPrice, { from: money(previous.price), to: money(car.price) }));
    }
  });
  return text;
}
