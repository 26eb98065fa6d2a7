import { useStore } from '@nanostores/react';
import { stockColors } from '../../../../src/domain/standalone/car-stock';
import { $car, $carOptions } from '../../../../src/stores/current-car';
import { FailureNotice } from '../../../../src/ui/core/FailureNotice';
import { fillMessage } from '../../../../src/ui/core/host-context';
import { useAllMessages } from '../shell/messages-context';

/** Says that no car of the chosen colour is in stock, and which colours are. */
export function SoldOut() {
  const w = useAllMessages();
  const { stock } = useStore($car);
  const options = useStore($carOptions);
  const there = new Set(stock ? stockColors(stock) : []);
  const colors = (options?.colors ?? []).filter(({ code }) => there.has(code)).map(({ name }) => name);
  const others = colors.length > 0 ? fillMessage(w.otherColors, { colors: colors.join(', ') }) : '';
  return <FailureNotice>{others ? `${w.noStock}. ${others}` : w.noStock}</FailureNotice>;
}
