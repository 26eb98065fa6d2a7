import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as kinds from '#ui/standalone/kinds';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import type { UsedCar } from './rules';

export function PlateField({ form }: { form: Form<UsedCar> }) {
  const messages = useMessages(pt, es);
  return <TextField form={form} name="plate" label={messages.plate} {...kinds.plate} />;
}

export function MileageField({ form }: { form: Form<UsedCar> }) {
  const messages = useMessages(pt, es);
  return <TextField form={form} name="mileage" label={messages.mileage} {...kinds.mileage} />;
}
