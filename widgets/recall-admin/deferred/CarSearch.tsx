import { useEffect, useRef, useState } from 'react';
import { object } from 'valibot';
import { recallKey } from '#features/owner/vehicle-schemas';
import { country } from '#page/core/metadata';
import type { RecallCar } from '#services/entities/recall';
import { isKind } from '#services/http/problem';
import { FailureNotice } from '#ui/core/FailureNotice';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormRefusal } from '#ui/form-refusal';
import { useStyles } from '#ui/hooks/use-styles';
import { errorsOf } from '#ui/validation/schema';
import { Campaigns } from './Campaigns';
import { texts } from './messages';
import css from './recall-admin.css?inline';
import { loadCar } from './recall-car';

interface SearchForm {
  vehicle: string;
}

/** Finds a car by its plate or chassis, and shows its campaigns. */
export function CarSearch() {
  const messages = useMessages(texts);
  const { signal, language } = useHost();
  const [found, setFound] = useState<{ car: RecallCar; count: number }>();
  const area = useRef<HTMLElement>(null);
  useStyles(css);
  const form = useForm<SearchForm>({
    initial: { vehicle: '' },
    check: async (values) =>
      errorsOf<SearchForm>(object({ vehicle: recallKey(language, country() ?? 'BR') }), values),
    async send({ vehicle = '' }) {
      try {
        const car = await loadCar(vehicle, signal);
        setFound((before) => ({ car, count: (before?.count ?? 0) + 1 }));
      } catch (error) {
        if (!isKind(error, 'missing')) throw error;
        setFound(undefined);
        throw new FormRefusal({ vehicle: messages.notFound });
      }
    },
  });
  const count = found?.count ?? 0;
  useEffect(() => {
    if (count > 0) area.current?.focus({ preventScroll: true });
  }, [count]);
  const isFailed = form.status === 'failed' && form.messages.length === 0 && !form.errors.vehicle;
  return (
    <>
      <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        <TextField
          form={form}
          name="vehicle"
          label={messages.vehicle}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {isFailed && <FailureNotice onRetry="submit" />}
        <div className="actions">
          <SubmitButton form={form} sending={messages.searching}>
            {messages.search}
          </SubmitButton>
        </div>
      </form>
      {found && (
        <section className="recall-car" tabIndex={-1} ref={area} aria-label={messages.car}>
          <Campaigns
            key={found.car.chassis}
            car={found.car}
            onChanged={(car) => setFound({ car, count: found.count })}
          />
        </section>
      )}
    </>
  );
}
