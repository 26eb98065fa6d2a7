import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { $car } from '#features/car/car-store';
import { CarPicture } from '#features/car/current/CarPicture';
import type { CarPrices } from '#services/entities/price';
import type { Campaign } from '#services/entities/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Price } from '#ui/parts/Price';
import { useReservationPrice } from '../hold/price';
import type { ChosenCar } from '../shell/chosen-car';
import { configuredAs } from '../shell/configured-as';
import type { CampaignModel } from './campaign-cars';
import { texts } from './messages';
import { Stock, useStock } from './Stock';

interface ModelCardProps {
  campaign: Campaign;
  of: CampaignModel;
  prices?: readonly CarPrices[] | undefined;
  isPriceFailed: boolean;
  onChoose(car: ChosenCar): void;
}

/** A model of a campaign: its picture, the choice of the version, the price, the stock, and the button that reserves. */
export function ModelCard({
  campaign,
  of: { model, versions },
  prices,
  isPriceFailed,
  onChoose,
}: ModelCardProps) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const car = useStore($car);
  const [chosen, setChosen] = useState('');
  const configured = versions.find((each) => configuredAs(car, each.code));
  const version = versions.find(({ code }) => code === chosen) ?? configured ?? versions[0];
  const stock = useStock(version?.code);
  const own = version ? configuredAs(car, version.code) : null;
  const { mvsCode = '', year } = own && version ? { mvsCode: version.code, year: version.year } : {};
  const configuredPrice = useReservationPrice(
    { mvsCode, year, optionalCodes: own?.optionalCodes ?? [] },
    { colorCode: own?.colorCode ?? '', coatingCode: own?.coatingCode ?? '', dealerCode: '' },
    signal,
  );
  if (!version) return null;
  const found = prices?.find(({ mvsCode }) => mvsCode === version.code);
  const listed = found?.ecommercePrice ?? found?.price ?? version.price;
  const price = (own ? configuredPrice.value?.total : listed) ?? null;
  const isSoldOut = stock.value?.available === false;
  const isAsked = own ? !configuredPrice.value && !configuredPrice.failed : !prices && !isPriceFailed;
  const isWaiting = isAsked && !isAmount(price);
  const id = `version-${campaign.id}-${model.modelCode}`;
  const choose = () =>
    onChoose({
      campaign: campaign.id,
      type: campaign.type || 'SALE',
      mvsCode: version.code,
      year: version.year,
      modelName: model.modelName,
      versionName: version.versionName,
      modelCode: version.modelCode,
      versionCode: version.versionCode,
      seriesCode: version.seriesCode,
      price,
      amount: campaign.amount,
      ...own,
    });
  return (
    <li className="model" part="item">
      <div className="model-picture">
        <CarPicture car={version} color={own?.colorCode} sizes="(min-width: 760px) 340px, 90vw" />
      </div>
      <h5>{model.modelName}</h5>
      {versions.length > 1 ? (
        <div className="field">
          <label htmlFor={id}>{messages.version}</label>
          <select
            id={id}
            className="input"
            part="input"
            value={version.code}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {versions.map(({ code, versionName, year }) => (
              <option value={code} key={code}>
                {[versionName, year].filter(Boolean).join(', ')}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <p>{[version.versionName, version.year].filter(Boolean).join(', ')}</p>
      )}
      {own && <p className="muted">{messages.configured}</p>}
      {isWaiting ? (
        <p className="muted">{messages.loading}</p>
      ) : (
        <Price price={{ type: 'FULL_PRICE', value: price }} />
      )}
      <Stock of={stock} />
      <Button disabled={isSoldOut} onClick={choose}>
        {isAmount(campaign.amount)
          ? fillMessage(messages.reserveFor, { amount: formatCurrency(campaign.amount, language) })
          : messages.reserve}
        <span className="sr">
          {' '}
          {model.modelName} {version.versionName}
        </span>
      </Button>
    </li>
  );
}
