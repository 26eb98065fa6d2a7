import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferredWhenIdle } from '#ui/core/use-deferred';
import type { ConfiguratorSummaryProps } from './attributes';
import { CurrentCar } from './CurrentCar';
import css from './configurator-summary.css?inline';
import { texts } from './messages';
import { Placeholder } from './Placeholder';

export const styles = css;

/** The page's current car, with stores and services. */
const deferredCar = deferred(() =>
  import('#features/car/current/shown-car').then(({ shownCar }) => shownCar),
);

export default function ConfiguratorSummary(props: ConfiguratorSummaryProps) {
  const { view, heading } = props;
  const messages = useMessages(texts);
  const { language } = useHost();
  const loading = useDeferredWhenIdle(deferredCar);
  const title = heading || (view === 'full' ? messages.heading : '');
  return (
    <section className={`panel ${view}`} aria-label={title ? undefined : messages.label} lang={language}>
      {title && <h2>{title}</h2>}
      <DeferredView of={loading} placeholder={<Placeholder text="" busy />}>
        {(shown) => <CurrentCar shown={shown} props={props} />}
      </DeferredView>
    </section>
  );
}
