import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { FailureNotice } from '#ui/core/FailureNotice';
import { describedInGroup, ErrorLine } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import { Loading } from '#ui/parts/Loading';
import { Spoken } from '#ui/parts/Spoken';
import type { VisitForm } from './form-values';
import { texts } from './messages';
import type { DealerService, Services } from './use-services';

const MINUTES = 60;

interface ServicesFieldProps {
  form: Form<VisitForm>;
  services: Services;
  /** Whether a dealer is chosen. */
  hasDealer: boolean;
}

/** The services of a dealer with their prices, of which any number is chosen, and what they cost together. */
export function ServicesField({ form, services, hasDealer }: ServicesFieldProps) {
  const messages = useMessages(texts);
  const { language } = useHost();
  const { list, failed, retry, revision } = services;
  const chosen = form.values.serviceIds ?? [];
  const { serviceIds: error } = form.errors;
  const priceText = ({ price }: DealerService) => {
    if (!isAmount(price)) return messages.onRequest;
    return price === 0 ? messages.free : formatCurrency(price, language);
  };
  const toggle = (id: string) =>
    form.set({
      serviceIds: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id],
    });
  const selected = list?.filter(({ id }) => chosen.includes(id)) ?? [];
  const prices = selected.map(({ price }) => price).filter(isAmount);
  const total = formatCurrency(
    prices.reduce((sum, price) => sum + price, 0),
    language,
  );
  const { value: plan } = revision;
  const number = plan?.revision.number;
  const duration = plan?.minutes && {
    hours: Math.floor(plan.minutes / MINUTES),
    minutes: plan.minutes % MINUTES,
  };
  return (
    <fieldset className="field services" part="field">
      <legend>{messages.services}</legend>
      {!hasDealer && <p className="muted">{messages.servicesHint}</p>}
      {hasDealer && failed && <FailureNotice onRetry={retry}>{messages.servicesNotLoaded}</FailureNotice>}
      {hasDealer && !list && !failed && (
        <div className="services-loading">
          <Loading />
        </div>
      )}
      {list?.length === 0 && <p className="notice bad">{messages.noServices}</p>}
      {list?.map((service) => (
        <label className="choice service" key={service.id}>
          <input
            type="checkbox"
            name="serviceIds"
            value={service.id}
            {...describedInGroup('serviceIds', error)}
            checked={chosen.includes(service.id)}
            onChange={() => toggle(service.id)}
          />
          <span className="service-name">{service.serviceName}</span>
          <span className="service-price">{priceText(service)}</span>
        </label>
      ))}
      {number && duration && (
        <p className="muted">
          {fillMessage(messages.revision, {
            number,
            hours: fillMessage(duration.minutes ? messages.hoursMinutes : messages.hours, duration),
          })}
        </p>
      )}
      {revision.failed && (
        <FailureNotice onRetry={revision.retry}>{messages.revisionNotLoaded}</FailureNotice>
      )}
      <p className="total" aria-live="polite">
        {prices.length > 0 && (
          <Spoken>
            {fillMessage(prices.length < selected.length ? messages.totalAndMore : messages.total, { total })}
          </Spoken>
        )}
      </p>
      <ErrorLine name="serviceIds" error={error} />
    </fieldset>
  );
}
