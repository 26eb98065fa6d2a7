import { email as isEmail } from '#domain/person/contact';
import { cpf as isCpf, dni as isDni } from '#domain/person/documents';
import { digitsOf } from '#domain/text/format';
import { country } from '#page/core/metadata';
import { kindOf } from '#services/http/problem';
import { findReservation } from '#services/reservation';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { FormRefusal } from '#ui/form-refusal';
import { useStyles } from '#ui/hooks/use-styles';
import css from './guest.css?inline';
import { openManagedOrder } from './guest-access';
import { isGuestDoubtful } from './guest-identity';
import { texts } from './messages';

/** Finds a guest's order by its number and who made it; the answer does not say which of them is wrong. */
export function FindOrder({ onFound }: { onFound(order: string): void }) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  const isArgentina = country() === 'AR';
  const isDocument = isArgentina ? isDni : isCpf;
  const isPerson = (typed: string) =>
    isEmail(typed.trim()) || (digitsOf(typed) !== '' && isDocument(digitsOf(typed)));
  const form = useForm<{ number: string; person: string }>({
    initial: { number: '', person: '' },
    check: async ({ number = '', person = '' }) => ({
      ...(!number.trim() && { number: messages.noNumber }),
      ...(!isPerson(person) && { person: messages.noPerson }),
    }),
    async send({ number = '', person = '' }) {
      const typed = person.trim();
      const who = isEmail(typed) ? { email: typed } : { cpf: digitsOf(typed) };
      try {
        const { id, manageToken } = await findReservation(
          { body: { number: number.trim(), ...who } },
          { signal },
        );
        // It is there, and nothing opens it.
        if (!manageToken) throw new FormRefusal({}, [messages.notOpened]);
        openManagedOrder(manageToken);
        onFound(id);
      } catch (error) {
        const kind = kindOf(error);
        if (kind === 'missing') throw new FormRefusal({}, [messages.notFound]);
        if (kind === 'rate-limited') throw new FormRefusal({}, [messages.tooMany]);
        throw error;
      }
    },
  });
  return (
    <form className="find-order" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      {isGuestDoubtful() && (
        <p className="notice" role="status">
          {messages.doubtful}
        </p>
      )}
      <p className="muted">{messages.findHint}</p>
      <FormMessages form={form} />
      <TextField form={form} name="number" label={messages.number} autoComplete="off" inputMode="numeric" />
      <TextField
        form={form}
        name="person"
        label={isArgentina ? messages.personAr : messages.person}
        autoComplete="email"
      />
      <SendFailure form={form} text={messages.notSearched} />
      <SubmitButton form={form} sending={messages.searching}>
        {messages.search}
      </SubmitButton>
    </form>
  );
}
