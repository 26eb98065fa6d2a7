import { type ReactNode, useRef } from 'react';
import { BRANDS } from '#domain/core/brands';
import { manufactureYears, usedCarYears } from '#domain/vehicle/trade-in';
import { BRAND_NAMES } from '#features/car/summary/brand-names';
import type { UsedCar } from '#features/trade-in/rules';
import { MileageField, PlateField } from '#features/trade-in/UsedCarFields';
import { brand } from '#page/core/metadata';
import { RadioGroup, SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import { type Form, useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { texts } from './messages';
import { check, type TradeInForm, type ValuedCar, valueCar } from './value-car';

interface CarFormProps {
  /** What was typed for the last car. */
  initial: Partial<TradeInForm>;
  children: ReactNode;
  onValued(car: ValuedCar, values: Partial<TradeInForm>): void;
}

const yearChoices = (years: readonly number[]) =>
  years.map((year) => ({ value: String(year), label: String(year) }));

/** The car to value: by its plate, or by its model and year, and its kilometres. */
export function CarForm({ initial, children, onValued }: CarFormProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const years = useRef(usedCarYears(new Date()));
  const form = useForm<TradeInForm>({
    initial: { by: 'plate', brand: brand() ?? 'fiat', ...initial },
    check: async (values) => check(values, host),
    async send(values) {
      const car = await valueCar(values, host);
      if (!host.signal.aborted) onValued(car, values);
    },
  });
  const shared = form as unknown as Form<UsedCar>;
  const { by, modelYear } = form.values;
  const isModel = by === 'model';
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FormMessages form={form} />
      <RadioGroup
        form={form}
        name="by"
        label={messages.by}
        choices={[
          { value: 'plate', label: messages.byPlate },
          { value: 'model', label: messages.byModel },
        ]}
      />
      <div className="grid">
        {isModel ? (
          <>
            <SelectField
              form={form}
              name="brand"
              label={messages.brand}
              choices={BRANDS.map((value) => ({ value, label: BRAND_NAMES[value] }))}
            />
            <TextField form={form} name="modelName" label={messages.model} autoComplete="off" />
            <TextField
              form={form}
              name="versionName"
              label={messages.version}
              optional={messages.optional}
              autoComplete="off"
            />
            <SelectField
              form={form}
              name="modelYear"
              label={messages.year}
              empty={messages.choose}
              choices={yearChoices(years.current)}
            />
            <SelectField
              form={form}
              name="manufactureYear"
              label={messages.manufactureYear}
              optional={messages.optional}
              empty={messages.choose}
              choices={modelYear ? yearChoices(manufactureYears(Number(modelYear))) : []}
            />
          </>
        ) : (
          <PlateField form={shared} />
        )}
        <MileageField form={shared} />
      </div>
      {children}
      <SendFailure form={form} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.send}
      </SubmitButton>
    </form>
  );
}
