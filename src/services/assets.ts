/** Images and folders of images: addresses of their own, no service behind them (spec services#assets). */
import { array, blob, looseObject, string } from 'valibot';
import { type CarImage, carPath } from '../domain/standalone/car-image';
import { serviceBase, serviceTags } from '../page/standalone/service-bases';
import { GET } from './http/call';
import { ServiceError } from './http/service-error';

const BASE = 'assets';

/** Nothing is sent along with a file's address: it may be another company's. */
const wire = { reads: 'blob', bare: true } as const;

/** The file itself. address: under the base of assets, with slashes. */
export const getAssetFile = GET('AST-01', BASE, '/{address*}', { wire, returns: blob() });
/** What lies in a folder of images. */
export const getAssetFolder = GET('AST-02', BASE, '/{folder*}/index.json', {
  wire: { bare: true },
  returns: array(looseObject({ name: string(), address: string() })),
});
/** Answers nothing where there is such an image, and fails with status 404 where there is none. */
export const checkAsset = GET('AST-03', BASE, '/{address*}', { wire: { bare: true } });

/**
 * The address of a car's image under the base of assets. Fails with an input error, in the documents' words, where
 * something it needs is missing (spec cars#images).
 */
export function carImagePath(car: CarImage): string {
  const path = carPath(car);
  if (path !== undefined) return path;
  throw new ServiceError(
    'input',
    'AST-01',
    'Failed to build base car image url. Missing required parameters.',
  );
}

/** The whole address of a file under the base of assets, for an img element. */
export function assetAddress(path: string): string {
  const base = serviceBase(BASE);
  if (!base) throw new ServiceError('config', 'AST-01', `missing ${serviceTags(BASE)}`);
  return `${base}/${path}`;
}
