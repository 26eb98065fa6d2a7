import { useEffect, useMemo, useState } from 'react';
import { addDays } from '#domain/time/day-text';
import { clockIn } from '#domain/time/zoned-time';
import { VisitCar } from '#features/contact/visit/VisitCar';
import { DealerField } from '#features/dealer/picker/DealerField';
import { useFormDealer } from '#features/dealer/picker/use-form-dealer';
import { BoxField, boxOf } from '#features/scheduling/BoxField';
import { ConsultantField, consultantOf } from '#features/scheduling/ConsultantField';
import { PersonFields } from '#features/scheduling/PersonFields';
import type { Person } from '#features/scheduling/person';
import { FormFailure } from '#features/session/FormFailure';
import { country } from '#page/core/metadata';
import { safeUrl } from '#page/core/safe-url';
import type { TestDrive } from '#services/entities/schedule';
import { isKind } from '#services/http/problem';
import { Checkbox, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { type Form, useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { FormRefusal } from '#ui/form-refusal';
import { useLatest } from '#ui/hooks/use-latest';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { tooLong } from '#ui/validation/schema';
import type { TestDriveProps } from '../attributes';
import { CarFields } from './CarFields';
import { DayFields } from './DayFields';
import type { TestDriveForm } from './form-values';
import { texts } from './messages';
import { DAYS_AHEAD, type DayRules, formErrors, takenKey } from './rules';
import { send } from './send';

const LONGEST_MESSAGE = 500;

interface RequestFormProps extends Omit<TestDriveProps, 'heading' | 'testDrive'> {
  /** Whether its first heading receives the focus. */
  takesFocus: boolean;
  onSent(made: TestDrive): void;
}

/** Asks for a test drive: car, dealer, day, half of the day and who comes. */
export function RequestForm({
  model,
  mvs,
  dealer: authored,
  privacyUrl,
  takesFocus,
  onSent,
}: RequestFormProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const dealer = useFormDealer(authored);
  // Without a dealer there is less to show.
  useReleasedHeight(!dealer.id, true);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { language } = host;
  const { details, timeZone } = dealer;
  const rules = useMemo((): DayRules => {
    const { date: today } = clockIn(Date.now(), timeZone);
    const periods = details?.periods ?? [];
    const days = { min: addDays(today, 1), max: addDays(today, DAYS_AHEAD) };
    return { ...days, periods, country: country() ?? 'BR', language, taken };
  }, [details, timeZone, language, taken]);
  const form = useForm<TestDriveForm>({
    initial: { mvsCode: mvs, idSiteGeo: dealer.id },
    check: async (values) => ({
      ...formErrors({ ...values, idSiteGeo: dealer.id }, rules),
      ...tooLong(values, { message: LONGEST_MESSAGE }, language),
    }),
    async send(values) {
      const consultantId = consultantOf(values.consultantId, dealer.details);
      const boxId = boxOf(values.boxId, dealer.details);
      const sent = { ...values, idSiteGeo: dealer.id, consultantId, boxId };
      try {
        onSent(await send(sent, host));
      } catch (error) {
        if (!isKind(error, 'conflict')) throw error;
        // Somebody else was faster, or the visitor has asked for this day before.
        const { refusal } = error as { refusal?: { fields: object } };
        if (!refusal || !('period' in refusal.fields)) throw new FormRefusal({}, [messages.same]);
        const { date = '', period = '' } = values;
        setTaken((before) => new Set([...before, takenKey(dealer.id, date, period)]));
        throw new FormRefusal({ period: messages.periodFull });
      }
    },
  });
  // Only what is wrong with the dealer is corrected by another one.
  const latest = useLatest(form);
  useEffect(() => latest.current.set({ idSiteGeo: dealer.id }), [dealer.id]);

  const privacy = safeUrl(privacyUrl);
  return (
    <form className="request" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <p>{messages.intro}</p>
      <FormMessages form={form} />
      <div className="sides">
        <div>
          <FocusHeading level={3} takesFocus={takesFocus}>
            {messages.car}
          </FocusHeading>
          <CarFields form={form} model={model} mvs={mvs} />
          <h3>{messages.dealer}</h3>
          <DealerField
            name="idSiteGeo"
            dealer={dealer}
            type="online-schedule"
            {...(form.errors.idSiteGeo && { error: form.errors.idSiteGeo })}
          />
          <ConsultantField form={form as unknown as Form<{ consultantId: string }>} dealer={dealer} />
          <BoxField form={form as unknown as Form<{ boxId: string }>} dealer={dealer} />
        </div>
        <div>
          <h3>{messages.when}</h3>
          <DayFields form={form} rules={rules} dealer={dealer} />
        </div>
      </div>
      <h3>{messages.person}</h3>
      <PersonFields form={form as unknown as Form<Person>} />
      <TextField form={form} name="message" label={messages.message} optional={messages.optional} />
      <Checkbox form={form} name="allowWhatsApp" label={messages.allowWhatsApp} />
      <p className="muted privacy">
        {messages.privacy} {privacy && <a href={privacy}>{messages.privacyLink}</a>}
      </p>
      <FormFailure guest form={form} text={messages.notSent} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.send}
      </SubmitButton>
      {/* The car is a field of the form; what comes with the visitor fills it in. */}
      <VisitCar source={{ model, version: mvs }} isSilent />
    </form>
  );
}
