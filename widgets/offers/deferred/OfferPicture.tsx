import { parseMvs } from '../../../src/domain/mvs';
import { CarPicture } from '../../../src/features/car/current/CarPicture';
import { brand } from '../../../src/page/core/metadata';
import type { Offer } from '../../../src/services/entities/offer';

/** The picture of an offer's car; an empty room without a version code. Decorative: the title names the car. */
export function OfferPicture({ offer, sizes }: { offer: Offer; sizes: string }) {
  const code = parseMvs(offer.mvsCode ?? '');
  const car = code && {
    brand: offer.brand || brand(),
    modelCode: code.model,
    versionCode: code.version,
    seriesCode: code.series,
    year: offer.year,
  };
  return <div className="offer-picture">{car && <CarPicture car={car} sizes={sizes} />}</div>;
}
