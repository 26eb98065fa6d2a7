/** The views that a version's image folder has (spec cars#images). Pure; the form of the names is ours. */
import { type CarImage, carPath, type FurtherAngle } from './car-image';

/** Number of segments of a version's folder: cars, brand, year, model, version. */
const FOLDER = 5;

/** Returns the folder of a version's images; undefined as for carPath. */
export const carFolder = (car: CarImage): string | undefined =>
  carPath(car)?.split('/').slice(0, FOLDER).join('/');

/** The codes under which a further view may be kept: that of the chosen colour or upholstery, else the standard. */
export interface WantedView {
  angle: FurtherAngle;
  /** Empty for none. */
  code: string;
}
/** A further view that there is. Without a code it is that of the standard colour. */
export interface FurtherView {
  angle: FurtherAngle;
  code?: string;
}

/** Returns the images of a view, the preferred one first. */
export const candidatesOf = ({ angle, code }: WantedView): FurtherView[] => [
  ...(code ? [{ angle, code }] : []),
  { angle },
];

/** Returns which of the views a folder lists. names: such as 249/rear/319x319; a name of another form is ignored. */
export function listedViews(names: readonly string[], wanted: readonly WantedView[]): FurtherView[] {
  const there = new Set(names.map((name) => name.split('/').slice(0, 2).join('/')));
  return wanted.flatMap(
    (view) =>
      candidatesOf(view).find(({ angle, code }) =>
        there.has(`${encodeURIComponent(code ?? 'standard')}/${angle}`),
      ) ?? [],
  );
}
