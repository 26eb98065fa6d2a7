import { needsAssignee } from '#domain/access/benefit-roles';
import { country } from '#page/core/metadata';
import { Checkbox, TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as kinds from '#ui/standalone/kinds';
import type { Buyer } from '../buyer/buyer';
import { messages as es } from '../messages.es-AR';
import { messages as pt } from '../messages.pt-BR';
import { type BillingValues, hasAssignee } from './billing-values';

interface AssigneeProps {
  form: Form<BillingValues>;
  buyer: Buyer;
}

/** Who receives the invoice, if not the buyer: asked of one role, a choice of the others. */
export function Assignee({ form, buyer }: AssigneeProps) {
  const { billing: messages } = useMessages(pt, es);
  const isArgentina = country() === 'AR';
  return (
    <>
      {!needsAssignee(buyer.role) && <Checkbox form={form} name="hasAssignee" label={messages.hasAssignee} />}
      {hasAssignee(buyer, form.values) && (
        <fieldset className="employee-part">
          <legend>{messages.assignee}</legend>
          <TextField
            form={form}
            name="assigneeName"
            label={messages.assigneeName}
            {...kinds.personName}
            autoComplete="off"
          />
          <div className="grid">
            <TextField
              form={form}
              name="assigneeCpf"
              label={isArgentina ? messages.assigneeDni : messages.assigneeCpf}
              {...(isArgentina ? kinds.dni : kinds.cpf)}
            />
            <TextField
              form={form}
              name="assigneeEmail"
              label={messages.assigneeEmail}
              {...kinds.email}
              autoComplete="off"
            />
          </div>
        </fieldset>
      )}
    </>
  );
}
