import type { Contact } from '../../../../src/features/contact/contact';
import { country } from '../../../../src/page/core/metadata';
import { useFlowPage } from '../shell/flow-context';

/** A document with its ends hidden, as public offices write it: whoever looks over a shoulder does not read it. */
export const hiddenDocument = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').length;
  let at = 0;
  return typed.replace(/\d/g, (digit) => {
    at += 1;
    return at <= 3 || at > digits - 2 ? '*' : digit;
  });
};

/** Who asks. */
export function PersonSummary({
  person,
}: {
  person: Partial<Pick<Contact, 'name' | 'email' | 'phone' | 'cpf'>>;
}) {
  const { words: w } = useFlowPage();
  const { name = '', email = '', phone = '', cpf = '' } = person;
  const rows = [
    [w.name, name],
    [country() === 'AR' ? w.dni : w.cpf, hiddenDocument(cpf)],
    [w.email, email],
    [w.phone, phone],
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
