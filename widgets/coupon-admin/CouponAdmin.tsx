import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { CouponAdminProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** Uses of coupons were cleared. couponId: null for all coupons of a CPF; cleared: null if the service gave no number. */
    'vt-coupon-cleared': { couponId: string | null; cleared: number | null };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the form, its rules and its calls, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Clearing'));

export default function CouponAdmin({ heading }: CouponAdminProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Clearing }) => <Clearing />}
    </DeferredPanel>
  );
}
