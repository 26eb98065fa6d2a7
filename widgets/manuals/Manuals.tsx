import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { ManualsProps } from './attributes';
import css from './manuals.css?inline';
import { messages } from './messages';

export const styles = css;

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': messages['pt-BR'].purpose, 'es-AR': messages['es-AR'].purpose };

/** Loads the calls and the list, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function Manuals({ heading, count, ...props }: ManualsProps) {
  const w = useMessages(messages);
  const loading = useDeferred(deferredModule);
  return (
    <div className="panel">
      <h2>{heading || w.heading}</h2>
      <div className="room">
        <DeferredView of={loading} placeholder={<div aria-busy="true" />}>
          {({ Library }) => <Library {...props} size={count} />}
        </DeferredView>
      </div>
    </div>
  );
}
