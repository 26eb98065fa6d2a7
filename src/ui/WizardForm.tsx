import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useMessages } from './core/host-context';
import { SendFailure } from './core/SendFailure';
import type { Errors, Form } from './core/use-form';
import { FormMessages } from './FormMessages';
import { HeadingText } from './HeadingText';
import { useEnterAnimation } from './hooks/use-enter-animation';
import { useStyles } from './hooks/use-styles';
import { Button } from './parts/Button';
import { useLeaveGuard } from './parts/use-leave-guard';
import { type Step, type Steps, useSteps } from './parts/use-steps';
import css from './wizard.css?inline';

const labels = {
  'pt-BR': { back: 'Voltar', next: 'Continuar', send: 'Enviar' },
  'es-AR': { back: 'Volver', next: 'Continuar', send: 'Enviar' },
};

export interface WizardStep<V> extends Step<V> {
  /** Its fields, or a review of the answers. */
  content: ReactNode;
}

export interface WizardFormProps<V> {
  form: Form<V>;
  steps: readonly WizardStep<V>[];
  /** The form's rules; each step validates its own fields. */
  check(values: Partial<V>): Promise<Errors<V>>;
  /** Text of the last button. */
  send?: string;
  onStep?(id: string): void;
  /** Whether every step sends the whole form, as after a review; a refused field leads to its step. */
  whole?: boolean | undefined;
  /** Id of the step to show, if the indicator of the steps is elsewhere. */
  at?: string;
  /** Returns the indicator of the steps, above the title. */
  indicator?(wizard: Steps<V, WizardStep<V>>): ReactNode;
  /** A title elsewhere that names the step: the form then has no title and no indicator of its own. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Whether nothing of the answers would be lost with the page: the browser then asks nothing before it is left. */
  isKept?: boolean;
  /** Called by the back button of the first step; without it that step has none. */
  onBack?(): void;
}

/**
 * A form in steps: the fields of the step, back and next buttons. Enter goes to the next step. The title of a new step
 * takes the focus; going back keeps all values; the browser asks before the page is left with unsent values. Wizard has
 * the indicator of the steps as well.
 */
export function WizardForm<V extends object>({
  form,
  steps,
  check,
  send,
  onStep,
  whole,
  at,
  indicator,
  heading: outerHeading,
  isKept,
  onBack,
}: WizardFormProps<V>) {
  const messages = useMessages(labels);
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = outerHeading ?? ownHeading;
  const untouched = useRef(form.values);
  const wizard = useSteps({ form, steps, check, at, heading, onStep: ({ id }) => onStep?.(id) });
  const { current } = wizard;
  useStyles(css);
  const view = useRef<HTMLFormElement>(null);
  useEnterAnimation(view, current.id);
  useLeaveGuard(!isKept && form.values !== untouched.current && form.status !== 'sent');

  const onSubmit = (event: FormEvent) => {
    if (wizard.last || whole) return form.onSubmit(event);
    event.preventDefault();
    wizard.next();
  };
  const sending = form.status === 'sending';
  return (
    <form className="wizard" part="wizard" ref={view} noValidate onSubmit={onSubmit} aria-busy={sending}>
      <FormMessages form={form} />
      {!outerHeading && (
        <>
          {indicator?.(wizard)}
          <h3 className="wizard-title" tabIndex={-1} ref={ownHeading}>
            <HeadingText>{current.title}</HeadingText>
          </h3>
        </>
      )}
      {current.content}
      <SendFailure form={wizard.failed ? { status: 'failed', messages: [] } : form} />
      <div className="actions">
        {(!wizard.first || onBack) && (
          <Button kind="plain" disabled={sending} onClick={wizard.first ? onBack : wizard.back}>
            {messages.back}
          </Button>
        )}
        <Button type="submit" busy={sending}>
          {wizard.last || whole ? (send ?? messages.send) : messages.next}
        </Button>
      </div>
    </form>
  );
}
