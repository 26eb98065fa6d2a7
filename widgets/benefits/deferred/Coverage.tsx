import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { object } from 'valibot';
import { prefill } from '#domain/person/prefill';
import { formatDate } from '#domain/time/calendar';
import { bareVehicle } from '#domain/vehicle/vehicle';
import { ownedCarName, useOwnedCars } from '#features/owner/use-owned-cars';
import { chassis as chassisRule } from '#features/owner/vehicle-schemas';
import { email as emailRule } from '#features/person/person-schemas';
import { FormFailure } from '#features/session/FormFailure';
import { $session } from '#features/session/session';
import { getCoverageByChassis, getCoverageByEmail } from '#services/benefits';
import { orNull } from '#services/http/problem';
import { RadioGroup, SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { type Form, useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { chassis } from '#ui/fields/input-presets';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { Badge } from '#ui/parts/Badge';
import { errorsOf } from '#ui/validation/schema';
import { texts } from './messages';

interface Values {
  by: string;
  email: string;
  /** Chassis of one of the visitor's cars; empty for another one. */
  car: string;
  chassi: string;
}

type Answer = Awaited<ReturnType<typeof getCoverageByEmail>>;

/** What the service says, and of whom: values that change afterwards are not what it was asked about. */
interface Said {
  of: string;
  /** Null if the service does not know the car or the e-mail. */
  answer: Answer | null;
}

/** A chassis: that of one of the visitor's cars, or another one. */
function ChassisFields({ form }: { form: Form<Values> }) {
  const messages = useMessages(texts);
  // Without them the chassis is typed.
  const { value: owned } = useOwnedCars();
  const cars = (owned ?? []).filter((car) => car.chassis);
  const first = cars[0]?.chassis;
  // Proposed; a chassis that is typed stays.
  const latest = useLatest(form);
  useEffect(() => {
    const { values, set } = latest.current;
    if (first && !values.car && !values.chassi) set({ car: first });
  }, [first]);
  return (
    <>
      {cars.length > 0 && (
        <SelectField
          form={form}
          name="car"
          label={messages.car}
          empty={messages.otherCar}
          choices={cars.map((car) => ({ value: car.chassis ?? '', label: ownedCarName(car) }))}
        />
      )}
      {!form.values.car && <TextField form={form} name="chassi" label={messages.chassi} {...chassis} />}
    </>
  );
}

/** What the service says of a coverage; nothing that it does not say. */
function Result({ of, answer }: Said) {
  const { language } = useHost();
  const messages = useMessages(texts);
  if (!answer) return <p>{fillMessage(messages.unknown, { of })}</p>;
  const { covered, plan, endsAt, benefits } = answer;
  const date = formatDate(endsAt ?? '', language);
  const names = (benefits ?? []).map(({ name }) => name).join(', ');
  return (
    <>
      <p className="benefit-marks">
        <Badge tone={covered ? 'success' : 'neutral'}>
          {covered ? messages.covered : messages.notCovered}
        </Badge>
      </p>
      <p>{of}</p>
      {covered && plan && <p className="muted">{fillMessage(messages.plan, { plan })}</p>}
      {date && <p className="muted">{fillMessage(covered ? messages.until : messages.ended, { date })}</p>}
      {covered && names && <p className="muted">{fillMessage(messages.includes, { names })}</p>}
    </>
  );
}

/** The coverage of an audience's benefits by e-mail (BEN-01) or by chassis (BEN-02). */
export function Coverage({ audience }: { audience: string }) {
  const { emit, language, signal } = useHost();
  const messages = useMessages(texts);
  const { user } = useStore($session);
  const [statusMessage, setStatusMessage] = useState<Said | null>(null);
  const form = useForm<Values>({
    initial: { by: 'email', email: user ? prefill(user, false).email : '' },
    async check({ by, ...values }) {
      if (by === 'email') return errorsOf<Values>(object({ email: emailRule(language) }), values);
      return values.car ? {} : errorsOf<Values>(object({ chassi: chassisRule(language) }), values);
    },
    async send({ by, email = '', car, chassi = '' }) {
      setStatusMessage(null);
      const isByEmail = by === 'email';
      const of = isByEmail ? email.trim() : bareVehicle(car || chassi);
      const answer = await orNull<Answer>(
        isByEmail
          ? getCoverageByEmail({ entityId: audience, email: of }, { signal })
          : getCoverageByChassis({ audienceId: audience, chassi: of }, { signal }),
      );
      setStatusMessage({ of, answer });
      if (answer)
        emit('vt-benefit-coverage-checked', { by: isByEmail ? 'email' : 'chassis', covered: answer.covered });
    },
  });
  const known = user ? prefill(user, false).email : '';
  // The account may load later than the form; what is typed stays.
  const latest = useLatest(form);
  useEffect(() => {
    const { values, set } = latest.current;
    if (known && !values.email) set({ email: known });
  }, [known]);
  return (
    <section className="benefits-more">
      <h3>{messages.coverage}</h3>
      <p className="muted">{messages.coverageHint}</p>
      <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        <FormMessages form={form} />
        <RadioGroup
          form={form}
          name="by"
          label={messages.by}
          choices={[
            { value: 'email', label: messages.byEmail },
            { value: 'chassis', label: messages.byChassis },
          ]}
        />
        {form.values.by === 'email' ? (
          <TextField form={form} name="email" label={messages.email} inputMode="email" autoComplete="email" />
        ) : (
          <ChassisFields form={form} />
        )}
        <FormFailure form={form} text={messages.notChecked} />
        <SubmitButton form={form} sending={messages.checking}>
          {messages.checkCoverage}
        </SubmitButton>
      </form>
      <div className="benefit-said" role="status">
        {statusMessage && <Result {...statusMessage} />}
      </div>
    </section>
  );
}
