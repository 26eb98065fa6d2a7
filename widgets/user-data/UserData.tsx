import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { UserDataProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import css from './user-data.css?inline';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The account has the visitor's data. changed: number of fields that were different. */
    'vt-user-data-saved': { changed: number };
  }
}

export const styles = css;

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the account and the form, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function UserData(props: UserDataProps) {
  const w = useMessages(pt, es);
  const loading = useDeferred(deferredModule);
  return (
    <div className="panel">
      <h2>{props.heading || w.heading}</h2>
      <DeferredView of={loading} placeholder={<div aria-busy="true" />}>
        {({ Completion }) => <Completion {...props} />}
      </DeferredView>
    </div>
  );
}
