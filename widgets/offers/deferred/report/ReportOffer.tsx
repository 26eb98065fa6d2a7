import { useState } from 'react';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { Button } from '#ui/parts/Button';
import { texts } from '../messages';

// Only visitors who report an offer load it.
const form = deferred(() => import('./ReportForm'));

/** A way to tell the brand that something is wrong with an offer. */
export function ReportOffer({ offerId }: { offerId: string }) {
  const messages = useMessages(texts);
  const [isOpen, setOpen] = useState(false);
  const loading = useDeferred(form, isOpen);
  return (
    <section className="report-offer">
      {isOpen ? (
        <DeferredPart of={loading}>{({ ReportForm }) => <ReportForm offerId={offerId} />}</DeferredPart>
      ) : (
        <Button kind="plain" onClick={() => setOpen(true)}>
          {messages.report}
        </Button>
      )}
    </section>
  );
}
