import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { AccountProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor opened a section of the account. */
    'vt-account-opened': { section: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the sections' navigation, which is not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Area'));

export default function Account(props: AccountProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={props.heading || messages.heading} of={deferredModule}>
      {({ Area }) => <Area {...props} />}
    </DeferredPanel>
  );
}
