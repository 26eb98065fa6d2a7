import { ANGLES, type Angle, RENDITIONS, type Rendition } from '../../../src/domain/standalone/car-image';
import { NO_IMAGE, VERSIONS } from '../data/cars';
import { colorsOf } from '../data/cars/colors';
import type { SandboxVersion } from '../data/cars/types';
import { carImage } from '../drawings/car-image';

/** The folder of a version's images under the assets base, as in the catalogue's carImagePath. */
export const folderOf = ({ brand, year, modelCode, versionCode, seriesCode }: SandboxVersion): string =>
  `cars/${brand}/${year}/${modelCode}/${versionCode}${seriesCode ? `-${seriesCode}` : ''}`;

const FOLDERS = new Map(VERSIONS.map((version) => [folderOf(version), version]));

/** The standard colour is the version's first one. */
function colorOf(version: SandboxVersion, code: string) {
  const colors = colorsOf(version);
  return code === 'standard' ? colors[0] : colors.find((color) => color.code === code);
}

const known = <T extends string>(all: readonly T[], text = ''): T | undefined =>
  all.find((one) => one === text);

/** Returns a car's image as SVG; undefined for an unknown address, and for versions without images. */
export function carFile(address: string): string | undefined {
  const segments = address.split('/');
  const [color = '', angleText, renditionText] = segments.slice(5);
  const version = FOLDERS.get(segments.slice(0, 5).join('/'));
  const angle = known<Angle>(ANGLES, angleText);
  const rendition = known<Rendition>(RENDITIONS, renditionText);
  if (!version || !angle || !rendition || segments.length > 8 || NO_IMAGE.has(version.code)) return undefined;
  const paint = colorOf(version, color);
  if (!paint) return undefined;
  const [body = '', roof] = paint.rgbList;
  return carImage({ shape: version.shape, color: body, ...(roof && { roof }), angle, rendition });
}

/** Returns the names in a version's folder; undefined if there is no such folder. */
export function carFolder(folder: string): string[] | undefined {
  const version = FOLDERS.get(folder);
  if (!version) return undefined;
  if (NO_IMAGE.has(version.code)) return [];
  return colorsOf(version).flatMap(({ code }) =>
    ANGLES.flatMap((angle) => RENDITIONS.map((rendition) => `${code}/${angle}/${rendition}`)),
  );
}
