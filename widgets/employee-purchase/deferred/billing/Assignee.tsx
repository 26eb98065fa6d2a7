import { needsAssignee } from '#domain/access/benefit-roles';
import { country } from '#page/core/metadata';
import { Checkbox, TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import type { Buyer } from '../buyer/buyer';
import { texts } from '../messages';
import { type BillingValues, hasAssignee } from './billing-values';

interface AssigneeProps {
  form: Form<BillingValues>;
  buyer: Buyer;
}

/** Who receives the invoice, if not the buyer: asked of one role, a choice of the others. */
export function Assignee({ form, buyer }: AssigneeProps) {
  const { billing: messages } = useMessages(texts);
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
            {...inputPresets.personName}
            autoComplete="section-assignee name"
          />
          <div className="grid">
            <TextField
              form={form}
              name="assigneeCpf"
              label={isArgentina ? messages.assigneeDni : messages.assigneeCpf}
              {...(isArgentina ? inputPresets.dni : inputPresets.cpf)}
            />
            <TextField
              form={form}
              name="assigneeEmail"
              label={messages.assigneeEmail}
              {...inputPresets.email}
              autoComplete="section-assignee email"
            />
            {buyer.asksLabourCard && (
              <TextField
                form={form}
                name="assigneeLabourCard"
                label={messages.assigneeLabourCard}
                autoComplete="off"
              />
            )}
          </div>
        </fieldset>
      )}
    </>
  );
}
