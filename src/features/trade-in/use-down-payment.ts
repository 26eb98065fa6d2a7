import { useEffect, useState } from 'react';
import { useMaybeTradesIn } from './presence';

/**
 * Returns the value of the traded-in car that is the down payment, in the market's currency; 0 without one, undefined
 * until it is known. Its store loads only for visitors who may trade in a car.
 */
export function useDownPayment(): number | undefined {
  const tradesIn = useMaybeTradesIn();
  const [value, setValue] = useState<number>();
  useEffect(() => {
    if (!tradesIn) return;
    let end = () => {};
    let isHere = true;
    import('./trade-in-parts').then(
      ({ $tradeIn }) => {
        if (isHere) end = $tradeIn.subscribe((car) => setValue(car?.isDownPayment ? car.value : 0));
      },
      () => setValue(0),
    );
    return () => {
      isHere = false;
      end();
    };
  }, [tradesIn]);
  return tradesIn ? value : 0;
}
