import { hiddenDocument } from '#domain/person/hidden-document';
import type { Contact } from '#features/contact/contact';
import { country } from '#page/core/metadata';
import { useMessages } from '#ui/core/host-context';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from '../steps/messages';

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
            <dd>
              <Spoken>{value}</Spoken>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
