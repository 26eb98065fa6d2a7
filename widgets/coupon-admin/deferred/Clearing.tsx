import { useRef, useState } from 'react';
import { FormFailure } from '#features/session/FormFailure';
import { isOutcomeUnknown } from '#services/once/unknown-outcome';
import { FailureNotice } from '#ui/core/FailureNotice';
import { RadioGroup, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import { FormMessages } from '#ui/FormMessages';
import * as inputPresets from '#ui/fields/input-presets';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { StatusMessage } from '#ui/StatusMessage';
import { type Aim, aimOf, type ClearingForm, hasField, KINDS, placesOf } from './aim';
import { clear, failureOf } from './clear';
import css from './clearing.css?inline';
import { texts } from './messages';
import { checkClearing } from './rules';
import { Visit } from './Visit';
import { type Act, isUnknown, type Outcome, outcomeText, withAct } from './visit';

/** What the dialog asks about, and what hears its answer. */
interface Question {
  aim: Aim;
  answer(isConfirmed: boolean): void;
}

/** Asks what to clear, then whether to clear it; says what became of it, and keeps what was typed for the next one. */
export function Clearing() {
  const messages = useMessages(texts);
  const host = useHost();
  const [question, setQuestion] = useState<Question>();
  const [acts, setActs] = useState<readonly Act[]>([]);
  const [statusMessage, setStatusMessage] = useState('');
  /** As it is when an answer arrives. */
  const known = useRef(acts);
  useStyles(css);
  const note = (aim: Aim, outcome: Outcome) => {
    known.current = withAct(known.current, { aim, outcome, at: Date.now() });
    setActs(known.current);
  };
  const form = useForm<ClearingForm>({
    initial: { kind: 'both' },
    check: async (values) => checkClearing(values, host.language),
    async send(values) {
      const aim = aimOf(values);
      setStatusMessage('');
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ aim, answer }));
      setQuestion(undefined);
      if (!isConfirmed) return;
      const wasUnknown = isUnknown(known.current, aim);
      try {
        const outcome = await clear(host, aim, messages);
        note(aim, outcome);
        const isNone = outcome.is === 'none' || (outcome.is === 'cleared' && outcome.count === 0);
        setStatusMessage(
          [
            outcomeText({ aim, outcome }, messages),
            isNone && wasUnknown && messages.maybeBefore,
            outcome.is === 'none' && !wasUnknown && aim.kind === 'both' && messages.checkBoth,
          ]
            .filter(Boolean)
            .join(' '),
        );
      } catch (error) {
        // A refusal of a form has no answer of its own.
        if (!(error as { refusal?: unknown }).refusal && isOutcomeUnknown(error))
          note(aim, { is: 'unknown' });
        throw error;
      }
    },
  });
  const { kind = 'both' } = form.values;
  const { text, canRetry } = failureOf(form.failure, messages);
  return (
    <>
      <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending' && !question}>
        <FormMessages form={form} />
        <RadioGroup
          form={form}
          name="kind"
          label={messages.kind}
          choices={KINDS.map((value) => ({ value, label: messages.kinds[value] }))}
        />
        <div className="grid">
          {hasField(kind, 'couponId') && (
            <TextField
              form={form}
              name="couponId"
              label={messages.couponId}
              hint={messages.couponHint}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
          {hasField(kind, 'cpf') && (
            <TextField
              form={form}
              name="cpf"
              label={messages.cpf}
              hint={messages.cpfHint}
              {...inputPresets.cpf}
            />
          )}
        </div>
        <FormFailure form={form}>
          <FailureNotice onRetry={canRetry ? 'submit' : undefined}>{text}</FailureNotice>
        </FormFailure>
        <StatusMessage look="notice clearing-said">{statusMessage}</StatusMessage>
        <SubmitButton form={form} sending={question ? messages.waiting : messages.clearing}>
          {messages.clear}
        </SubmitButton>
      </form>
      {acts.length > 0 && <Visit acts={acts} />}
      {question && (
        <ConfirmDialog
          title={fillMessage(messages.ask[question.aim.kind], placesOf(question.aim))}
          action={messages.confirm}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          <p>{messages.cannotUndo}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
