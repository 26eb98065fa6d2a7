/** Images and image folders, at their own addresses without a service behind them (spec services#assets). */
import { array, blob, looseObject, string } from 'valibot';
import { type CarImage, carPath } from '#domain/car/car-image';
import { CAR_IMAGE_INCOMPLETE } from '#domain/car/car-image-errors';
import { serviceBase, serviceTags } from '#page/settings/service-bases';
import { GET } from './http/call';
import { ServiceError } from './http/service-error';

const BASE = 'assets';

/** No credentials are sent to a file's address, which may belong to another company. */
const wire = { reads: 'blob', bare: true } as const;

/** The file itself. address: under the base of assets, with slashes. */
export const getAssetFile = GET('AST-01', BASE, '/{address*}', { wire, returns: blob() });
/** The contents of an image folder. */
export const getAssetFolder = GET('AST-02', BASE, '/{folder*}/index.json', {
  wire: { bare: true },
  returns: array(looseObject({ name: string(), address: string() })),
});
/** Resolves without a value if the image exists; fails with status 404 if not. */
export const checkAsset = GET('AST-03', BASE, '/{address*}', { wire: { bare: true } });

/**
 * Returns the path of a car's image under the assets base. Throws an input error with the specified text if a required
 * value is missing (spec cars#images).
 */
export function carImagePath(car: CarImage): string {
  const path = carPath(car);
  if (path !== undefined) return path;
  throw new ServiceError('input', 'AST-01', CAR_IMAGE_INCOMPLETE);
}

/** Returns the full address of a file under the assets base, for an img element. */
export function assetAddress(path: string): string {
  const base = serviceBase(BASE);
  if (!base) throw new ServiceError('config', 'AST-01', `missing ${serviceTags(BASE)}`);
  return `${base}/${path}`;
}
