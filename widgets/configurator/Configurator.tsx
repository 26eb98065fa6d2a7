import { useWords } from '../../src/ui/host-context';
import { Failed } from '../../src/ui/parts/Failed';
import { useModule } from '../../src/ui/use-module';
import css from './configurator.css?inline';
import { messages as pt } from './messages';
import { messages as es } from './messages.es-AR';

export const styles = css;

export type StepId = 'version' | 'optionals' | 'color' | 'accessories' | 'coating' | 'services' | 'resume';

export interface ConfiguratorProps {
  heading: string;
  model: string;
  mvs: string;
  year?: number;
  steps: StepId[];
  priceType: 'full-price' | 'starts-with' | 'from-to' | 'percent' | 'installment';
  finishUrl: string;
}

const loadWork = () => import('./work/Shell');

/** The place of the car and its steps; they come with what knows the car. */
export default function Configurator(props: ConfiguratorProps) {
  const w = useWords({ 'pt-BR': pt, 'es-AR': es });
  const { module, failed, again } = useModule(loadWork);
  if (module) return <module.Shell {...props} />;
  if (failed) return <Failed onRetry={again} />;
  return (
    <div className="shell" aria-busy="true">
      <p className="sr" role="status">
        {w.loading}
      </p>
      <div className="blank-top" aria-hidden="true" />
      <div className="blank-stage" aria-hidden="true" />
      <div className="blank-panel" aria-hidden="true" />
    </div>
  );
}
