import { useState } from 'react';
import type { ChosenDealer } from '../../../src/stores/dealer';
import { ErrorLine } from '../../../src/ui/fields';
import { useModule } from '../../../src/ui/use-module';
import type { Messages } from '../messages';

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
  const picker = useModule(() => import('./DealerPicker'), open);
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
        onClick={() => setOpen(true)}
      >
        {dealer ? words.changeDealer : words.chooseDealer}
      </button>
      <ErrorLine name="dealerCode" error={error} />
      {picker && open && <picker.default title={words.chooseDealer} onClose={() => setOpen(false)} />}
    </>
  );
}
