import { useState } from 'react';
import { priceOfForm } from '#domain/money/price-of-form';
import { fuelName } from '#domain/vehicle/vehicle-kinds';
import { CarPicture } from '#features/car/current/CarPicture';
import type { Mvs } from '#services/entities/car';
import type { CarPrices } from '#services/entities/price';
import { CheckButton } from '#ui/CheckButton';
import { useHost } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { Price, type PriceValue } from '#ui/parts/Price';
import { Skeleton } from '#ui/parts/Skeleton';
import type { ConfiguratorProps } from '../../attributes';
import { useConfiguratorMessages } from '../shell/messages-context';
import { useStepsSource } from '../shell/steps-context';

/** Returns the price in the author's form, else the plain price; the version's list price if the service gives none. */
function priceIn(
  type: ConfiguratorProps['priceType'],
  mvs: Mvs,
  prices: CarPrices | null | undefined,
): PriceValue | null {
  const wanted = type.toUpperCase().replace(/-/g, '_');
  const all = prices?.prices ?? [];
  const found = priceOfForm(all, wanted) ?? priceOfForm(all, 'FULL_PRICE');
  if (found) return found;
  return mvs.price == null ? null : { type: 'FULL_PRICE', value: mvs.price };
}

interface VersionCardProps {
  mvs: Mvs;
  prices: CarPrices | null | undefined;
  priceType: ConfiguratorProps['priceType'];
  chosen: boolean;
  busy: boolean;
  compared: boolean;
  mayCompare: boolean;
  onCompare(): void;
  onChoose(): void;
}

/** One version: name, price, equipment. */
export function VersionCard({ mvs, prices, priceType, chosen, busy, ...props }: VersionCardProps) {
  const { language } = useHost();
  const messages = useConfiguratorMessages();
  const [open, setOpen] = useState(false);
  const steps = useDeferred(useStepsSource(), open);
  const name = `${mvs.modelShortName || mvs.modelName} ${mvs.versionName}`;
  /** Versions of two years can have the same name. */
  const exact = `${name} ${mvs.year ?? ''}`.trim();
  const facts = [mvs.engine, mvs.gear, fuelName(mvs.fuel, language)].filter(Boolean).join(' · ');
  const id = `serial-${mvs.code}-${mvs.year}`;
  const { compared, mayCompare } = props;
  return (
    <li className={chosen ? 'version chosen' : 'version'} part="version">
      <div className="version-picture">
        <CarPicture car={mvs} sizes="140px" />
      </div>
      <div className="version-about">
        <h5>{name}</h5>
        <p className="muted">{facts}</p>
        {/* Its space is reserved until the price is known. */}
        <div className={`version-price ${priceType}`}>
          {prices !== undefined && <Price price={priceIn(priceType, mvs, prices)} />}
        </div>
      </div>
      <div className="version-actions">
        <button
          className={chosen ? 'button plain' : 'button'}
          part="button"
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => !busy && props.onChoose()}
        >
          {chosen ? messages.chosen : messages.choose}
          <span className="sr"> {exact}</span>
        </button>
        <CheckButton
          className="check"
          checked={compared}
          disabled={!compared && !mayCompare}
          onPress={props.onCompare}
        >
          {messages.compare}
          <span className="sr"> {exact}</span>
        </CheckButton>
        <button
          className="link"
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {messages.serial}
          <span className="sr"> {exact}</span>
        </button>
      </div>
      <div className="version-serial" id={id} hidden={!open}>
        {open && (
          <DeferredPart of={steps} skeleton={<Skeleton count={4} />}>
            {({ SerialItems }) => <SerialItems mvsCode={mvs.code} year={mvs.year ?? undefined} />}
          </DeferredPart>
        )}
      </div>
    </li>
  );
}
