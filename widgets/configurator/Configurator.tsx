import { DeferredView } from '../../src/ui/core/DeferredView';
import { deferred } from '../../src/ui/core/deferred';
import { useHost, useMessages } from '../../src/ui/core/host-context';
import { useDeferred } from '../../src/ui/core/use-deferred';
import type { ConfiguratorProps } from './attributes';
import css from './configurator.css?inline';
import { messages } from './messages';

export const styles = css;

/** The module with the car's state, per language: the messages of the other language would add a tenth of its bytes. */
const shells = {
  'pt-BR': deferred(() =>
    Promise.all([import('./deferred/shell/Shell'), import('./deferred/shell/messages.pt-BR')]),
  ),
  'es-AR': deferred(() =>
    Promise.all([import('./deferred/shell/Shell'), import('./deferred/shell/messages.es-AR')]),
  ),
};

/** Placeholder of the car and its steps until the shell has loaded. */
export default function Configurator(props: ConfiguratorProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  const placeholder = (
    <div className="shell" aria-busy="true">
      <p className="sr" role="status">
        {w.loading}
      </p>
      <div className="blank-top" aria-hidden="true" />
      <div className="blank-stage" aria-hidden="true" />
      <div className="blank-panel" aria-hidden="true" />
    </div>
  );
  return (
    <DeferredView of={useDeferred(shells[language])} placeholder={placeholder}>
      {([{ Shell }, { messages }]) => <Shell {...props} messages={messages} />}
    </DeferredView>
  );
}
