import { formatCurrency, parsePrice } from '#domain/money/currency';
import { CardNumberField } from '#features/card/CardNumberField';
import { AddressFields } from '#features/place/address/AddressFields';
import { Checkbox, RadioGroup, SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { type Form, useForm } from '#ui/core/use-form';
import { ConsentGroup } from '#ui/fields/ConsentGroup';
import * as inputPresets from '#ui/fields/input-presets';
import { PasswordField } from '#ui/fields/PasswordField';
import { PriceField } from '#ui/fields/PriceField';
import { QuantityField } from '#ui/fields/QuantityField';
import { RatingField } from '#ui/fields/RatingField';
import { SearchSelect } from '#ui/fields/SearchSelect';
import { SliderField } from '#ui/fields/SliderField';
import { TextArea } from '#ui/fields/TextArea';
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
  texts: (typeof fieldWords)['pt-BR'];
}

function Texts({ form, texts }: PartProps) {
  return (
    <>
      <Specimen title={texts.person}>
        <TextField form={form} name="name" label={texts.name} {...inputPresets.personName} />
        <TextField form={form} name="company" label={texts.company} {...inputPresets.company} />
        <TextField form={form} name="email" label={texts.email} {...inputPresets.email} />
        <TextField form={form} name="phone" label={texts.phone} {...inputPresets.phone} />
        <TextArea form={form} name="message" label={texts.message} limit={200} rows={3} />
      </Specimen>
      <Specimen title={texts.documents}>
        <TextField form={form} name="cpf" label="CPF" {...inputPresets.cpf} />
        <TextField form={form} name="cnpj" label="CNPJ" {...inputPresets.cnpj} />
        <TextField form={form} name="either" label={texts.either} {...inputPresets.cpfOrCnpj} />
        <TextField form={form} name="cuil" label="CUIL" {...inputPresets.cuil} />
        <TextField form={form} name="dni" label="DNI" {...inputPresets.dni} />
        <TextField form={form} name="rg" label="RG" {...inputPresets.rg} />
      </Specimen>
      <Specimen title={texts.car}>
        <TextField form={form} name="plate" label={texts.plate} {...inputPresets.plate} />
        <TextField form={form} name="chassis" label={texts.chassis} {...inputPresets.chassis} />
        <TextField form={form} name="licence" label={texts.licence} {...inputPresets.driverLicence} />
        <TextField form={form} name="date" label={texts.date} {...inputPresets.date} />
        <TextField form={form} name="birthday" label={texts.birthday} {...inputPresets.birthday} />
      </Specimen>
    </>
  );
}

function Numbers({ form, texts }: PartProps) {
  const { language } = useHost();
  const rate = language === 'es-AR' ? 250 : 1;
  return (
    <Specimen title={texts.numbers}>
      <PriceField form={form} name="price" label={texts.price} />
      <PriceField form={form} name="percent" label={texts.percent} unit="percent" />
      <SliderField
        form={form}
        name="slider"
        label={texts.slider}
        min={20_000 * rate}
        max={120_000 * rate}
        step={1000 * rate}
        format={(value) => formatCurrency(value, language)}
        parse={parsePrice}
      />
      <QuantityField form={form} name="quantity" label={texts.quantity} min={1} max={9} />
      <RatingField form={form} name="rating" label={texts.rating} />
    </Specimen>
  );
}

function Choices({ form, texts }: PartProps) {
  return (
    <Specimen title={texts.choices}>
      <RadioGroup form={form} name="person" label={texts.radio} choices={named(texts.persons)} />
      <SelectField
        form={form}
        name="contact"
        label={texts.select}
        empty={texts.selectNone}
        choices={named(texts.contacts)}
      />
      <SearchSelect form={form} name="bank" label={texts.search} options={BANKS} />
      <ConsentGroup
        form={form}
        legend={texts.consents}
        boxes={[
          { name: 'allowEmail', label: texts.contacts[0] },
          { name: 'allowSMS', label: 'SMS' },
          { name: 'allowWhatsApp', label: texts.contacts[2] },
        ]}
      />
      <Checkbox form={form} name="terms" label={texts.box} />
    </Specimen>
  );
}

function Secrets({ form, texts }: PartProps) {
  return (
    <>
      <Specimen title={texts.password}>
        <PasswordField form={form} name="current" label={texts.current} kind="current" />
        <PasswordField form={form} name="password" label={texts.password_} kind="new" />
      </Specimen>
      <Specimen title={texts.payment}>
        <CardNumberField form={form} name="cardNumber" label={texts.cardNumber} />
        <TextField form={form} name="cardName" label={texts.cardName} {...inputPresets.cardName} />
        <div className="pair">
          <TextField form={form} name="cardExpiry" label={texts.cardExpiry} {...inputPresets.cardExpiry} />
          <TextField form={form} name="cvv" label={texts.cvv} {...inputPresets.cvv} />
        </div>
      </Specimen>
    </>
  );
}

/** All fields in their initial state, followed by their other states. */
export function FieldsGroup() {
  const { language } = useHost();
  const texts = useMessages(fieldWords);
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
      <Texts form={form} texts={texts} />
      <Numbers form={form} texts={texts} />
      <Choices form={form} texts={texts} />
      <FieldStates />
      <Secrets form={form} texts={texts} />
      <Specimen title={texts.address} size="wide">
        <div className="pair">
          <TextField form={form} name="postalCode" label={texts.postalCode} {...inputPresets.postalCode} />
          <AddressFields form={form} />
        </div>
      </Specimen>
      <DaySamples />
    </>
  );
}
