import { deferred } from '../../src/ui/core/deferred';
import { useHost, useMessages } from '../../src/ui/core/host-context';
import { useDeferredOnUse } from '../../src/ui/core/use-deferred';
import type { ConfiguratorSummaryProps } from './attributes';
import css from './configurator-summary.css?inline';
import { messages } from './messages';
import { Nothing } from './Nothing';

export const styles = css;

const deferredModule = deferred(() => import('./deferred').then(({ summaryModule }) => summaryModule));

export default function ConfiguratorSummary(props: ConfiguratorSummaryProps) {
  const { view, heading } = props;
  const w = useMessages(messages);
  const { language } = useHost();
  const { module, failures, retry } = useDeferredOnUse(deferredModule);
  const failed = failures > 0;
  const title = heading || (view === 'full' ? w.heading : '');
  return (
    <section className={`panel ${view}`} aria-label={title ? undefined : w.label} lang={language}>
      {title && <h2>{title}</h2>}
      {module ? (
        <module.CurrentCar {...props} />
      ) : (
        <Nothing words={failed ? w.failed : ''} busy={!failed} alert={failed}>
          {failed && (
            <button className="button plain" part="button" type="button" onClick={retry}>
              {w.retry}
            </button>
          )}
        </Nothing>
      )}
    </section>
  );
}
