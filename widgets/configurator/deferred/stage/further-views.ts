import { type CarImage, carPath } from '#domain/car/car-image';
import {
  candidatesOf,
  carFolder,
  type FurtherView,
  listedViews,
  type WantedView,
} from '#domain/car/image-folder';
import type { PicturedCar } from '#features/car/current/CarPicture';
import { imageOr } from '#features/car/image-address';
import { brand as pageBrand } from '#page/core/metadata';
import { serviceBase } from '#page/settings/service-bases';
import { getAssetFolder } from '#services/assets';
import { cachedQuery } from '#services/http/query-cache';

/** Returns the first image that a GET finds (AST-03); undefined if there is none, or if nobody can tell. */
async function existing(car: CarImage, view: WantedView): Promise<FurtherView | undefined> {
  for (const each of candidatesOf(view)) {
    const path = carPath({ ...car, color: each.code, angle: each.angle });
    if (path && (await imageOr(path).catch(() => ''))) return each;
  }
  return undefined;
}

/**
 * Resolves to the views of a version beside those that every car has: as its image folder lists them (AST-02), or as
 * images are found where folders are not listed. None if the page has no image service; never rejects.
 */
export async function furtherViews(
  { brand, modelCode, versionCode, seriesCode, year }: PicturedCar,
  colorCode = '',
  coatingCode = '',
): Promise<FurtherView[]> {
  const name = brand || pageBrand();
  if (!serviceBase('assets') || !name || !year) return [];
  const car: CarImage = { brand: name, model: modelCode, version: versionCode, series: seriesCode, year };
  const folder = carFolder(car);
  if (!folder) return [];
  const wanted: WantedView[] = [
    { angle: 'rear', code: colorCode },
    { angle: 'interior', code: coatingCode },
  ];
  try {
    const files = await cachedQuery(`images ${folder}`, () => getAssetFolder({ folder }));
    return listedViews(
      files.map((file) => file.name),
      wanted,
    );
  } catch {
    const found = await Promise.all(wanted.map((view) => existing(car, view)));
    return found.flatMap((view) => view ?? []);
  }
}
