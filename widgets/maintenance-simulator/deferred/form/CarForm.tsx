import { useEffect, useState } from 'react';
import { useSignOut } from '#features/owner/use-sign-out';
import { brand } from '#page/core/metadata';
import { whenSignedIn } from '#page/session/session';
import type { GarageCar } from '#services/entities/garage';
import { deferred } from '#ui/core/deferred';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useDeferred } from '#ui/core/use-deferred';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import * as inputPresets from '#ui/fields/input-presets';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { SimulatedCar, SimulatorForm, SimulatorProps } from '../form-values';
import { texts } from '../messages';
import { check, type Simulation, simulate } from '../simulate';
import { ModelFields } from './ModelFields';
import { initialState, StateField } from './StateField';

// Only signed-in visitors load it.
const deferredCars = deferred(() => import('./OwnedCars'));

interface CarFormProps extends SimulatorProps {
  /** What was typed for the last plan. */
  before: Partial<SimulatorForm> | undefined;
  onSimulated(simulation: Simulation, values: Partial<SimulatorForm>): void;
}

/** The car, how much it has been used, and where prices apply. */
export function CarForm({ before, onSimulated, ...props }: CarFormProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const [isSignedIn, setSignedIn] = useState(false);
  const [cars, setCars] = useState<readonly GarageCar[]>([]);
  /** Name of the chosen version. */
  const [name, setName] = useState('');
  useEffect(() => whenSignedIn(() => setSignedIn(true)), []);
  const owned = useDeferred(deferredCars, isSignedIn);

  /** The chosen car of the garage; undefined for another car, and once nobody is signed in. */
  const ownOf = ({ by, carId }: Partial<SimulatorForm>) =>
    by === 'owned' ? cars.find(({ id }) => id === carId) : undefined;
  const carOf = (values: Partial<SimulatorForm>): SimulatedCar => {
    const own = ownOf(values);
    if (own && owned.module) return owned.module.simulatedCar(own);
    return { brand: brand() ?? '', mvsCode: values.mvsCode ?? '', name, plate: '', chassis: '' };
  };
  const form = useForm<SimulatorForm>({
    initial: before ?? { by: 'model', state: initialState(props.state) },
    check: async (values) => check(values, host.language, !!ownOf(values)),
    async send(values) {
      const simulation = await simulate(carOf(values), values, host);
      if (!host.signal.aborted) onSimulated(simulation, values);
    },
  });
  // What the garage has filled in is not for the next visitor of this browser.
  useSignOut(() => {
    if (form.values.by === 'owned') form.set({ by: 'model', carId: '', mileage: '', months: '' });
  });
  const fields = (
    <ModelFields
      form={form}
      model={props.model}
      mvs={props.mvs}
      isChosen={!!before?.modelCode}
      onName={setName}
    />
  );
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FormMessages form={form} />
      {!isSignedIn && fields}
      {isSignedIn && !owned.module && !owned.failures && <Loading />}
      {isSignedIn && !owned.module && owned.failures > 0 && (
        <>
          <Failed attempt={owned.failures} onRetry={owned.retry}>
            {messages.carsNotLoaded}
          </Failed>
          {fields}
        </>
      )}
      {isSignedIn && owned.module && (
        <owned.module.OwnedCars form={form} prefers={!before && !props.model && !props.mvs} onCars={setCars}>
          {fields}
        </owned.module.OwnedCars>
      )}
      <div className="grid">
        <TextField
          form={form}
          name="mileage"
          label={messages.mileage}
          hint={messages.mileageHint}
          {...inputPresets.wholeNumber}
        />
        <TextField
          form={form}
          name="months"
          label={messages.months}
          optional={messages.optional}
          hint={messages.monthsHint}
          {...inputPresets.wholeNumber}
        />
        <StateField form={form} isChosen={!!before || !!props.state} />
      </div>
      <SendFailure form={form} text={messages.notSimulated} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.send}
      </SubmitButton>
    </form>
  );
}
