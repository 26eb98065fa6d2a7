import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { CarPicture } from '../current/CarPicture';
import { texts as carTexts } from './messages';
import type { ShownCar } from './use-summary';

/** The picture of the current car in its colour. */
export function ChosenPicture({ car, summary, name, sizes }: ShownCar & { sizes: string }) {
  const messages = useMessages(carTexts);
  const { brand, modelCode, versionCode, seriesCode, year } = car.mvs ?? {};
  return (
    <CarPicture
      car={{
        brand: brand ?? '',
        modelCode: modelCode ?? '',
        versionCode: versionCode ?? '',
        seriesCode: seriesCode ?? '',
        year,
      }}
      color={car.color?.code}
      sizes={sizes}
      label={summary.color ? fillMessage(messages.picture, { model: name, color: summary.color }) : name}
    />
  );
}
