import { parseMvs } from '#domain/vehicle/mvs';
import { brand } from '#page/core/metadata';
import { CarPicture } from '../car/current/CarPicture';

interface OfferPictureProps {
  offer: { brand?: string | null; mvsCode?: string | null; year?: number | null };
  sizes: string;
}

/** The picture of an offer's car; an empty room without a version code. Decorative: the title names the car. */
export function OfferPicture({ offer, sizes }: OfferPictureProps) {
  const code = parseMvs(offer.mvsCode ?? '');
  const car = code && {
    brand: offer.brand || brand(),
    modelCode: code.model,
    versionCode: code.version,
    seriesCode: code.series,
    year: offer.year ?? null,
  };
  return <div className="offer-picture">{car && <CarPicture car={car} sizes={sizes} />}</div>;
}
