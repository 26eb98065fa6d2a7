import { DeferredView } from '../../src/ui/core/DeferredView';
import { deferred } from '../../src/ui/core/deferred';
import { useHost, useMessages } from '../../src/ui/core/host-context';
import { useDeferred } from '../../src/ui/core/use-deferred';
import type { FundingFlowProps } from './attributes';
import css from './funding-flow.css?inline';
import { messages } from './messages';

export const styles = css;

/** The flow's module per language. */
const shells = {
  'pt-BR': deferred(() =>
    Promise.all([import('./deferred/shell/Shell'), import('./deferred/shell/messages.pt-BR')]),
  ),
  'es-AR': deferred(() =>
    Promise.all([import('./deferred/shell/Shell'), import('./deferred/shell/messages.es-AR')]),
  ),
};

/** The flow's heading, and a skeleton until its shell has loaded. */
export default function FundingFlow(props: FundingFlowProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  const placeholder = (
    <div className="blank" aria-busy="true">
      <p className="sr" role="status">
        {w.loading}
      </p>
    </div>
  );
  return (
    <div className="flow">
      <h2>{props.heading || w.heading}</h2>
      <DeferredView of={useDeferred(shells[language])} placeholder={placeholder}>
        {([{ Shell }, { messages }]) => <Shell {...props} messages={messages} />}
      </DeferredView>
    </div>
  );
}
