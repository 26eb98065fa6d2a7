import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $dealer } from '#features/dealer/dealer-store';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { ErrorLine } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { useDeferredDialog } from '#ui/dialog/use-deferred-dialog';
import { useLatest } from '#ui/hooks/use-latest';
import { useQuery } from '#ui/hooks/use-query';
import { texts } from './messages';
import type { UserForm } from './user-values';

const deferredPicker = deferred(() => import('#features/dealer/picker/DealerPicker'));

/** Loads a dealer that the account names, but not the page. */
const dealerOf = async (id: string) => (await import('#features/dealer/dealer-details')).dealerOfId(id);

/** The visitor's dealer, and a button that opens the dealer finder. The page's dealer is proposed to who has none. */
export function DealerStep({ form }: { form: Form<UserForm> }) {
  const messages = useMessages(texts);
  const dealer = useStore($dealer);
  const { dialog: picker, failures, busy, show, close } = useDeferredDialog(deferredPicker);
  const code = form.values.dealerCode ?? '';
  const latest = useLatest({ form, code, dealer });
  // On a choice, and once where the account has none.
  useEffect(() => {
    const stop = $dealer.listen((chosen) => chosen && latest.current.form.set({ dealerCode: chosen.id }));
    const { form, code, dealer } = latest.current;
    if (!code && dealer) form.set({ dealerCode: dealer.id });
    return stop;
  }, []);
  const isKnown = dealer?.id === code;
  const saved = useQuery(() => dealerOf(code), code && !isKnown ? code : undefined);
  const named = isKnown ? dealer : saved.value;
  const text = named ? [named.name, named.cityName].filter(Boolean).join(', ') : code;
  return (
    <div className="dealer">
      <p className="muted">{messages.dealerHint}</p>
      <p role="status">{code ? <b>{text}</b> : messages.noDealer}</p>
      <button
        className="button plain"
        part="button"
        type="button"
        id="dealerCode"
        aria-haspopup="dialog"
        aria-describedby="dealerCode-error"
        aria-disabled={busy || undefined}
        onClick={show}
      >
        {code ? messages.changeDealer : messages.chooseDealer}
      </button>
      <ErrorLine name="dealerCode" error={form.errors.dealerCode} />
      {failures > 0 && <FailureNotice attempt={failures} onRetry={show} />}
      {picker && <picker.default title={messages.chooseDealer} onClose={close} />}
    </div>
  );
}
