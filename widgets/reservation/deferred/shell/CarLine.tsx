import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { CarPicture } from '#features/car/current/CarPicture';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Spoken } from '#ui/parts/Spoken';
import { type ChosenCar, carName } from './chosen-car';
import { texts } from './messages';

interface CarLineProps {
  car: ChosenCar;
  color?: string | undefined;
  /** False where the price is shown by its parts. */
  withPrice?: boolean;
}

/** The chosen car in a line: its picture, its name, its price and that of the reservation. */
export function CarLine({ car, color, withPrice = true }: CarLineProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const money = (amount: unknown) => (withPrice && isAmount(amount) ? formatCurrency(amount, language) : '');
  const price = money(car.price);
  const amount = money(car.amount);
  return (
    <div className="car-line">
      <div className="car-line-picture">
        <CarPicture car={car} color={color ?? car.colorCode} sizes="160px" />
      </div>
      <div>
        <p>
          <b>{carName(car)}</b>
          {car.year ? `, ${car.year}` : ''}
        </p>
        {car.offer && <p className="muted">{fillMessage(messages.byOffer, { offer: car.offer.title })}</p>}
        {price && (
          <p>
            <Spoken>{price}</Spoken>
          </p>
        )}
        {amount && (
          <p className="muted">
            <Spoken>{fillMessage(messages.payNow, { amount })}</Spoken>
          </p>
        )}
      </div>
    </div>
  );
}
