import { useEffect, useRef, useState } from 'react';
import { type UsedCar, usedCarErrors } from '#features/trade-in/rules';
import { MileageField, PlateField } from '#features/trade-in/UsedCarFields';
import { country } from '#page/core/metadata';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { texts } from './messages';
import { Rating } from './Rating';
import { loadByPlate, type RatedCar, rateCar } from './rate-car';

interface CarFormProps {
  /** What was typed for the last car. */
  initial: Partial<UsedCar>;
  onRated(car: RatedCar, values: Partial<UsedCar>): void;
}

function CarForm({ initial, onRated }: CarFormProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const form = useForm<UsedCar>({
    initial,
    check: async (values) => usedCarErrors(values, { language: host.language, country: country() ?? 'BR' }),
    async send(values) {
      const car = await rateCar(values, host);
      if (!host.signal.aborted) onRated(car, values);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FormMessages form={form} />
      <div className="grid">
        <PlateField form={form} />
        <MileageField form={form} />
      </div>
      <SendFailure form={form} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.send}
      </SubmitButton>
    </form>
  );
}

/** The form, then the valuations of the car. What was typed stays in memory for the next try. */
export function RateCar({ tradeInUrl }: { tradeInUrl: string }) {
  const { signal } = useHost();
  const [car, setCar] = useState<RatedCar>();
  const [values, setValues] = useState<Partial<UsedCar>>({});
  const form = useRef<HTMLDivElement>(null);
  const comesBack = useRef(false);
  useEffect(() => {
    if (car || !comesBack.current) return;
    comesBack.current = false;
    form.current?.querySelector('input')?.focus();
  }, [car]);
  if (car) {
    return (
      <Rating
        {...car}
        tradeInUrl={tradeInUrl}
        onByPlate={async () => {
          const byPlate = await loadByPlate(values.plate ?? '', signal);
          setCar((now) => now && { ...now, byPlate });
        }}
        onOther={() => {
          comesBack.current = true;
          setCar(undefined);
        }}
      />
    );
  }
  return (
    <div ref={form}>
      <CarForm
        initial={values}
        onRated={(rated, typed) => {
          setValues(typed);
          setCar(rated);
        }}
      />
    </div>
  );
}
