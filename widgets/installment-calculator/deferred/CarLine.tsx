import type { RefObject } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { CarPicture } from '#features/car/current/CarPicture';
import { useHost, useMessages } from '#ui/core/host-context';
import { HeadingText } from '#ui/HeadingText';
import { Button } from '#ui/parts/Button';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';
import type { CalculatedCar } from './use-calculated-car';

interface CarLineProps {
  car: CalculatedCar;
  onCar(): void;
  onUpgrade(): void;
  /** The car's name: takes the focus once a car was chosen. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The calculated car with its price, and buttons for another one. */
export function CarLine({ car, onCar, onUpgrade, heading }: CarLineProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { modelName, name, year, price, colorCode, version } = car;
  return (
    <div className="car-row" part="car">
      <span className="car-row-picture">
        {version && (
          <CarPicture
            car={{
              modelCode: version.modelCode ?? '',
              versionCode: version.versionCode ?? '',
              seriesCode: version.seriesCode ?? '',
              year: version.year,
              ...(version.brand && { brand: version.brand }),
            }}
            color={colorCode}
            sizes="160px"
          />
        )}
      </span>
      <h3 className="car-row-name" tabIndex={-1} ref={heading}>
        <HeadingText>
          <b>{modelName || name}</b> {modelName && <span>{name}</span>} <span className="muted">{year}</span>
        </HeadingText>
      </h3>
      <p className="car-row-price">
        <small className="muted">{messages.price}</small>
        <b>
          <Spoken>{formatCurrency(price, language)}</Spoken>
        </b>
      </p>
      <div className="car-row-actions">
        {modelName && (
          <Button kind="plain" onClick={onUpgrade}>
            {messages.upgrade}
          </Button>
        )}
        <Button kind="plain" onClick={onCar}>
          {messages.changeCar}
        </Button>
      </div>
    </div>
  );
}
