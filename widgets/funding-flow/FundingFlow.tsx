import { DeferredFailure } from '../../src/ui/core/DeferredFailure';
import { deferred } from '../../src/ui/core/deferred';
import { useHost, useMessages } from '../../src/ui/core/host-context';
import { useDeferred } from '../../src/ui/core/use-deferred';
import type { FundingFlowProps } from './attributes';
import css from './funding-flow.css?inline';
import { messages } from './messages';

export const styles = css;

/** The flow, with the words of one language. */
const shells = {
  'pt-BR': deferred(() =>
    Promise.all([import('./deferred/shell/Shell'), import('./deferred/shell/messages.pt-BR')]),
  ),
  'es-AR': deferred(() =>
    Promise.all([import('./deferred/shell/Shell'), import('./deferred/shell/messages.es-AR')]),
  ),
};

/** The place of the flow; what knows its steps comes a moment later. */
export default function FundingFlow(props: FundingFlowProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  const loading = useDeferred(shells[language]);
  const { module, failures } = loading;
  const [shell, words] = module ?? [];
  return (
    <div className="flow">
      <h2>{props.heading || w.heading}</h2>
      {shell && words ? (
        <shell.Shell {...props} words={words.words} />
      ) : (
        <div className="blank" aria-busy={!failures}>
          {failures ? (
            <DeferredFailure text={w.failed} retry={w.retry} of={loading} />
          ) : (
            <p className="sr" role="status">
              {w.loading}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
