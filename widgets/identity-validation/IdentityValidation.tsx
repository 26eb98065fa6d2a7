import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { IdentityValidationProps } from './attributes';
import css from './identity-validation.css?inline';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor's identity is confirmed. */
    'vt-identity-validated': null;
  }
}

export const styles = css;

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the steps, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Validation'));

export default function IdentityValidation({ heading, helpUrl }: IdentityValidationProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Validation }) => <Validation helpUrl={helpUrl} />}
    </DeferredPanel>
  );
}
