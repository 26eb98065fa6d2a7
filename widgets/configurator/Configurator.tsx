import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { ConfiguratorProps } from './attributes';
import css from './configurator.css?inline';
import { texts } from './messages';

export const styles = css;

const shell = deferred(() => import('./deferred/shell/Shell'));

/** Placeholder of the car and its steps until the shell has loaded. */
export default function Configurator(props: ConfiguratorProps) {
  const messages = useMessages(texts);
  const placeholder = (
    <div className="shell" aria-busy="true">
      <p className="sr" role="status">
        {messages.loading}
      </p>
      <div className="blank-top" aria-hidden="true" />
      <div className="blank-stage" aria-hidden="true" />
      <div className="blank-panel" aria-hidden="true" />
    </div>
  );
  return (
    <DeferredView of={useDeferred(shell)} placeholder={placeholder}>
      {({ Shell }) => <Shell {...props} />}
    </DeferredView>
  );
}
