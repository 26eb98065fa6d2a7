import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { DealerCheckinProps } from './attributes';
import css from './dealer-checkin.css?inline';
import { texts } from './messages';

export const styles = css;

/** Loads the forms and the calls, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/CheckIn'));

export default function DealerCheckin(props: DealerCheckinProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={props.heading || messages.heading} of={deferredModule}>
      {({ CheckIn }) => <CheckIn props={props} />}
    </DeferredPanel>
  );
}
