import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { MaintenanceAdminProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** Something was done by staff. count: of how many accounts, dealers, reservations or translations. */
    'vt-maintenance-done': {
      act: 'import' | 'prepare' | 'migrate' | 'password' | 'sync' | 'reprocess' | 'translate';
      count: number;
    };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the acts and their calls, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/MaintenanceTabs'));

export default function MaintenanceAdmin({ heading }: MaintenanceAdminProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ MaintenanceTabs }) => <MaintenanceTabs />}
    </DeferredPanel>
  );
}
