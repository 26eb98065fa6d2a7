import { ANGLES, type Angle, RENDITIONS, type Rendition } from '#domain/car/car-image';
import type { Brand } from '#domain/core/brands';
import { modelsOf, NO_IMAGE, VERSIONS } from '../data/cars';
import { colorsOf } from '../data/cars/colors';
import { coatingsOf } from '../data/cars/interior';
import type { SandboxVersion } from '../data/cars/types';
import { carImage } from '../drawings/car-image';
import { formFor } from '../drawings/forms';

/** The folder of a version's images under the assets base, as in the catalogue's carImagePath. */
export const folderOf = ({ brand, year, modelCode, versionCode, seriesCode }: SandboxVersion): string =>
  `cars/${brand}/${year}/${modelCode}/${versionCode}${seriesCode ? `-${seriesCode}` : ''}`;

const FOLDERS = new Map(VERSIONS.map((version) => [folderOf(version), version]));

/** Brands whose cars have no further views, and brands whose folders are not listed. */
const PLAIN: ReadonlySet<Brand> = new Set<Brand>(['chrysler', 'dodge']);
const UNLISTED: ReadonlySet<Brand> = new Set<Brand>(['ram', 'dodge']);

/** Each view with the codes of its images; the interior's are those of the upholsteries. */
function viewsOf(version: SandboxVersion): [Angle, { code: string; rgbList: readonly string[] }[]][] {
  const colors = colorsOf(version);
  const outside: [Angle, typeof colors][] = ANGLES.map((angle) => [angle, colors]);
  if (PLAIN.has(version.brand)) return outside;
  return [...outside, ['rear', colors], ['interior', coatingsOf(version)]];
}

/** The colour of a version's standard image, in one tone: versions side by side differ. */
function shownIn<Paint extends { rgbList: readonly string[] }>(
  { brand, modelCode, trim }: SandboxVersion,
  angle: Angle,
  paints: readonly Paint[],
): Paint | undefined {
  if (angle === 'interior') return paints[0];
  const plain = paints.filter(({ rgbList }) => rgbList.length === 1);
  const place = modelsOf(brand).findIndex((model) => model.modelCode === modelCode);
  // From red on: white and black are what most cars are, and what least is seen of.
  return plain[(3 + place + trim * 2) % plain.length];
}

/** Returns a car's image as SVG; undefined for an unknown address, and for versions without images. */
export function carFile(address: string): string | undefined {
  const segments = address.split('/');
  const [color = '', angleText, renditionText] = segments.slice(5);
  const version = FOLDERS.get(segments.slice(0, 5).join('/'));
  if (!version || segments.length > 8 || NO_IMAGE.has(version.code)) return undefined;
  const [angle, codes = []] = viewsOf(version).find(([one]) => one === angleText) ?? [];
  const rendition = RENDITIONS.find((one): one is Rendition => one === renditionText);
  if (!angle || !rendition) return undefined;
  const form = formFor(version.modelCode);
  if (!form) return undefined;
  // The standard image is that of the colour in which the brand shows the version, each in one of its own.
  const paint =
    color === 'standard' ? shownIn(version, angle, codes) : codes.find(({ code }) => code === color);
  if (!paint) return undefined;
  const [body = '', roof] = paint.rgbList;
  return carImage({ form, color: body, ...(roof && { roof }), angle, rendition });
}

/** Returns the names in a version's folder; undefined if there is no such folder, or no list of it. */
export function carFolder(folder: string): string[] | undefined {
  const version = FOLDERS.get(folder);
  if (!version || UNLISTED.has(version.brand)) return undefined;
  if (NO_IMAGE.has(version.code)) return [];
  const images = viewsOf(version).flatMap(([angle, codes]) =>
    codes.flatMap(({ code }) => RENDITIONS.map((rendition) => `${code}/${angle}/${rendition}`)),
  );
  // As folders are in the wild: with what is no image of a car.
  return ['.DS_Store', ...images, 'leia-me.txt'];
}
