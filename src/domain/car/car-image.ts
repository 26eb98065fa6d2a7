/** Available image sizes, width by height in pixels (spec cars#images). */
export const RENDITIONS = ['48x48', '140x100', '319x319', '1280x1280'] as const;
export type Rendition = (typeof RENDITIONS)[number];
/** Views that every car has. */
export const ANGLES = ['side', 'front', 'wheel'] as const;
/** Views that only some cars have; the interior's colour is that of the upholstery. */
export type FurtherAngle = 'rear' | 'interior';
export type Angle = (typeof ANGLES)[number] | FurtherAngle;

/** The car of an image. series may be empty but not null (spec cars#images). */
export interface CarImage {
  brand: string;
  model: string;
  version: string;
  series: string;
  year: number | string;
  /** Colour code, of the upholstery for the interior; the car's standard colour by default. */
  color?: string;
  angle?: Angle;
  rendition?: Rendition;
}

/**
 * Returns the address of a car's image under the assets base; undefined if a required value is missing or cannot be part
 * of an address (spec cars#images). The format is ours: the specification only gives the required values.
 */
export function carPath(car: CarImage): string | undefined {
  const { brand, model, version, series, year, color, angle = 'side', rendition = '319x319' } = car;
  if (!model || !version || series === null || series === undefined || !year) return undefined;
  const code = series ? `${version}-${series}` : version;
  const segments = ['cars', brand, year, model, code, color || 'standard', angle, rendition];
  try {
    return segments.map((segment) => encodeURIComponent(segment)).join('/');
  } catch {
    // A lone surrogate, which an address cannot contain.
    return undefined;
  }
}

/** The address of an img of a car, and a srcset with every rendition and its width. */
export interface CarSource {
  address: string;
  srcset: string;
}

/** Returns an image's addresses in all renditions below `base`, the assets base; undefined as for carPath. */
export function carSource(base: string, car: Omit<CarImage, 'rendition'>): CarSource | undefined {
  const path = carPath(car);
  if (!path) return undefined;
  const srcset = RENDITIONS.map(
    (rendition) => `${base}/${carPath({ ...car, rendition })} ${Number.parseInt(rendition, 10)}w`,
  );
  return { address: `${base}/${path}`, srcset: srcset.join(', ') };
}
