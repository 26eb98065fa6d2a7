import { parseMvs } from '#domain/vehicle/mvs';
import { brand as pageBrand } from '#page/core/metadata';
import { serviceBase } from '#page/settings/service-bases';
import { useStyles } from '#ui/hooks/use-styles';
import { CarPicture } from './CarPicture';
import css from './version-picture.css?inline';

interface VersionPictureProps {
  car: { brand?: string | null; mvsCode?: string | null; year?: number | null; colorCode?: string | null };
  sizes: string;
}

/** The picture of a version in its colour; none if the code, the year or the images are unknown. Decorative. */
export function VersionPicture({ car: { brand, mvsCode, year, colorCode }, sizes }: VersionPictureProps) {
  useStyles(css);
  const code = parseMvs(mvsCode ?? '');
  if (!code || !year || !serviceBase('assets')) return null;
  const car = {
    brand: brand || pageBrand(),
    modelCode: code.model,
    versionCode: code.version,
    seriesCode: code.series,
    year,
  };
  return (
    <div className="version-picture">
      <CarPicture car={car} {...(colorCode && { color: colorCode })} sizes={sizes} />
    </div>
  );
}
