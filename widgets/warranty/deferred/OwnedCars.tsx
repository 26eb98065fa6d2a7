import { useState } from 'react';
import { OwnedCarChoice } from '#features/owner/OwnedCarChoice';
import { useOwnedCars } from '#features/owner/use-owned-cars';
import { warrantyDrawing } from '#features/owner/warranty-drawing';
import { warrantyIcons } from '#features/owner/warranty-icons';
import { safeUrl } from '#page/core/safe-url';
import type { GarageCar } from '#services/entities/garage';
import { useMessages } from '#ui/core/host-context';
import { Icon } from '#ui/icons/Icon';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Tabs } from '#ui/parts/Tabs';
import type { WarrantyProps } from '../attributes';
import { Delivery } from './Delivery';
import { Invoice } from './Invoice';
import { Mopar } from './Mopar';
import { texts } from './messages';
import { Plans } from './Plans';

type HubProps = Omit<WarrantyProps, 'heading'>;

const SECTIONS = ['warranty', 'invoice', 'delivery', 'mopar'] as const;
/** Of the delivery record; the specification names no value. */
const DEFAULT_SOURCE = 'hub';

/** The sections of one car; another car starts them anew. */
function Sections({ car, sections, deliverySource, privacyUrl }: HubProps & { car: GarageCar }) {
  const messages = useMessages(texts);
  const vin = car.chassis ?? '';
  const panels = {
    warranty: <Plans vin={vin} />,
    invoice: <Invoice vin={vin} />,
    delivery: <Delivery vin={vin} source={deliverySource || DEFAULT_SOURCE} />,
    mopar: <Mopar car={car} privacyUrl={privacyUrl} />,
  };
  const labelOf = (id: (typeof SECTIONS)[number]) => (
    <span className="tab-name">
      <Icon path={warrantyIcons[id]} />
      {messages[id]}
    </span>
  );
  const shown = sections.length > 0 ? sections : SECTIONS;
  return (
    <Tabs
      name="hub"
      label={messages.sections}
      tabs={shown.map((id) => ({ id, label: labelOf(id), panel: panels[id] }))}
    />
  );
}

/** Mopar's products for any model of the brand: they need no car. */
function WithoutCar({ sections, privacyUrl }: HubProps) {
  const messages = useMessages(texts);
  if (sections.length > 0 && !sections.includes('mopar')) return null;
  return (
    <section aria-labelledby="mopar-title">
      <h3 id="mopar-title">{messages.productsOfModel}</h3>
      <Mopar privacyUrl={privacyUrl} />
    </section>
  );
}

/** The visitor's cars, and the sections of the chosen one; without a car, what needs none. */
export function OwnedCars(props: HubProps) {
  const messages = useMessages(texts);
  const { value: cars, failed, retry } = useOwnedCars();
  const [chosen, setChosen] = useState('');
  const garage = safeUrl(props.garageUrl);
  const link = garage && <a href={garage}>{messages.garage}</a>;
  if (failed) return <Failed onRetry={retry} />;
  if (!cars) return <Loading />;
  const main = cars.find(({ exclusive }) => exclusive) ?? cars[0];
  const car = cars.find(({ id }) => id === chosen) ?? main;
  if (!car) {
    return (
      <>
        <Empty title={messages.noCars} drawing={warrantyDrawing} action={link}>
          {messages.noCarsHint}
        </Empty>
        <WithoutCar {...props} />
      </>
    );
  }
  return (
    <>
      <OwnedCarChoice name="hub-car" label={messages.car} cars={cars} car={car} onChoose={setChosen} />
      {car.chassis ? (
        <Sections {...props} key={car.id} car={car} />
      ) : (
        <>
          <p className="notice">
            {messages.noChassis} {link}
          </p>
          <WithoutCar {...props} />
        </>
      )}
    </>
  );
}
