import { fillWords, useWords } from '../../../ui/core/host-context';
import { CarPicture } from '../current/CarPicture';
import type { ShownCar } from './use-summary';
import { carWords } from './words';

/** The picture of the current car in its colour. */
export function ChosenPicture({ car, summary, name, sizes }: ShownCar & { sizes: string }) {
  const w = useWords(carWords);
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
      label={summary.color ? fillWords(w.picture, { model: name, color: summary.color }) : name}
    />
  );
}
