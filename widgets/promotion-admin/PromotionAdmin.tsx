import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { PromotionAdminProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A promotion was created or changed. */
    'vt-promotion-saved': { promotionId: string };
    /** Somebody no longer takes part in a promotion; who is not told. */
    'vt-promotion-participant-inactivated': { promotionId: string };
    /** A group of promotions was created or changed. */
    'vt-promotion-group-saved': { groupId: string };
    /** A group of promotions is no more. */
    'vt-promotion-group-removed': { groupId: string };
    /** Who may not take part in a promotion has changed. */
    'vt-deny-list-changed': { promotionId: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the tabs, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/AdminTabs'));

export default function PromotionAdmin({ heading }: PromotionAdminProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ AdminTabs }) => <AdminTabs />}
    </DeferredPanel>
  );
}
