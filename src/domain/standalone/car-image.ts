/** Sizes an image comes in, width by height in pixels (spec cars#images). */
export const RENDITIONS = ['48x48', '140x100', '319x319', '1280x1280'] as const;
export type Rendition = (typeof RENDITIONS)[number];
/** Sides from which a car is shown. */
export const ANGLES = ['side', 'front', 'wheel'] as const;
export type Angle = (typeof ANGLES)[number];

/** A car on an image. series may be empty, null it may not be (spec cars#images). */
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
 * The address of a car's image under the base of assets; undefined where something it needs is missing or is no
 * text of an address (spec cars#images). Its form is ours: the documents say what it needs, not how it is written.
 */
export function carPath(car: CarImage): string | undefined {
  const { brand, model, version, series, year, color, angle = 'side', rendition = '319x319' } = car;
  if (!model || !version || series === null || series === undefined || !year) return undefined;
  const code = series ? `${version}-${series}` : version;
  const segments = ['cars', brand, year, model, code, color || 'standard', angle, rendition];
  try {
    return segments.map((segment) => encodeURIComponent(segment)).join('/');
  } catch {
    // Half a surrogate pair: no address holds it.
    return undefined;
  }
}

/** What an img of a car needs: its address, and as srcset every rendition with its width. */
export interface CarSource {
  address: string;
  srcset: string;
}

/** An image's addresses in all renditions below `base`, the address of assets; undefined as for carPath. */
export function carSource(base: string, car: Omit<CarImage, 'rendition'>): CarSource | undefined {
  const path = carPath(car);
  if (!path) return undefined;
  const srcset = RENDITIONS.map(
    (rendition) => `${base}/${carPath({ ...car, rendition })} ${Number.parseInt(rendition, 10)}w`,
  );
  return { address: `${base}/${path}`, srcset: srcset.join(', ') };
}
