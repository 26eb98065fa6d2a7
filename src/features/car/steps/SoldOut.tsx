import { useStore } from '@nanostores/react';
import { stockColors } from '#domain/car/car-stock';
import { colorsFor } from '#domain/parts/colors';
import { FailureNotice } from '#ui/core/FailureNotice';
import { fillMessage } from '#ui/fill-message';
import { $car, $carOptions } from '../car-store';
import { chosenNow } from '../choices/choices';
import { useStepMessages } from './use-step-messages';

/** Maximum number of colours that are named; the bar stays in sight and must not cover the step. */
const MOST_NAMED = 3;

/** Says that no car of the chosen colour is in stock, and which colours are, of those that go with the chosen parts. */
export function SoldOut() {
  const messages = useStepMessages();
  const { stock } = useStore($car);
  const options = useStore($carOptions);
  const inStock = new Set(stock ? stockColors(stock) : []);
  const fitting = new Set(options ? colorsFor(options.compiled, chosenNow()?.parts ?? []).left : []);
  const names = (options?.colors ?? []).flatMap(({ id, code, name }) =>
    inStock.has(code) && fitting.has(id) ? name : [],
  );
  const colors = names.slice(0, MOST_NAMED).join(', ');
  const count = names.length - MOST_NAMED;
  const others =
    count > 0
      ? fillMessage(messages.manyColors, { colors, count })
      : fillMessage(messages.otherColors, { colors });
  return <FailureNotice>{colors ? `${messages.noStock}. ${others}` : messages.noStock}</FailureNotice>;
}
