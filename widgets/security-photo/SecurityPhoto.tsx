import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { SecurityPhotoProps } from './attributes';
import { texts } from './messages';
import css from './security-photo.css?inline';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The service found a face in the visitor's security photo. */
    'vt-security-photo-accepted': null;
  }
}

export const styles = css;

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the camera, the photo and its call, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/OnPhone'));

export default function SecurityPhoto({ heading, phoneUrl, helpUrl }: SecurityPhotoProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} intro={messages.intro} of={deferredModule}>
      {({ OnPhone }) => <OnPhone phoneUrl={phoneUrl} helpUrl={helpUrl} />}
    </DeferredPanel>
  );
}
