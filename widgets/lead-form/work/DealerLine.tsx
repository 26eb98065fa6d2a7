import { useState } from 'react';
import type { ChosenDealer } from '../../../src/stores/dealer';
import { ErrorLine } from '../../../src/ui/fields';
import { useWords } from '../../../src/ui/host-context';
import { useModule } from '../../../src/ui/use-module';
import { words } from './words';

/** The dealer who gets the lead, and the way to choose one without leaving the form. */
export function DealerLine({ dealer, error }: { dealer: ChosenDealer | null; error?: string }) {
  const [open, setOpen] = useState(false);
  const { module: picker, failed, again } = useModule(() => import('../../../src/ui/DealerPicker'), open);
  const w = useWords(words);
  const choose = () => {
    setOpen(true);
    if (failed) again();
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
      <ErrorLine name="dealerCode" error={failed ? w.failed : error} />
      {picker && open && <picker.default title={w.chooseDealer} onClose={() => setOpen(false)} />}
    </>
  );
}
