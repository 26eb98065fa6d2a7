import { useEffect, useRef, useState } from 'react';
import { FormFailure } from '#features/session/FormFailure';
import { takeAddCar } from '#page/address/garage-address';
import { country } from '#page/core/metadata';
import type { GarageCar } from '#services/entities/garage';
import { isKind } from '#services/http/problem';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { Checkbox, RadioGroup, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useDeferred } from '#ui/core/use-deferred';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import * as inputPresets from '#ui/fields/input-presets';
import { FormRefusal } from '#ui/form-refusal';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { tooLong } from '#ui/validation/schema';
import { addCar, type CarForm, check } from './add-car';
import { texts } from './messages';

/** Characters of a car's nickname (ours). */
const LONGEST_NICKNAME = 40;

// Only owners who know the version load it.
const deferredDetails = deferred(() => import('./CarDetails'));

interface AddCarProps {
  onAdded(car: GarageCar): void;
}

/** The form of an owned car, by its plate or its chassis. */
function CarFields({ onAdded, onClose }: AddCarProps & { onClose(): void }) {
  const messages = useMessages(texts);
  const { language, signal } = useHost();
  const form = useForm<CarForm>({
    initial: { by: 'plate' },
    check: async (values) => ({
      ...check(values, language, country() ?? 'BR'),
      ...tooLong(values, { nickname: LONGEST_NICKNAME }, language),
    }),
    async send(values) {
      const car = await addCar(values, signal).catch((error) => {
        if (!isKind(error, 'conflict')) throw error;
        throw new FormRefusal({ [values.by === 'chassis' ? 'chassis' : 'plateNumber']: messages.duplicate });
      });
      onClose();
      onAdded(car);
    },
  });
  const details = useDeferred(deferredDetails, form.values.hasDetails);
  return (
    <form className="add" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FocusHeading level={3}>{messages.addTitle}</FocusHeading>
      <FormMessages form={form} />
      <RadioGroup
        form={form}
        name="by"
        label={messages.by}
        choices={[
          { value: 'plate', label: messages.byPlate },
          { value: 'chassis', label: messages.byChassis },
        ]}
      />
      {form.values.by === 'chassis' ? (
        <TextField form={form} name="chassis" label={messages.chassis} {...inputPresets.chassis} />
      ) : (
        <TextField form={form} name="plateNumber" label={messages.plate} {...inputPresets.plate} />
      )}
      <TextField form={form} name="nickname" label={messages.nickname} optional={messages.optional} />
      <Checkbox form={form} name="hasDetails" label={messages.hasDetails} />
      {form.values.hasDetails && (
        <DeferredView of={details} placeholder={null}>
          {({ CarDetails }) => <CarDetails form={form} />}
        </DeferredView>
      )}
      <FormFailure form={form} text={messages.notAdded.replace(/\.$/, '')} />
      <div className="actions">
        <SubmitButton form={form} sending={messages.adding}>
          {messages.add}
        </SubmitButton>
        <Button kind="plain" disabled={form.status === 'sending'} onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}

/** A button that opens the form, which an address may have opened; the form gives the focus back to it. */
export function AddCar({ onAdded }: AddCarProps) {
  const messages = useMessages(texts);
  const [open, setOpen] = useState(takeAddCar);
  const area = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // A car that was added takes the focus itself, after this.
    if (wasOpen.current && !open) area.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <div ref={area}>
      {open ? (
        <CarFields onAdded={onAdded} onClose={() => setOpen(false)} />
      ) : (
        <Button onClick={() => setOpen(true)}>{messages.add}</Button>
      )}
    </div>
  );
}
