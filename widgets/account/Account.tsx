import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import css from './account.css?inline';
import type { AccountProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor opened a section of the account. */
    'vt-account-opened': { section: string };
    /** The visitor opened the site of a benefit: discount-club, eper or rewards. */
    'vt-benefit-opened': { benefit: string };
  }
}

export const styles = css;

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the sections' navigation, which is not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function Account(props: AccountProps) {
  const w = useMessages(pt, es);
  const loading = useDeferred(deferredModule);
  return (
    <div className="panel">
      <h2>{props.heading || w.heading}</h2>
      <div className="area">
        <DeferredView of={loading} placeholder={<div aria-busy="true" />}>
          {({ Area }) => <Area {...props} />}
        </DeferredView>
      </div>
    </div>
  );
}
