import type { Person } from '#features/scheduling/person';

/** The form's values, named as in the service, so that rejected input is shown at its field. */
export interface VisitForm extends Person {
  idSiteGeo: string;
  serviceIds: readonly string[];
  /** YYYY-MM-DD and HH:MM, in the dealer's time zone. */
  date: string;
  time: string;
  plateNumber: string;
  mileage: string;
  consultantId: string;
  boxId: string;
  /** Of the offer that led here, and its coupon. */
  offerId: string;
  couponCode: string;
  comment: string;
  /** Why a visit is moved. */
  reason: string;
}
