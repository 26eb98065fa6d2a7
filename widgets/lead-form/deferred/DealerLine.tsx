import type { ChosenDealer } from '../../../src/stores/visitor/dealer';
import { deferred } from '../../../src/ui/core/deferred';
import { ErrorLine } from '../../../src/ui/core/fields';
import { useMessages } from '../../../src/ui/core/host-context';
import { useDeferredDialog } from '../../../src/ui/hooks/use-deferred-dialog';
import { messages } from './messages';

const deferredPicker = deferred(() => import('../../../src/features/dealer/picker/DealerPicker'));

/** The dealer that receives the lead, and a button to choose one without leaving the form. */
export function DealerLine({ dealer, error }: { dealer: ChosenDealer | null; error?: string }) {
  const { dialog: picker, failures, show, close } = useDeferredDialog(deferredPicker);
  const w = useMessages(messages);
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
        onClick={show}
      >
        {dealer ? w.changeDealer : w.chooseDealer}
      </button>
      <ErrorLine name="dealerCode" error={error} />
      {failures > 0 && (
        <p className="error" role="alert" key={failures}>
          {w.failed}
        </p>
      )}
      {picker && <picker.default title={w.chooseDealer} onClose={close} />}
    </>
  );
}
