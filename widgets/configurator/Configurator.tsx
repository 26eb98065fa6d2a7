import type { ConfiguratorStep } from '../../src/domain/screens/steps';
import { useHost, useWords } from '../../src/ui/host-context';
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
      <p className={failed ? 'problem' : 'sr'} role={failed ? 'alert' : 'status'}>
        {failed ? w.failed : w.loading}
      </p>
      {failed && (
        <button className="button plain" part="button" type="button" onClick={again}>
          {w.retry}
        </button>
      )}
      <div className="blank-top" aria-hidden="true" />
      <div className="blank-stage" aria-hidden="true" />
      <div className="blank-panel" aria-hidden="true" />
    </div>
  );
}
