import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $dealer } from '../../../../src/stores/visitor/dealer';
import { deferred } from '../../../../src/ui/core/deferred';
import { useDeferred } from '../../../../src/ui/core/use-deferred';
import { useFlowPage } from '../shell/flow-context';

const deferredPicker = deferred(() => import('../../../../src/features/dealer/picker/DealerPicker'));

/** The dealer the proposal is for, and the way to choose another without leaving the flow. */
export function DealerChoice() {
  const dealer = useStore($dealer);
  const { words: w } = useFlowPage();
  const [open, setOpen] = useState(false);
  const { module, failures, retry } = useDeferred(deferredPicker, open);
  const choose = () => {
    setOpen(true);
    if (failures) retry();
  };
  return (
    <div className="flow-line">
      <p>
        <b>{w.dealer}</b> {dealer ? `${dealer.name}, ${dealer.cityName}` : w.noDealer}
      </p>
      <button className="link" type="button" aria-haspopup="dialog" onClick={choose}>
        {dealer ? (
          <>
            {w.changeDealer} <span className="sr">{w.dealer}</span>
          </>
        ) : (
          w.chooseDealer
        )}
      </button>
      {failures > 0 && open && (
        <p className="error" role="alert" key={failures}>
          {w.failed}
        </p>
      )}
      {module && open && <module.default title={w.chooseDealer} onClose={() => setOpen(false)} />}
    </div>
  );
}
