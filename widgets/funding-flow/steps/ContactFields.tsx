import { country } from '../../../src/page/core/metadata';
import { TextField } from '../../../src/ui/core/fields';
import type { Form } from '../../../src/ui/core/use-form';
import * as kinds from '../../../src/ui/fields/kinds';
import type { Contact } from '../deferred/contact';
import { useFlowPage } from '../deferred/flow-context';

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
