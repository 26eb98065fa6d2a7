import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { ReservationProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { ReservationPages } from './pages-context';

/** Loads the calls and the steps, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/shell/Shell'));

export default function Reservation({ heading, ...props }: ReservationProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Shell }) => (
        <ReservationPages.Provider value={props}>
          <Shell {...props} />
        </ReservationPages.Provider>
      )}
    </DeferredPanel>
  );
}
