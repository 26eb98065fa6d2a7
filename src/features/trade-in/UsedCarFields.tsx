import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { texts } from './messages';
import type { UsedCar } from './rules';

export function PlateField({ form }: { form: Form<UsedCar> }) {
  const messages = useMessages(texts);
  return <TextField form={form} name="plate" label={messages.plate} {...inputPresets.plate} />;
}

export function MileageField({ form }: { form: Form<UsedCar> }) {
  const messages = useMessages(texts);
  return <TextField form={form} name="mileage" label={messages.mileage} {...inputPresets.wholeNumber} />;
}
