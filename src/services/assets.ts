/** Images and folders of images: addresses of their own, no service behind them (calls 7.18). */
import { array, blob, looseObject, string } from 'valibot';
import { serviceBase, serviceTags } from '../page/services';
import { GET } from './call/call';
import { ServiceError } from './call/service-error';

const BASE = 'assets';

/** Sizes an image comes in, width by height in pixels (platform 9). */
export const RENDITIONS = ['48x48', '140x100', '319x319', '1280x1280'] as const;
export type Rendition = (typeof RENDITIONS)[number];
/** Sides from which a car is shown. */
export const ANGLES = ['side', 'front', 'wheel'] as const;
export type Angle = (typeof ANGLES)[number];

/** Nothing is sent along with a file's address: it may be another company's. */
const wire = { reads: 'blob', bare: true } as const;

/** The file itself. address: under the base of assets, with slashes. */
export const file = GET('AST-01', BASE, '/{address*}', { wire, returns: blob() });
/** What lies in a folder of images. */
export const folder = GET('AST-02', BASE, '/{folder*}/index.json', {
  wire: { bare: true },
  returns: array(looseObject({ name: string(), address: string() })),
});
/** Answers nothing where there is such an image, and fails with status 404 where there is none. */
export const check = GET('AST-03', BASE, '/{address*}', { wire: { bare: true } });

/** A car on an image. series may be empty, null it may not be (calls 5.2). */
export interface CarImage {
  brand: string;
  model: string;
  version: string;
  series: string;
  year: number | string;
  /** Colour code; the car's standard colour where there is none. */
  color?: string;
  angle?: Angle;
  rendition?: Rendition;
}

/**
 * The address of a car's image under the base of assets. Its form is ours: the documents say what it needs, not how it
 * is written. Fails with an input error, in the documents' words, where something it needs is missing (calls 5.2, 8.3).
 */
export function carImagePath(car: CarImage): string {
  const { brand, model, version, series, year, color, angle = 'side', rendition = '319x319' } = car;
  if (!model || !version || series === null || series === undefined || !year) {
    throw new ServiceError(
      'input',
      'AST-01',
      'Failed to build base car image url. Missing required parameters.',
    );
  }
  const code = series ? `${version}-${series}` : version;
  return ['cars', brand, year, model, code, color || 'standard', angle, rendition]
    .map((segment) => encodeURIComponent(segment))
    .join('/');
}

/** The whole address of a file under the base of assets, for an img element. */
export function assetAddress(path: string): string {
  const base = serviceBase(BASE);
  if (!base) throw new ServiceError('config', 'AST-01', `missing ${serviceTags(BASE)}`);
  return `${base}/${path}`;
}
