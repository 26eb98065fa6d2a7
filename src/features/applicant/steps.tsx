import { EmailSuggestion } from '#features/contact/EmailSuggestion';
import { AddressFields } from '#features/place/address/AddressFields';
import { country } from '#page/core/metadata';
import { RadioGroup, SelectField, TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
// Only a late step of the financing, and who buys through an offer, load it.
import { PriceField } from '#ui/fields/PriceField';
import { companyOf, type RegisterValues } from './applicant';
import type { ExtraField, FormChoices } from './bank-form';
import { texts } from './messages';

interface StepProps {
  form: Form<RegisterValues>;
}
interface ChoiceProps extends StepProps {
  choices: FormChoices;
}
interface AskedProps extends ChoiceProps {
  /** What the bank asks for besides the common data. */
  asked: readonly ExtraField[];
}

const argentina = () => country() === 'AR';
/** Autofill does not take one person of a form for another. */
const nameOf = (person: string) => ({ ...inputPresets.personName, autoComplete: `section-${person} name` });
const documentKind = () => (argentina() ? inputPresets.dni : inputPresets.cpf);

/** A label with a note on its line, so that inputs side by side stay level. */
const LabelWithNote = ({ note, children }: { note: string; children: string }) => (
  <>
    {children} <small>{note}</small>
  </>
);

export function YouStep({ form, choices, asked }: AskedProps) {
  const messages = useMessages(texts);
  return (
    <div className="register-grid">
      <TextField form={form} name="name" label={messages.name} {...inputPresets.personName} />
      <TextField
        form={form}
        name="cpf"
        label={argentina() ? messages.dni : messages.cpf}
        {...documentKind()}
      />
      <TextField
        form={form}
        name="birthday"
        label={<LabelWithNote note={messages.dateNote}>{messages.birthday}</LabelWithNote>}
        {...inputPresets.birthday}
      />
      <TextField
        form={form}
        name="email"
        label={messages.email}
        after={<EmailSuggestion form={form} />}
        {...inputPresets.email}
      />
      <TextField form={form} name="phone" label={messages.phone} {...inputPresets.phone} />
      <TextField form={form} name="motherName" label={messages.motherName} {...nameOf('mother')} />
      <ExtraFields form={form} choices={choices} asked={asked} />
      <RadioGroup form={form} name="civilState" label={messages.civilState} choices={choices.civilStates} />
    </div>
  );
}

/** What only some banks ask for. */
function ExtraFields({ form, choices, asked }: AskedProps) {
  const messages = useMessages(texts);
  return (
    <>
      {asked.includes('fatherName') && (
        <TextField form={form} name="fatherName" label={messages.fatherName} {...nameOf('father')} />
      )}
      {asked.includes('rg') && <TextField form={form} name="rg" label={messages.rg} {...inputPresets.rg} />}
      {asked.includes('cuil') && (
        <TextField form={form} name="cuil" label={messages.cuil} {...inputPresets.cuil} />
      )}
      {asked.includes('driverLicence') && (
        <>
          <TextField
            form={form}
            name="licenceNumber"
            label={messages.licenceNumber}
            {...inputPresets.driverLicence}
          />
          <TextField
            form={form}
            name="licenceExpiry"
            label={<LabelWithNote note={messages.dateNote}>{messages.licenceExpiry}</LabelWithNote>}
            {...inputPresets.date}
          />
          <SelectField
            form={form}
            name="licenceCategory"
            label={messages.licenceCategory}
            empty={messages.select}
            choices={choices.licenceCategories}
          />
        </>
      )}
      {asked.includes('gender') && (
        <RadioGroup form={form} name="gender" label={messages.gender} choices={choices.genders} />
      )}
    </>
  );
}

export function WorkStep({ form, choices, asked }: AskedProps) {
  const messages = useMessages(texts);
  const company = companyOf(form.values);
  return (
    <div className="register-grid">
      <RadioGroup form={form} name="occupation" label={messages.occupation} choices={choices.occupations} />
      {asked.includes('occupationDescription') && (
        <TextField
          form={form}
          name="occupationDescription"
          label={messages.occupationDescription}
          autoComplete="organization-title"
        />
      )}
      {company !== 'none' && form.values.occupation && (
        <TextField
          form={form}
          name="companyName"
          label={messages.companyName}
          optional={company === 'optional' ? messages.optional : undefined}
          {...inputPresets.company}
        />
      )}
      <PriceField
        form={form}
        name="salary"
        label={<LabelWithNote note={messages.salaryNote}>{messages.salary}</LabelWithNote>}
      />
    </div>
  );
}

export function AddressStep({ form }: StepProps) {
  const messages = useMessages(texts);
  return (
    <div className="register-grid">
      <TextField
        form={form}
        name="postalCode"
        label={messages.postalCode}
        {...inputPresets.postalCode}
        inputMode={argentina() ? 'text' : 'numeric'}
      />
      <AddressFields form={form} />
    </div>
  );
}

export function SpouseStep({ form, choices }: ChoiceProps) {
  const messages = useMessages(texts);
  return (
    <div className="register-grid">
      <TextField form={form} name="spouseName" label={messages.spouseName} {...nameOf('spouse')} />
      <TextField
        form={form}
        name="spouseCpf"
        label={argentina() ? messages.spouseDni : messages.spouseCpf}
        {...documentKind()}
      />
      <TextField
        form={form}
        name="spouseBirthdate"
        label={<LabelWithNote note={messages.dateNote}>{messages.spouseBirthdate}</LabelWithNote>}
        {...inputPresets.date}
      />
      <RadioGroup
        form={form}
        name="marriageRegime"
        label={messages.marriageRegime}
        choices={choices.marriageRegimes}
      />
      <PriceField
        form={form}
        name="spouseSalary"
        label={messages.spouseSalary}
        optional={messages.noIncome}
      />
    </div>
  );
}
