import { createElement, useEffect, useRef, useState } from 'react';
import { WorkshopBooking } from '#features/owner/WorkshopBooking';
import type { GarageCar } from '#services/entities/garage';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import type { Product } from './hub-calls';
import { texts } from './messages';

const SERVICE = 'SERVICE';

/** The ways to get products: services are done in the workshop, anything else is asked for. */
type Way = 'booking' | 'purchase';

export interface RequestProps {
  /** Absent where the products are for a model. */
  car?: GarageCar;
  /** Name of the model that was chosen; empty for the car itself. */
  model: string;
  chosen: readonly Product[];
  privacyUrl: string;
}

const namesOf = (products: readonly Product[]) => products.map(({ name }) => name).join(', ');

/** A message to the dealer about what the visitor wants to buy: a widget of its own, with the products as its reason. */
function Purchase({ name, reason, privacyUrl }: { name: string; reason: string; privacyUrl: string }) {
  const host = useHost();
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    host.loadNestedWidgets();
    area.current?.focus();
  }, [host]);
  return (
    <section className="purchase" aria-label={name} tabIndex={-1} ref={area}>
      <p className="notice">{reason}</p>
      {createElement('vt-contact-form', {
        load: 'eager',
        heading: name,
        reason,
        'privacy-url': privacyUrl || undefined,
      })}
    </section>
  );
}

/** Leads the chosen products on: services to a booking of the workshop, accessories to a purchase request. */
export function Request({ car, model, chosen, privacyUrl }: RequestProps) {
  const messages = useMessages(texts);
  /** What each form was opened for: another choice opens another one. */
  const [opened, setOpened] = useState<Readonly<Partial<Record<Way, string>>>>({});
  const services = namesOf(chosen.filter(({ type }) => type === SERVICE));
  const others = namesOf(chosen.filter(({ type }) => type !== SERVICE));
  const ofModel = (names: string) => (model ? fillMessage(messages.forModel, { names, model }) : names);
  const wanted: [Way, string, string][] = [
    ['booking', services, messages.book],
    ['purchase', others, messages.buy],
  ];
  return (
    <>
      <div className="actions">
        {wanted.map(
          ([way, names, label]) =>
            names &&
            opened[way] !== names && (
              <Button key={way} kind="plain" onClick={() => setOpened({ ...opened, [way]: names })}>
                {label}
              </Button>
            ),
        )}
      </div>
      {opened.booking && (
        <WorkshopBooking
          key={opened.booking}
          name={messages.booking}
          plate={car?.plateNumber ?? ''}
          chassis={car?.chassis ?? ''}
          mvs={car?.mvsCode ?? ''}
          services=""
          comment={fillMessage(messages.wanted, { names: ofModel(opened.booking) })}
          privacyUrl={privacyUrl}
        />
      )}
      {opened.purchase && (
        <Purchase
          key={opened.purchase}
          name={messages.purchase}
          reason={fillMessage(messages.wanted, { names: ofModel(opened.purchase) })}
          privacyUrl={privacyUrl}
        />
      )}
    </>
  );
}
