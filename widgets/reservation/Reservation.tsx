import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { ReservationProps } from './attributes';
import { texts } from './messages';
import { ReservationPages } from './pages-context';

/** Loads the calls and the steps, which are not needed for the first view. */
const deferredModule = deferred(() => {
  // A guest's calls need it (services/http/prepare.ts): it comes beside the steps, not after them. The first call loads it again.
  import('#services/http/apply-options').catch(() => {});
  return import('./deferred/shell/Shell');
});

export default function Reservation({ heading, ...props }: ReservationProps) {
  const messages = useMessages(texts);
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
