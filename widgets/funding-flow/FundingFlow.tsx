import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { FundingFlowProps } from './attributes';
import css from './funding-flow.css?inline';
import { texts } from './messages';

export const styles = css;

const shell = deferred(() => import('./deferred/shell/Shell'));

/** The flow's heading, and a skeleton until its shell has loaded. */
export default function FundingFlow(props: FundingFlowProps) {
  const messages = useMessages(texts);
  const placeholder = (
    <div className="blank" aria-busy="true">
      <p className="sr" role="status">
        {messages.loading}
      </p>
    </div>
  );
  return (
    <div className="flow">
      <h2>{props.heading || messages.heading}</h2>
      <DeferredView of={useDeferred(shell)} placeholder={placeholder}>
        {({ Shell }) => <Shell {...props} />}
      </DeferredView>
    </div>
  );
}
