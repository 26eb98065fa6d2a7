import { formatCurrency, parsePrice } from '#domain/money/currency';
import { AddressFields } from '#features/place/address/AddressFields';
import { Checkbox, RadioGroup, SelectField, TextField } from '#ui/core/fields';
import { useHost, useLabels } from '#ui/core/host-context';
import { type Form, useForm } from '#ui/core/use-form';
import { CardNumberField } from '#ui/fields/CardNumberField';
import { ConsentGroup } from '#ui/fields/ConsentGroup';
import { PasswordField } from '#ui/fields/PasswordField';
import { PriceField } from '#ui/fields/PriceField';
import { QuantityField } from '#ui/fields/QuantityField';
import { RatingField } from '#ui/fields/RatingField';
import { SearchSelect } from '#ui/fields/SearchSelect';
import { SliderField } from '#ui/fields/SliderField';
import { TextArea } from '#ui/fields/TextArea';
import * as kinds from '#ui/standalone/kinds';
import { DaySamples } from './DaySamples';
import { FieldStates } from './FieldStates';
import { fieldWords } from './field-words';
import { messages } from './rules';
import { Specimen } from './Specimen';
import type { Sample } from './sample';

const BANKS = ['Banco da Praça', 'Banco do Vale', 'Banco São João', 'Crédito Sul', 'Finanças do Norte'].map(
  (label) => ({ value: label, label }),
);
const named = (labels: readonly string[]) => labels.map((label, at) => ({ value: String(at), label }));

interface PartProps {
  form: Form<Sample>;
  w: (typeof fieldWords)['pt-BR'];
}

function Texts({ form, w }: PartProps) {
  return (
    <>
      <Specimen title={w.person}>
        <TextField form={form} name="name" label={w.name} {...kinds.personName} />
        <TextField form={form} name="company" label={w.company} {...kinds.company} />
        <TextField form={form} name="email" label={w.email} {...kinds.email} />
        <TextField form={form} name="phone" label={w.phone} {...kinds.phone} />
        <TextArea form={form} name="message" label={w.message} limit={200} rows={3} />
      </Specimen>
      <Specimen title={w.documents}>
        <TextField form={form} name="cpf" label="CPF" {...kinds.cpf} />
        <TextField form={form} name="cnpj" label="CNPJ" {...kinds.cnpj} />
        <TextField form={form} name="either" label={w.either} {...kinds.cpfOrCnpj} />
        <TextField form={form} name="cuil" label="CUIL" {...kinds.cuil} />
        <TextField form={form} name="dni" label="DNI" {...kinds.dni} />
        <TextField form={form} name="rg" label="RG" {...kinds.rg} />
      </Specimen>
      <Specimen title={w.car}>
        <TextField form={form} name="plate" label={w.plate} {...kinds.plate} />
        <TextField form={form} name="chassis" label={w.chassis} {...kinds.chassis} />
        <TextField form={form} name="licence" label={w.licence} {...kinds.driverLicence} />
        <TextField form={form} name="date" label={w.date} {...kinds.date} />
        <TextField form={form} name="birthday" label={w.birthday} {...kinds.birthday} />
      </Specimen>
    </>
  );
}

function Numbers({ form, w }: PartProps) {
  const { language } = useHost();
  const rate = language === 'es-AR' ? 250 : 1;
  return (
    <Specimen title={w.numbers}>
      <PriceField form={form} name="price" label={w.price} />
      <PriceField form={form} name="percent" label={w.percent} unit="percent" />
      <SliderField
        form={form}
        name="slider"
        label={w.slider}
        min={20_000 * rate}
        max={120_000 * rate}
        step={1000 * rate}
        format={(value) => formatCurrency(value, language)}
        parse={parsePrice}
      />
      <QuantityField form={form} name="quantity" label={w.quantity} min={1} max={9} />
      <RatingField form={form} name="rating" label={w.rating} />
    </Specimen>
  );
}

function Choices({ form, w }: PartProps) {
  return (
    <Specimen title={w.choices}>
      <RadioGroup form={form} name="person" label={w.radio} choices={named(w.persons)} />
      <SelectField
        form={form}
        name="contact"
        label={w.select}
        empty={w.selectNone}
        choices={named(w.contacts)}
      />
      <SearchSelect form={form} name="bank" label={w.search} options={BANKS} />
      <ConsentGroup
        form={form}
        legend={w.consents}
        boxes={[
          { name: 'allowEmail', label: w.contacts[0] },
          { name: 'allowSMS', label: 'SMS' },
          { name: 'allowWhatsApp', label: w.contacts[2] },
        ]}
      />
      <Checkbox form={form} name="terms" label={w.box} />
    </Specimen>
  );
}

function Secrets({ form, w }: PartProps) {
  return (
    <>
      <Specimen title={w.password}>
        <PasswordField form={form} name="current" label={w.current} kind="current" />
        <PasswordField form={form} name="password" label={w.password_} kind="new" />
      </Specimen>
      <Specimen title={w.payment}>
        <CardNumberField form={form} name="cardNumber" label={w.cardNumber} />
        <TextField form={form} name="cardName" label={w.cardName} {...kinds.cardName} />
        <div className="pair">
          <TextField form={form} name="cardExpiry" label={w.cardExpiry} {...kinds.cardExpiry} />
          <TextField form={form} name="cvv" label={w.cvv} {...kinds.cvv} />
        </div>
      </Specimen>
    </>
  );
}

/** All fields in their initial state, followed by their other states. */
export function FieldsGroup() {
  const { language } = useHost();
  const w = useLabels(fieldWords);
  const form = useForm<Sample>({
    initial: {
      slider: language === 'es-AR' ? 12_500_000 : 50_000,
      quantity: 2,
      rating: 4,
      person: '0',
      allowEmail: true,
      password: 'abc',
    },
    check: async (values) => messages(values, language),
    send: async () => {},
  });
  return (
    <>
      <Texts form={form} w={w} />
      <Numbers form={form} w={w} />
      <Choices form={form} w={w} />
      <FieldStates />
      <Secrets form={form} w={w} />
      <Specimen title={w.address} size="wide">
        <div className="pair">
          <TextField form={form} name="postalCode" label={w.postalCode} {...kinds.postalCode} />
          <AddressFields form={form} />
        </div>
      </Specimen>
      <DaySamples />
    </>
  );
}
