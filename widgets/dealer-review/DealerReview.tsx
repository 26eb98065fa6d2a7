import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { DealerReviewProps } from './attributes';
import css from './dealer-review.css?inline';
import { texts } from './messages';

export const styles = css;

/** Loads the calls and the form, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Review'));

export default function DealerReview({ heading, ...props }: DealerReviewProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Review }) => <Review {...props} />}
    </DeferredPanel>
  );
}
