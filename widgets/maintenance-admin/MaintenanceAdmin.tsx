import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { MaintenanceAdminProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** Something was done by staff. count: of how many accounts, dealers, reservations or translations, if that is known. */
    'vt-maintenance-done': {
      act: 'import' | 'prepare' | 'migrate' | 'password' | 'sync' | 'reprocess' | 'translate';
      count?: number;
    };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the acts and their calls, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/MaintenanceTabs'));

export default function MaintenanceAdmin({ heading }: MaintenanceAdminProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ MaintenanceTabs }) => <MaintenanceTabs />}
    </DeferredPanel>
  );
}
