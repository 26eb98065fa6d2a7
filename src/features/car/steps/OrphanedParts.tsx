import { useStore } from '@nanostores/react';
import { sum } from '#domain/car/totals';
import { useHost } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { $carOptions } from '../car-store';
import type { Actions } from './actions';
import { namesOf, pricesOf, signedCurrency } from './names';
import { useStepMessages } from './use-step-messages';

/** What a removed pack left behind with a price of its own, and a button that removes it too. */
export function OrphanedParts({ actions }: { actions: Actions }) {
  const { language } = useHost();
  const messages = useStepMessages();
  const { notice } = useStore(actions.$changes);
  const options = useStore($carOptions);
  const left = notice?.left ?? [];
  if (!options || left.length === 0) return null;
  const amount = sum(left.map(pricesOf(options)));
  return (
    <div className="left-behind">
      <p className="hint">
        {fillMessage(messages.leftBehind, { parts: left.map(namesOf(options)).join(', ') })}
      </p>
      <button className="button plain" part="button" type="button" onClick={actions.removeLeft}>
        {messages.removeLeft}
        {amount !== null && <span className="left-price"> {signedCurrency(-amount, language)}</span>}
      </button>
    </div>
  );
}
