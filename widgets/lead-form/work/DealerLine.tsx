import { useState } from 'react';
import type { ChosenDealer } from '../../../src/stores/dealer';
import { ErrorLine } from '../../../src/ui/fields';
import { useWords } from '../../../src/ui/host-context';
import { useModule } from '../../../src/ui/use-module';
import type { Messages } from '../messages';
import { words as work } from './words';

/** The dealer who gets the lead, and the way to choose one without leaving the form. */
export function DealerLine({
  dealer,
  words,
  error,
}: {
  dealer: ChosenDealer | null;
  words: Messages;
  error?: string;
}) {
  const [open, setOpen] = useState(false);
  const { module: picker, failed, again } = useModule(() => import('./DealerPicker'), open);
  const { failed: sorry } = useWords(work);
  const choose = () => {
    setOpen(true);
    if (failed) again();
  };
  return (
    <>
      <p className="dealer-name">
        <b>{words.dealer}</b> {dealer && <span>{`${dealer.name}, ${dealer.cityName}`}</span>}
      </p>
      <button
        className="link"
        id="dealerCode"
        type="button"
        aria-describedby="dealerCode-error"
        aria-invalid={error ? true : undefined}
        onClick={choose}
      >
        {dealer ? words.changeDealer : words.chooseDealer}
      </button>
      <ErrorLine name="dealerCode" error={failed ? sorry : error} />
      {picker && open && <picker.default title={words.chooseDealer} onClose={() => setOpen(false)} />}
    </>
  );
}
