import { DeferredFailure } from '../../src/ui/core/DeferredFailure';
import { deferred } from '../../src/ui/core/deferred';
import { useHost, useMessages } from '../../src/ui/core/host-context';
import { useDeferred } from '../../src/ui/core/use-deferred';
import type { ConfiguratorProps } from './attributes';
import css from './configurator.css?inline';
import { messages } from './messages';

export const styles = css;

/** What knows the car, with the words of one language: the other's would be a tenth of it. */
const shells = {
  'pt-BR': deferred(() =>
    Promise.all([import('./deferred/shell/Shell'), import('./deferred/shell/messages.pt-BR')]),
  ),
  'es-AR': deferred(() =>
    Promise.all([import('./deferred/shell/Shell'), import('./deferred/shell/messages.es-AR')]),
  ),
};

/** The place of the car and its steps; they come with what knows the car. */
export default function Configurator(props: ConfiguratorProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  const loading = useDeferred(shells[language]);
  const { module, failures } = loading;
  if (module) {
    const [{ Shell }, { words }] = module;
    return <Shell {...props} words={words} />;
  }
  return (
    <div className="shell" aria-busy={!failures}>
      {failures ? (
        <DeferredFailure text={w.failed} retry={w.retry} of={loading} />
      ) : (
        <p className="sr" role="status">
          {w.loading}
        </p>
      )}
      <div className="blank-top" aria-hidden="true" />
      <div className="blank-stage" aria-hidden="true" />
      <div className="blank-panel" aria-hidden="true" />
    </div>
  );
}
