import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { AccountProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor opened a section of the account. */
    'vt-account-opened': { section: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the sections' navigation, which is not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Area'));

export default function Account(props: AccountProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={props.heading || messages.heading} of={deferredModule}>
      {({ Area }) => <Area {...props} />}
    </DeferredPanel>
  );
}
