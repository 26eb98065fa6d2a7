import { useStore } from '@nanostores/react';
import { $dealer } from '#features/dealer/dealer-store';
import { deferred } from '#ui/core/deferred';
import { ErrorLine } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { useDeferredDialog } from '#ui/dialog/use-deferred-dialog';
import { texts } from './messages';

const deferredPicker = deferred(() => import('#features/dealer/picker/DealerPicker'));

/** The dealer of the proposal, and a button to choose another without leaving the flow. */
export function DealerChoice({ error: missing }: { error?: string }) {
  const dealer = useStore($dealer);
  const messages = useMessages(texts);
  // A choice corrects it at once.
  const error = dealer ? undefined : missing;
  const { dialog: picker, failures, show, close } = useDeferredDialog(deferredPicker);
  return (
    <div className="flow-line">
      <p>
        <b>{messages.dealer}</b> {dealer ? `${dealer.name}, ${dealer.cityName}` : messages.noDealer}
      </p>
      <button
        className="link"
        id="dealerCode"
        type="button"
        aria-haspopup="dialog"
        aria-describedby="dealerCode-error"
        aria-invalid={error ? true : undefined}
        onClick={show}
      >
        {dealer ? (
          <>
            {messages.changeDealer} <span className="sr">{messages.dealer}</span>
          </>
        ) : (
          messages.chooseDealer
        )}
      </button>
      <ErrorLine name="dealerCode" error={error} />
      {failures > 0 && (
        <p className="error" role="alert" key={failures}>
          {messages.failed}
        </p>
      )}
      {picker && <picker.default title={messages.chooseDealer} onClose={close} />}
    </div>
  );
}
