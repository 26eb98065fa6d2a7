import { choices } from '../../../../src/domain/lists/choices';
import {
  MARITAL_STATUS_LABELS,
  MARITAL_STATUSES,
  MARRIAGE_REGIME_LABELS,
  OCCUPATION_LABELS,
  OCCUPATIONS,
  REGIMES_OF,
} from '../../../../src/domain/lists/people';
import { EmailSuggestion } from '../../../../src/features/contact/EmailSuggestion';
import { AddressFields } from '../../../../src/features/place/address/AddressFields';
import { country } from '../../../../src/page/core/metadata';
import { RadioGroup, TextField } from '../../../../src/ui/core/fields';
import { useHost, useMessages } from '../../../../src/ui/core/host-context';
import type { Form } from '../../../../src/ui/core/use-form';
import { PriceField } from '../../../../src/ui/fields/PriceField';
import * as kinds from '../../../../src/ui/standalone/kinds';
import { companyOf, type RegisterValues } from './applicant';
import { messages } from './messages';

interface StepProps {
  form: Form<RegisterValues>;
}

const argentina = () => country() === 'AR';
/** Autofill knows the visitor's own data, not those of other people. */
const OTHER_PERSON = { ...kinds.personName, autoComplete: 'off' } as const;
const documentKind = () => (argentina() ? kinds.dni : kinds.cpf);

/** A label with a note on its line, so that inputs side by side stay level. */
const LabelWithNote = ({ note, children }: { note: string; children: string }) => (
  <>
    {children} <small>{note}</small>
  </>
);

export function YouStep({ form }: StepProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  return (
    <div className="register-grid">
      <TextField form={form} name="name" label={w.name} {...kinds.personName} />
      <TextField form={form} name="cpf" label={argentina() ? w.dni : w.cpf} {...documentKind()} />
      <TextField
        form={form}
        name="birthday"
        label={<LabelWithNote note={w.dateNote}>{w.birthday}</LabelWithNote>}
        {...kinds.birthday}
      />
      <TextField
        form={form}
        name="email"
        label={w.email}
        after={<EmailSuggestion form={form} />}
        {...kinds.email}
      />
      <TextField form={form} name="phone" label={w.phone} {...kinds.phone} />
      <TextField form={form} name="motherName" label={w.motherName} {...OTHER_PERSON} />
      <RadioGroup
        form={form}
        name="civilState"
        label={w.civilState}
        choices={choices(MARITAL_STATUSES, MARITAL_STATUS_LABELS, language)}
      />
    </div>
  );
}

export function WorkStep({ form }: StepProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  const company = companyOf(form.values);
  return (
    <div className="register-grid">
      <RadioGroup
        form={form}
        name="occupation"
        label={w.occupation}
        choices={choices(OCCUPATIONS, OCCUPATION_LABELS, language)}
      />
      {company !== 'none' && form.values.occupation && (
        <TextField
          form={form}
          name="companyName"
          label={w.companyName}
          optional={company === 'optional' ? w.optional : undefined}
          {...kinds.company}
        />
      )}
      <PriceField
        form={form}
        name="salary"
        label={<LabelWithNote note={w.salaryNote}>{w.salary}</LabelWithNote>}
      />
    </div>
  );
}

export function AddressStep({ form }: StepProps) {
  const w = useMessages(messages);
  return (
    <div className="register-grid">
      <TextField
        form={form}
        name="postalCode"
        label={w.postalCode}
        {...kinds.postalCode}
        inputMode={argentina() ? 'text' : 'numeric'}
      />
      <AddressFields form={form} />
    </div>
  );
}

export function SpouseStep({ form }: StepProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  return (
    <div className="register-grid">
      <TextField form={form} name="spouseName" label={w.spouseName} {...OTHER_PERSON} />
      <TextField
        form={form}
        name="spouseCpf"
        label={argentina() ? w.spouseDni : w.spouseCpf}
        {...documentKind()}
      />
      <TextField
        form={form}
        name="spouseBirthdate"
        label={<LabelWithNote note={w.dateNote}>{w.spouseBirthdate}</LabelWithNote>}
        {...kinds.date}
      />
      <RadioGroup
        form={form}
        name="marriageRegime"
        label={w.marriageRegime}
        choices={choices(REGIMES_OF[country() ?? 'BR'], MARRIAGE_REGIME_LABELS, language)}
      />
      <PriceField form={form} name="spouseSalary" label={w.spouseSalary} optional={w.noIncome} />
    </div>
  );
}
