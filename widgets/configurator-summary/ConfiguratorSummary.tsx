import { DeferredView } from '../../src/ui/core/DeferredView';
import { deferred } from '../../src/ui/core/deferred';
import { useHost, useMessages } from '../../src/ui/core/host-context';
import { useDeferredWhenIdle } from '../../src/ui/core/use-deferred';
import type { ConfiguratorSummaryProps } from './attributes';
import css from './configurator-summary.css?inline';
import { messages } from './messages';
import { Placeholder } from './Placeholder';

export const styles = css;

/** The car as far as there is one, with stores and services. */
const deferredModule = deferred(() => import('./deferred/CurrentCar'));

export default function ConfiguratorSummary(props: ConfiguratorSummaryProps) {
  const { view, heading } = props;
  const w = useMessages(messages);
  const { language } = useHost();
  const loading = useDeferredWhenIdle(deferredModule);
  const title = heading || (view === 'full' ? w.heading : '');
  return (
    <section className={`panel ${view}`} aria-label={title ? undefined : w.label} lang={language}>
      {title && <h2>{title}</h2>}
      <DeferredView of={loading} placeholder={<Placeholder text="" busy />}>
        {({ CurrentCar }) => <CurrentCar {...props} />}
      </DeferredView>
    </section>
  );
}
