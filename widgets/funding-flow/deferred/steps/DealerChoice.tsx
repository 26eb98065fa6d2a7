import { useStore } from '@nanostores/react';
import { $dealer } from '../../../../src/stores/visitor/dealer';
import { deferred } from '../../../../src/ui/core/deferred';
import { useMessages } from '../../../../src/ui/core/host-context';
import { useDeferredDialog } from '../../../../src/ui/dialog/use-deferred-dialog';
import { messages } from './messages';

const deferredPicker = deferred(() => import('../../../../src/features/dealer/picker/DealerPicker'));

/** The dealer of the proposal, and a button to choose another without leaving the flow. */
export function DealerChoice() {
  const dealer = useStore($dealer);
  const w = useMessages(messages);
  const { dialog: picker, failures, show, close } = useDeferredDialog(deferredPicker);
  return (
    <div className="flow-line">
      <p>
        <b>{w.dealer}</b> {dealer ? `${dealer.name}, ${dealer.cityName}` : w.noDealer}
      </p>
      <button className="link" type="button" aria-haspopup="dialog" onClick={show}>
        {dealer ? (
          <>
            {w.changeDealer} <span className="sr">{w.dealer}</span>
          </>
        ) : (
          w.chooseDealer
        )}
      </button>
      {failures > 0 && (
        <p className="error" role="alert" key={failures}>
          {w.failed}
        </p>
      )}
      {picker && <picker.default title={w.chooseDealer} onClose={close} />}
    </div>
  );
}
