import { type Angle, carSource } from '#domain/car/car-image';
import type { PicturedCar } from '#features/car/current/CarPicture';
import { brand as pageBrand } from '#page/core/metadata';
import { preloadImage } from '#page/images';
import { serviceBase } from '#page/settings/service-bases';

/** Preloads pictures that the visitor is likely to see next. */
export function prefetchPictures(
  { brand, modelCode, versionCode, seriesCode, year }: PicturedCar,
  next: readonly { color?: string; angle: Angle }[],
  sizes: string,
): void {
  const base = serviceBase('assets');
  const name = brand || pageBrand();
  if (!base || !name || !year) return;
  const car = { brand: name, model: modelCode, version: versionCode, series: seriesCode, year };
  for (const { color, angle } of next) {
    const source = carSource(base, { ...car, color, angle });
    if (source) preloadImage({ ...source, sizes });
  }
}
