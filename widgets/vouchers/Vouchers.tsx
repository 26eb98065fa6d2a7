import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { VouchersProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The service has made a voucher for the visitor. from: what it was made from. */
    'vt-voucher-made': { from: 'programme' | 'points' };
    /** A voucher of the visitor is a gift now. Neither its code nor its link is told. */
    'vt-voucher-given': null;
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the lists, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Area'));

export default function Vouchers({ heading, ...props }: VouchersProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Area }) => <Area {...props} />}
    </DeferredPanel>
  );
}
