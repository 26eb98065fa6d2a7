import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $dealer } from '../../../src/stores/dealer';
import { useModule } from '../../../src/ui/use-module';
import { useFlowPage } from '../work/flow-context';

/** The dealer the proposal is for, and the way to choose another without leaving the flow. */
export function DealerChoice() {
  const dealer = useStore($dealer);
  const { words: w } = useFlowPage();
  const [open, setOpen] = useState(false);
  const { module, failed, again } = useModule(() => import('../../../src/ui/DealerPicker'), open);
  const choose = () => {
    setOpen(true);
    if (failed) again();
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
      {failed && open && (
        <p className="error" role="alert">
          {w.failed}
        </p>
      )}
      {module && open && <module.default title={w.chooseDealer} onClose={() => setOpen(false)} />}
    </div>
  );
}
