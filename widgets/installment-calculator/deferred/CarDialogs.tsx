import { CarChoice, type CarChoiceProps } from '#features/funding/cars/CarChoice';
import { VersionList } from '#features/funding/cars/VersionList';
import { siblingsOf } from '#features/funding/cars/versions';
import { useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';
import type { CalculatedCar } from './use-calculated-car';

interface DialogProps extends Pick<CarChoiceProps, 'source' | 'plan' | 'onChoose'> {
  car: CalculatedCar;
  onClose(): void;
}

/** Other versions of the model with their installments, the next more expensive one first. */
export function UpgradeDialog({ car, onClose, ...list }: DialogProps) {
  const messages = useMessages(texts);
  return (
    <Dialog wide title={fillMessage(messages.upgradeTitle, { model: car.modelName })} onClose={onClose}>
      <div className="dialog-body">
        <VersionList {...list} name={car.mvs} load={() => siblingsOf(car.mvs, car.year, car.price)} />
      </div>
    </Dialog>
  );
}

/** The choice of another car, in a dialog. */
export function CarDialog({ car, onClose, ...list }: DialogProps) {
  const messages = useMessages(texts);
  return (
    <Dialog wide title={messages.carTitle} onClose={onClose}>
      <div className="dialog-body">
        <CarChoice {...list} car={car} id="car-model" />
      </div>
    </Dialog>
  );
}
