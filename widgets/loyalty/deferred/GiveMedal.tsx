import { FormFailure } from '#features/session/FormFailure';
import type { Medal } from '#services/entities/loyalty';
import { kindOf } from '#services/http/problem';
import { giveMedal } from '#services/loyalty';
import { SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { FormRefusal } from '#ui/form-refusal';
import { texts } from './messages';

interface GiftValues {
  receiver: string;
  medalId: string;
}

/** For staff of the program: a medal for somebody else. The service gives each one once, also if the answer was lost. */
export function GiveMedal({ medals }: { medals: readonly Medal[] }) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const form = useForm<GiftValues>({
    initial: { receiver: '', medalId: '' },
    check: async ({ receiver, medalId }) => ({
      ...(!receiver?.trim() && { receiver: messages.noUser }),
      ...(!medalId && { medalId: messages.noMedal }),
    }),
    async send({ receiver = '', medalId = '' }) {
      await giveMedal({ userId: receiver.trim(), body: { medalId } }, { signal }).catch((error) => {
        const kind = kindOf(error);
        if (kind === 'missing') throw new FormRefusal({ receiver: messages.unknownUser });
        if (kind === 'conflict') throw new FormRefusal({ medalId: messages.hasMedal });
        throw error;
      });
      form.set({ medalId: '' });
    },
  });
  // The medal of the next one is chosen anew: that it is missing is said once somebody sends without it.
  const fields = form.status === 'sent' ? { ...form, errors: {} } : form;
  return (
    <section aria-labelledby="give-title">
      <h3 id="give-title">{messages.give}</h3>
      <p className="muted">{messages.giveHint}</p>
      <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        <FormMessages form={form} />
        <TextField form={fields} name="receiver" label={messages.userId} autoComplete="off" />
        <SelectField
          form={fields}
          name="medalId"
          label={messages.medal}
          empty={messages.choose}
          choices={medals.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FormFailure form={form} text={messages.notGiven} />
        <p role="status" className={form.status === 'sent' ? 'notice good' : ''}>
          {form.status === 'sent' && messages.given}
        </p>
        <div className="actions">
          <SubmitButton form={form} sending={messages.giving}>
            {messages.give}
          </SubmitButton>
        </div>
      </form>
    </section>
  );
}
