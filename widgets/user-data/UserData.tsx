import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { UserDataProps } from './attributes';
import { texts } from './messages';
import css from './user-data.css?inline';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The account has the visitor's data. changed: number of fields that were different. */
    'vt-user-data-saved': { changed: number };
  }
}

export const styles = css;

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the account and the form, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Completion'));

export default function UserData(props: UserDataProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={props.heading || messages.heading} of={deferredModule}>
      {({ Completion }) => <Completion {...props} />}
    </DeferredPanel>
  );
}
