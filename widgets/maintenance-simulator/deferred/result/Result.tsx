import { useState } from 'react';
import { dueOf } from '#domain/vehicle/maintenance';
import { parseMvs } from '#domain/vehicle/mvs';
import { CarPicture } from '#features/car/current/CarPicture';
import { statesOf } from '#features/place/places';
import { country } from '#page/core/metadata';
import { SelectField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { amountsIn } from '../amounts';
import { limitsOf } from '../calls';
import type { SimulatorProps } from '../form-values';
import { texts } from '../messages';
import type { Simulation } from '../simulate';
import { AllRevisions } from './AllRevisions';
import { IncludedItems } from './Items';
import { Next } from './Next';
import { useNextRevision, useRevisionSchedule } from './next';
import { Oil } from './Oil';
import { PrintedPlan } from './PrintedPlan';
import { useBooking } from './use-booking';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor printed a maintenance plan. */
    'vt-maintenance-printed': { mvsCode: string };
  }
}

const NONE_DONE = { kilometers: 0, months: 0 };

interface ResultProps extends SimulatorProps {
  simulation: Simulation;
  onChange(): void;
}

/** The plan of a car: the next revision, the oil, all revisions, the way to print it and to book. */
export function Result({ simulation, onChange, ...props }: ResultProps) {
  const { emit, language } = useHost();
  const messages = useMessages(texts);
  const amounts = amountsIn(language);
  const { car, usage, state, plan } = simulation;
  const [isPrinting, setPrinting] = useState(false);
  const form = useForm<{ done: string }>({ initial: {}, check: async () => ({}), send: async () => {} });
  const { done: typed = '' } = form.values;
  const done = typed ? Number(typed) : undefined;
  const next = useNextRevision(simulation, done);
  const revision = next.next?.revision;
  const schedule = useRevisionSchedule(simulation, revision?.number);
  const booking = useBooking({ ...props, simulation, schedule, number: revision?.number ?? 0 });
  const where = country() ?? 'BR';
  const states = useQuery(() => statesOf(where), state ? 'states' : undefined);
  const lastDone = done === undefined ? undefined : plan.revisions[done];
  const last = lastDone ? dueOf(limitsOf(lastDone)) : done === undefined ? undefined : NONE_DONE;
  const nameOfState = states.value?.find(({ code }) => code === state)?.name || state;
  const prices = state ? fillMessage(messages.pricesState, { state: nameOfState }) : messages.pricesNational;
  const parts = parseMvs(car.mvsCode);
  return (
    <div className="result">
      <div className="result-head">
        <div>
          <FocusHeading level={3} scrollsToStart>
            {fillMessage(messages.title, { car: car.name })}
          </FocusHeading>
          <p className="muted">
            {amounts.km(usage.kilometers)}
            {usage.months !== undefined && `, ${amounts.months(usage.months)}`}. {prices}
          </p>
          <Button kind="plain" onClick={onChange}>
            {messages.change}
          </Button>
        </div>
        {parts && (
          <div className="picture">
            <CarPicture
              car={{
                brand: car.brand.toLowerCase(),
                modelCode: parts.model,
                versionCode: parts.version,
                seriesCode: parts.series,
                year: plan.year ?? null,
              }}
            />
          </div>
        )}
      </div>
      <div className="sides">
        <div>
          <section className="card next">
            <h3>{messages.next}</h3>
            <Next car={car.name} of={next} schedule={schedule} />
            <SelectField
              form={form}
              name="done"
              label={messages.lastDone}
              optional={messages.optional}
              empty={messages.unknownDone}
              choices={[
                { value: '-1', label: messages.noneDone },
                ...plan.revisions.map((each, index) => ({
                  value: String(index),
                  label: `${amounts.revision(each.number)}: ${amounts.due(limitsOf(each))}`,
                })),
              ]}
            />
            {booking.action}
          </section>
          <section className="card">
            <h3>{messages.oil}</h3>
            <Oil fuel={plan.fuel} usage={usage} last={last} />
          </section>
        </div>
        {revision && (
          <section className="card">
            <h3>{messages.includes}</h3>
            <IncludedItems revision={revision} />
          </section>
        )}
      </div>
      {booking.area}
      <h3>{messages.all}</h3>
      <AllRevisions plan={plan} next={revision?.number} />
      <p className="muted">{messages.disclaimer}</p>
      <Button
        kind="plain"
        onClick={() => {
          setPrinting(true);
          emit('vt-maintenance-printed', { mvsCode: car.mvsCode });
        }}
      >
        {messages.print}
      </Button>
      {isPrinting && (
        <PrintedPlan
          simulation={simulation}
          next={next.next}
          prices={prices}
          onEnd={() => setPrinting(false)}
        />
      )}
    </div>
  );
}
