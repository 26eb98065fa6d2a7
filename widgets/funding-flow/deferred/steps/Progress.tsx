import { mayEnter } from '#domain/funding/flow';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Stepper } from '#ui/parts/Stepper';
import { goToStep, updateFlow } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { texts } from './messages';
import { phasesOf } from './phases';
import css from './steps.css?inline';

/** The indicator of the current phase, above every step after the first; loads with the steps, as their styles do. */
export function Progress() {
  const { state } = useFlowPage();
  const messages = useMessages(texts);
  useStyles(css);
  const { step, progress } = state;
  const isSimulated =
    (!!state.carried || state.wasCarried) && !step.includes('simulator') && step !== 'installment-check';
  const phases = phasesOf(progress.source, state.register, isSimulated);
  const current = phases.findIndex(
    ({ steps, part }) => steps.includes(step) && (!part || part === state.part),
  );
  const goTo = (index: number) => {
    const { steps: [wanted] = [], part } = phases[index] ?? {};
    if (!wanted || !mayEnter(wanted, progress)) return;
    if (part) updateFlow({ part });
    goToStep(wanted, 'push');
  };
  const names = { ...messages.phases, ...messages.parts };
  const isSent = progress.proposal || progress.requested;
  return (
    <Stepper
      label={messages.progress}
      steps={phases.map(({ name }) => names[name])}
      current={current}
      {...(!isSent && { onStep: goTo })}
    />
  );
}
