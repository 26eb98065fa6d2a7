import { WizardForm, type WizardFormProps } from '../WizardForm';
import { Stepper } from './Stepper';

interface WizardProps<V> extends Omit<WizardFormProps<V>, 'indicator'> {
  /** Accessible name of the steps, if a page has several. */
  label?: string;
}

/** A form in steps with the indicator of them (spec screens#wizard). */
export const Wizard = <V extends object>({ label, ...form }: WizardProps<V>) => (
  <WizardForm
    {...form}
    indicator={({ steps, index, goTo }) => (
      <Stepper
        label={label}
        steps={steps.map((step) => step.title)}
        current={index}
        onStep={(place) => goTo(steps[place]?.id ?? '')}
      />
    )}
  />
);
