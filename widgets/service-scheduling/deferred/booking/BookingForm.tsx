import { useEffect, useMemo, useState } from 'react';
import { clockIn } from '#domain/time/zoned-time';
import { DealerField } from '#features/dealer/picker/DealerField';
import { useFormDealer } from '#features/dealer/picker/use-form-dealer';
import { BoxField, boxOf } from '#features/scheduling/BoxField';
import { ConsultantField, consultantOf } from '#features/scheduling/ConsultantField';
import { PersonFields } from '#features/scheduling/PersonFields';
import type { Person } from '#features/scheduling/person';
import { FormFailure } from '#features/session/FormFailure';
import { country } from '#page/core/metadata';
import { safeUrl } from '#page/core/safe-url';
import { listTimeSlots } from '#services/dealer-scheduler';
import type { Appointment } from '#services/entities/schedule';
import { isKind } from '#services/http/problem';
import { SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { type Form, useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import * as inputPresets from '#ui/fields/input-presets';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { HeadingText } from '#ui/HeadingText';
import { useLatest } from '#ui/hooks/use-latest';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { Button } from '#ui/parts/Button';
import { tooLong } from '#ui/validation/schema';
import type { ServiceSchedulingProps } from '../../attributes';
import type { Preselection } from '../link-target';
import { useReasons } from '../reasons';
import { lastDay, SlotFields } from '../SlotFields';
import { useSlots } from '../use-slots';
import type { VisitForm } from './form-values';
import { texts } from './messages';
import { OfferNotice } from './OfferNotice';
import { visitErrors } from './rules';
import { ServicesField } from './ServicesField';
import { type Booking, MaybeBooked, visitSender } from './send';
import { useOffer } from './use-offer';
import { useServices } from './use-services';

const LONGEST_COMMENT = 500;

interface BookingFormProps
  extends Pick<
    ServiceSchedulingProps,
    'dealer' | 'start' | 'plate' | 'chassis' | 'mileage' | 'comment' | 'privacyUrl'
  > {
  wanted: Preselection;
  /** The visit that is moved to another time. */
  moving?: Appointment;
  onStopMoving(): void;
  onBooked(booking: Booking): void;
}

/** Books a visit: dealer, services, day and time, car, who comes; or moves one, which is cancelled after that. */
export function BookingForm(props: BookingFormProps) {
  const { wanted, moving, onBooked } = props;
  const host = useHost();
  const messages = useMessages(texts);
  const reasons = useReasons();
  const dealer = useFormDealer(moving?.idSiteGeo || props.dealer);
  // Without a dealer there is less to show.
  useReleasedHeight(!dealer.id, true);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [send] = useState(() => visitSender(host, moving?.chassis || props.chassis));
  const services = useServices(dealer.id, wanted);
  const [isBare, setBare] = useState(false);
  const offer = useOffer(isBare ? { offer: '', coupon: '' } : wanted);
  const chassis = moving?.chassis || props.chassis;
  const today = useMemo(() => clockIn(Date.now(), dealer.timeZone).date, [dealer.timeZone]);
  const max = lastDay(today);
  const form = useForm<VisitForm>({
    initial: {
      idSiteGeo: dealer.id,
      serviceIds: moving?.services?.map(({ id }) => id) ?? wanted.services,
      plateNumber: moving?.plateNumber || props.plate,
      mileage: String(moving?.mileage || props.mileage || ''),
      comment: props.comment,
    },
    check: async (values) => ({
      ...visitErrors(
        { ...values, idSiteGeo: dealer.id },
        {
          language: host.language,
          country: country() ?? 'BR',
          offered: services.list?.map(({ id }) => id),
          isFree: (date, time) => slots.on(date)?.includes(time) ?? true,
          isMoved: !!moving,
          hasChassis: !!chassis,
        },
      ),
      ...tooLong(values, { comment: LONGEST_COMMENT }, host.language),
    }),
    async send(values) {
      const { date = '', time = '', reason = '' } = values;
      try {
        const visit = await send({
          ...values,
          idSiteGeo: dealer.id,
          consultantId: consultantOf(values.consultantId, dealer.details),
          boxId: boxOf(values.boxId, dealer.details),
          ...(offer.id && offer.offer !== null && { offerId: offer.id, couponCode: offer.coupon }),
        });
        const minutes = services.revision.value?.minutes || undefined;
        onBooked({ visit, minutes, ...(moving && { old: { id: moving.id, reason } }) });
      } catch (error) {
        if (error instanceof MaybeBooked) throw new FormRefusal({}, [messages.maybeBooked]);
        if (!isKind(error, 'conflict')) throw error;
        setTaken((before) => new Set([...before, `${dealer.id} ${date} ${time}`]));
        const left = await slots.reload(date);
        form.set({ time: '' });
        throw new FormRefusal(left?.length === 0 ? { date: messages.dayFull } : { time: messages.taken });
      }
    },
  });
  const serviceIds = form.values.serviceIds ?? [];
  const slots = useSlots({
    id: dealer.id,
    detail: [...serviceIds].sort().join(','),
    min: today,
    max,
    ask: (date, days, signal) => {
      const serviceId = [...serviceIds].sort();
      const query = { idSiteGeo: dealer.id, date, days, ...(serviceId.length > 0 && { serviceId }) };
      return listTimeSlots({ query }, { signal });
    },
  });
  // The fields that depend on it are judged again.
  const latest = useLatest(form);
  useEffect(() => latest.current.set({ idSiteGeo: dealer.id }), [dealer.id]);
  const privacy = safeUrl(props.privacyUrl);
  const { idSiteGeo: dealerError } = form.errors;
  return (
    <form className="booking" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      {moving && (
        <div className="notice moving">
          <h3 tabIndex={-1}>
            <HeadingText>
              {fillMessage(messages.moving, {
                day: moving.date.split('-').reverse().join('/'),
                time: moving.time,
              })}
            </HeadingText>
          </h3>
          <p>{messages.movingHint}</p>
          <Button kind="plain" onClick={props.onStopMoving}>
            {messages.stopMoving}
          </Button>
        </div>
      )}
      <OfferNotice
        of={offer}
        errors={form.errors}
        onLeaveOut={() => {
          setBare(true);
          form.set({ offerId: '', couponCode: '' });
        }}
      />
      <FormMessages form={form} />
      <div className="sides">
        <div>
          <h3 tabIndex={-1}>
            <HeadingText>{messages.dealer}</HeadingText>
          </h3>
          <DealerField
            name="idSiteGeo"
            dealer={dealer}
            type="online-schedule"
            opensAtOnce={props.start === 'dealer' && !moving}
            {...(dealerError && { error: dealerError })}
          />
          <ConsultantField form={form as unknown as Form<{ consultantId: string }>} dealer={dealer} />
          <BoxField form={form as unknown as Form<{ boxId: string }>} dealer={dealer} />
          <ServicesField form={form} services={services} hasDealer={!!dealer.id} />
        </div>
        <div>
          <h3>{messages.when}</h3>
          {dealer.id ? (
            <SlotFields
              {...{ dealer, slots, max }}
              form={form as unknown as Form<{ date: string; time: string }>}
              min={today}
              taken={[...taken]
                .filter((each) => each.startsWith(`${dealer.id} `))
                .map((each) => each.slice(dealer.id.length + 1))}
              words={{ day: messages.day, time: messages.time, notLoaded: messages.slotsNotLoaded }}
            />
          ) : (
            <p className="muted">{messages.dayHint}</p>
          )}
        </div>
      </div>
      <h3>{messages.car}</h3>
      <div className="grid">
        <TextField
          form={form}
          name="plateNumber"
          label={messages.plate}
          {...(chassis && { optional: messages.optional })}
          {...inputPresets.plate}
        />
        <TextField
          form={form}
          name="mileage"
          label={messages.mileage}
          optional={messages.optional}
          {...inputPresets.wholeNumber}
        />
      </div>
      <h3>{messages.person}</h3>
      <PersonFields form={form as unknown as Form<Person>} />
      <TextField form={form} name="comment" label={messages.comment} optional={messages.optional} />
      {moving && (
        <SelectField
          form={form}
          name="reason"
          label={messages.reason}
          empty={messages.choose}
          choices={reasons}
        />
      )}
      <p className="muted privacy">
        {messages.privacy} {privacy && <a href={privacy}>{messages.privacyLink}</a>}
      </p>
      <FormFailure form={form} text={messages.notSent} guest={!moving} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.send}
      </SubmitButton>
    </form>
  );
}
