import { useEffect, useState } from 'react';
import { $dealer } from '#features/dealer/dealer-store';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { ErrorLine } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { texts } from './messages';

const deferredPicker = deferred(() => import('#features/dealer/picker/DealerPicker'));

const Picker = ({ title, onClose }: { title: string; onClose(): void }) => (
  <DeferredView of={useDeferred(deferredPicker)} placeholder={null}>
    {({ default: DealerPicker }) => <DealerPicker title={title} onClose={onClose} />}
  </DeferredView>
);

/** The dealer that receives the message, and the button that changes it. error: of the field dealerCode. */
export function DealerLine({ error }: { error?: string }) {
  const messages = useMessages(texts);
  const [dealer, setDealer] = useState($dealer.get());
  // Not useStore: what it stands on is in a file that the form needs nothing else of.
  useEffect(() => $dealer.subscribe((chosen) => setDealer(chosen)), []);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="dealer">
      {dealer && <p className="dealer-name">{`${dealer.name}, ${dealer.cityName}`}</p>}
      <button
        className="link"
        id="dealerCode"
        type="button"
        aria-describedby="dealerCode-error"
        aria-invalid={error ? true : undefined}
        onClick={() => setOpen(true)}
      >
        {dealer ? messages.changeDealer : messages.chooseDealer}
      </button>
      <ErrorLine name="dealerCode" error={error} />
      {isOpen && <Picker title={messages.chooseDealer} onClose={() => setOpen(false)} />}
    </div>
  );
}
