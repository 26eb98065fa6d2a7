import type { ConfiguratorStep } from '../../src/domain/screens/steps';
import { useHost, useWords } from '../../src/ui/host-context';
import { NotLoaded } from '../../src/ui/NotLoaded';
import { useModule } from '../../src/ui/use-module';
import css from './configurator.css?inline';
import { messages as pt } from './messages';
import { messages as es } from './messages.es-AR';

export const styles = css;

export interface ConfiguratorProps {
  heading: string;
  model: string;
  mvs: string;
  year?: number;
  steps: ConfiguratorStep[];
  priceType: 'full-price' | 'starts-with' | 'from-to' | 'percent' | 'installment';
  finishUrl: string;
}

/** What knows the car, with the words of one language: the other's would be a tenth of it. */
const load = {
  'pt-BR': () => Promise.all([import('./work/Shell'), import('./work/words')]),
  'es-AR': () => Promise.all([import('./work/Shell'), import('./work/words.es-AR')]),
};

/** The place of the car and its steps; they come with what knows the car. */
export default function Configurator(props: ConfiguratorProps) {
  const { language } = useHost();
  const w = useWords({ 'pt-BR': pt, 'es-AR': es });
  const { module, failed, again } = useModule(load[language]);
  if (module) {
    const [{ Shell }, { words }] = module;
    return <Shell {...props} words={words} />;
  }
  return (
    <div className="shell" aria-busy={!failed}>
      {failed ? (
        <NotLoaded text={w.failed} retry={w.retry} again={again} />
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
