import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { SecurityPhotoProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import css from './security-photo.css?inline';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The service found a face in the visitor's security photo. */
    'vt-security-photo-accepted': null;
  }
}

export const styles = css;

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the camera, the photo and its call, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function SecurityPhoto({ heading, phoneUrl, helpUrl }: SecurityPhotoProps) {
  const w = useMessages(pt, es);
  const loading = useDeferred(deferredModule);
  return (
    <div className="panel">
      <h2>{heading || w.heading}</h2>
      <p>{w.intro}</p>
      <div className="room">
        <DeferredView of={loading} placeholder={<div aria-busy="true" />}>
          {({ OnPhone }) => <OnPhone phoneUrl={phoneUrl} helpUrl={helpUrl} />}
        </DeferredView>
      </div>
    </div>
  );
}
