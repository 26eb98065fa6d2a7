import type { Contact } from '#features/contact/contact';
import { country } from '#page/core/metadata';
import { useMessages } from '#ui/core/host-context';
import { texts } from '../steps/messages';

/** Masks the ends of a document number as public offices do, so that onlookers cannot read it. */
export const hiddenDocument = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').length;
  let at = 0;
  return typed.replace(/\d/g, (digit) => {
    at += 1;
    return at <= 3 || at > digits - 2 ? '*' : digit;
  });
};

/** The applicant's data. */
export function PersonSummary({
  person,
}: {
  person: Partial<Pick<Contact, 'name' | 'email' | 'phone' | 'cpf'>>;
}) {
  const messages = useMessages(texts);
  const { name = '', email = '', phone = '', cpf = '' } = person;
  const rows = [
    [messages.name, name],
    [country() === 'AR' ? messages.dni : messages.cpf, hiddenDocument(cpf)],
    [messages.email, email],
    [messages.phone, phone],
  ];
  return (
    <div className="flow-plan">
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
