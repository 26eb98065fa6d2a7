import { object } from 'valibot';
import { FormFailure } from '#features/session/FormFailure';
import { RadioGroup, TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { oneTimeCode } from '#ui/fields/input-presets';
import { fillMessage } from '#ui/fill-message';
import { errorsOf, formed } from '#ui/validation/schema';
import { texts } from './messages';
import type { Validation } from './use-validation';

/** The attempts that are left. */
function Attempts({ count }: { count: number | null | undefined }) {
  const messages = useMessages(texts);
  return <p role="status">{typeof count === 'number' ? fillMessage(messages.attempts, { count }) : ''}</p>;
}

/** The token sent to the phone. */
export function TokenForm({
  validation,
  send,
}: {
  validation: Validation;
  send(id: string, token: string): Promise<void>;
}) {
  const messages = useMessages(texts);
  const form = useForm<{ token: string }>({
    initial: {},
    check: async (values) => errorsOf(object({ token: formed(messages.tokenMissing) }), values),
    send: ({ token = '' }) => send(validation.id, token.trim()),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <p>{fillMessage(messages.sentTo, { phone: validation.sentTo })}</p>
      <FormMessages form={form} />
      <TextField form={form} name="token" label={messages.token} {...oneTimeCode} />
      <Attempts count={validation.attempts} />
      <FormFailure form={form} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.confirm}
      </SubmitButton>
    </form>
  );
}

/** The questions that only the person can answer. */
export function QuizForm({
  validation,
  send,
}: {
  validation: Validation;
  send(id: string, answers: { questionId: string; optionId: string }[]): Promise<void>;
}) {
  const messages = useMessages(texts);
  const { questions } = validation;
  const form = useForm<Record<string, string>>({
    initial: {},
    check: async (values) =>
      Object.fromEntries(questions.flatMap(({ id }) => (values[id] ? [] : [[id, messages.choose]]))),
    send: (values) =>
      send(
        validation.id,
        questions.map(({ id }) => ({ questionId: id, optionId: values[id] ?? '' })),
      ),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FormMessages form={form} />
      {questions.map(({ id, text, options }) => (
        <RadioGroup
          form={form}
          name={id}
          label={text}
          choices={options.map((option) => ({ value: option.id, label: option.text }))}
          key={id}
        />
      ))}
      <Attempts count={validation.attempts} />
      <FormFailure form={form} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.answer}
      </SubmitButton>
    </form>
  );
}
