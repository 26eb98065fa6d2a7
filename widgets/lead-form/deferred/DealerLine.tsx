import { useState } from 'react';
import type { ChosenDealer } from '../../../src/stores/visitor/dealer';
import { deferred } from '../../../src/ui/core/deferred';
import { ErrorLine } from '../../../src/ui/core/fields';
import { useMessages } from '../../../src/ui/core/host-context';
import { useDeferred } from '../../../src/ui/core/use-deferred';
import { messages } from './messages';

const deferredPicker = deferred(() => import('../../../src/features/dealer/picker/DealerPicker'));

/** The dealer who gets the lead, and the way to choose one without leaving the form. */
export function DealerLine({ dealer, error }: { dealer: ChosenDealer | null; error?: string }) {
  const [open, setOpen] = useState(false);
  const { module: picker, failures, retry } = useDeferred(deferredPicker, open);
  const w = useMessages(messages);
  const choose = () => {
    setOpen(true);
    if (failures) retry();
  };
  return (
    <>
      <p className="dealer-name">
        <b>{w.dealerLine}</b> {dealer && <span>{`${dealer.name}, ${dealer.cityName}`}</span>}
      </p>
      <button
        className="link"
        id="dealerCode"
        type="button"
        aria-describedby="dealerCode-error"
        aria-invalid={error ? true : undefined}
        onClick={choose}
      >
        {dealer ? w.changeDealer : w.chooseDealer}
      </button>
      <ErrorLine name="dealerCode" error={error} />
      {failures > 0 && open && (
        <p className="error" role="alert" key={failures}>
          {w.failed}
        </p>
      )}
      {picker && open && <picker.default title={w.chooseDealer} onClose={() => setOpen(false)} />}
    </>
  );
}
