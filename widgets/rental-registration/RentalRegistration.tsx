import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { RentalRegistrationProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls and the form, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/RegistrationArea'));

export default function RentalRegistration({ heading, ...props }: RentalRegistrationProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ RegistrationArea }) => <RegistrationArea {...props} />}
    </DeferredPanel>
  );
}
