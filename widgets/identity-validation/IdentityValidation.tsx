import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { IdentityValidationProps } from './attributes';
import css from './identity-validation.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor's identity is confirmed. */
    'vt-identity-validated': null;
  }
}

export const styles = css;

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls and the steps, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Validation'));

export default function IdentityValidation({ heading, helpUrl }: IdentityValidationProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Validation }) => <Validation helpUrl={helpUrl} />}
    </DeferredPanel>
  );
}
