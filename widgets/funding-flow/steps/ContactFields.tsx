import { country } from '../../../src/page/metadata';
import { TextField } from '../../../src/ui/fields';
import * as kinds from '../../../src/ui/fields/kinds';
import type { Form } from '../../../src/ui/use-form';
import type { Contact } from '../work/contact';
import { useFlowPage } from '../work/flow-context';

/** Who the visitor is, and how to reach them. */
export function ContactFields({ form }: { form: Form<Contact> }) {
  const { words: w } = useFlowPage();
  const argentina = country() === 'AR';
  return (
    <div className="flow-grid">
      <TextField form={form} name="name" label={w.name} {...kinds.personName} />
      <TextField
        form={form}
        name="cpf"
        label={argentina ? w.dni : w.cpf}
        {...(argentina ? kinds.dni : kinds.cpf)}
      />
      <TextField form={form} name="email" label={w.email} {...kinds.email} />
      <TextField form={form} name="phone" label={w.phone} {...kinds.phone} />
    </div>
  );
}
