import { useHost, useWords } from '../../src/ui/host-context';
import { useWork } from '../../src/ui/use-module';
import css from './configurator-summary.css?inline';
import { messages as pt } from './messages';
import { messages as es } from './messages.es-AR';
import { Nothing } from './Nothing';

export const styles = css;

export interface SummaryProps {
  view: 'compact' | 'full';
  heading: string;
  link: string;
  hideShare: boolean;
}

const loadWork = () => import('./work').then(({ work }) => work);

export default function ConfiguratorSummary(props: SummaryProps) {
  const { view, heading } = props;
  const w = useWords({ 'pt-BR': pt, 'es-AR': es });
  const { language } = useHost();
  const { module: work, failed, again } = useWork(loadWork);
  const title = heading || (view === 'full' ? w.heading : '');
  return (
    <section className={`panel ${view}`} aria-label={title ? undefined : w.label} lang={language}>
      {title && <h2>{title}</h2>}
      {work ? (
        <work.CurrentCar {...props} />
      ) : (
        <Nothing words={failed ? w.failed : ''} busy={!failed} alert={failed}>
          {failed && (
            <button className="button plain" part="button" type="button" onClick={again}>
              {w.retry}
            </button>
          )}
        </Nothing>
      )}
    </section>
  );
}
