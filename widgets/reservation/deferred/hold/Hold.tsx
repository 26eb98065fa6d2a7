import { useStore } from '@nanostores/react';
import { createElement, useEffect, useState } from 'react';
import { formatCurrency } from '../../../../src/domain/currency';
import { isAmount } from '../../../../src/domain/money';
import type { Contact } from '../../../../src/features/contact/contact';
import { SessionFailure } from '../../../../src/features/session/sign-in/SessionFailure';
import { country, market } from '../../../../src/page/core/metadata';
import { getCarForWeb } from '../../../../src/services/car';
import { getReservationAvailability } from '../../../../src/services/reservation';
import { cachedQuery } from '../../../../src/stores/query-cache';
import { $dealer } from '../../../../src/stores/visitor/dealer';
import { $location, type Location, restoreLocation } from '../../../../src/stores/visitor/location';
import { FailureNotice } from '../../../../src/ui/core/FailureNotice';
import { SelectField } from '../../../../src/ui/core/fields';
import { fillMessage, useHost, useMessages } from '../../../../src/ui/core/host-context';
import { SubmitButton } from '../../../../src/ui/core/SubmitButton';
import { useForm } from '../../../../src/ui/core/use-form';
import { FormMessages } from '../../../../src/ui/FormMessages';
import { useQuery } from '../../../../src/ui/hooks/use-query';
import { useStyles } from '../../../../src/ui/hooks/use-styles';
import { Button } from '../../../../src/ui/parts/Button';
import { CarLine } from '../shell/CarLine';
import type { ChosenCar } from '../shell/chosen-car';
import { DealerChoice } from './DealerChoice';
import { campaignDealers } from './dealers';
import css from './hold.css?inline';
import { holdCar, isSoldOut } from './hold-car';
import { messages } from './messages';

declare module '../../../../src/page/core/events' {
  interface VitrineEvents {
    /** A car is held for the visitor until the payment deadline. order: its id. */
    'vt-reservation-held': { order: string };
  }
}

interface HoldProps {
  car: ChosenCar;
  contact: Partial<Contact>;
  onBack(): void;
  onSoldOut(): void;
  /** Called with the id of the order. */
  onHeld(order: string): void;
}

/** The colours of a version; one request per page. */
const carColors = ({ mvsCode, year }: ChosenCar) =>
  cachedQuery(`colors ${mvsCode} ${year} ${country()}`, async () => {
    const query = { mvsCode, country: country(), market: market(), ...(year && { year }) };
    return (await getCarForWeb({ query })).colors;
  });

/** The colour, the dealer, which must be chosen, and the button that holds the car. */
export function Hold({ car, contact, onBack, onSoldOut, onHeld }: HoldProps) {
  const host = useHost();
  const { language, signal, element } = host;
  const w = useMessages(messages);
  const [place, setPlace] = useState<Location | null | undefined>();
  const pageDealer = useStore($dealer);
  useStyles(css);
  useEffect(() => {
    restoreLocation(country() ?? 'BR');
    return $location.subscribe((known) => setPlace(known?.countryCode === country() ? known : null));
  }, []);
  useEffect(() => host.loadNestedWidgets(), [host]);
  const colors = useQuery(() => carColors(car), car.mvsCode);
  // Unknown until the visitor's place has been read.
  const placeKey = place ? `${place.stateCode} ${place.cityCode || place.cityName}` : 'country';
  const dealers = useQuery(
    () => campaignDealers(car.campaign, place ?? null, signal),
    place === undefined ? undefined : placeKey,
  );

  const form = useForm<{ colorCode: string; dealerCode: string }>({
    initial: { colorCode: car.colorCode ?? '', dealerCode: pageDealer?.id ?? '' },
    check: async ({ dealerCode }) =>
      dealers.value?.some(({ idSiteGeo }) => idSiteGeo === dealerCode) ? {} : { dealerCode: w.noDealer },
    async send({ colorCode = '', dealerCode = '' }) {
      try {
        const order = await holdCar(element, { car, contact, colorCode, dealerCode }, signal);
        host.emit('vt-reservation-held', { order: order.id });
        onHeld(order.id);
      } catch (error) {
        if (!isSoldOut(error)) throw error;
        onSoldOut();
      }
    },
  });
  const { colorCode = '', dealerCode = '' } = form.values;
  const stock = useQuery(
    () =>
      getReservationAvailability(
        {
          query: {
            mvsCode: car.mvsCode,
            ...(colorCode && { colorCode }),
            ...(dealerCode && { dealerCode }),
          },
        },
        { signal },
      ),
    `${car.mvsCode} ${colorCode} ${dealerCode}`,
  );
  const rest = isAmount(car.price) && isAmount(car.amount) ? car.price - car.amount : null;
  const { available, days } = stock.value ?? {};
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <CarLine car={car} color={colorCode} />
      <FormMessages form={form} />
      {colors.failed && <FailureNotice onRetry={colors.retry}>{w.noColors}</FailureNotice>}
      {colors.value && (
        <SelectField
          form={form}
          name="colorCode"
          label={w.color}
          empty={w.anyColor}
          optional={w.optional}
          choices={colors.value.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      {/* Open where the list would begin far from the visitor. */}
      <details className="other-place" open={place === null}>
        <summary>{place ? w.otherPlace : w.yourPlace}</summary>
        {createElement('vt-location-selector', { load: 'visible', layout: 'box' })}
      </details>
      <DealerChoice form={form} dealers={dealers} />
      <p className="muted" role="status">
        {available === true && (days ? fillMessage(w.availableIn, { days }) : w.available)}
        {available === false && (dealerCode ? w.fromOther : w.soldOut)}
      </p>
      <div className="notice">
        <p>
          {isAmount(car.amount)
            ? fillMessage(w.now, { amount: formatCurrency(car.amount, language) })
            : w.hold}
        </p>
        {rest !== null && rest > 0 && (
          <p>{fillMessage(w.later, { amount: formatCurrency(rest, language) })}</p>
        )}
        <p className="muted">{w.hold}</p>
      </div>
      <SessionFailure form={form} text={w.notHeld} />
      <div className="actions">
        <SubmitButton form={form} sending={w.holding}>
          {w.reserve}
        </SubmitButton>
        <Button kind="plain" disabled={form.status === 'sending'} onClick={onBack}>
          {w.back}
        </Button>
      </div>
    </form>
  );
}
