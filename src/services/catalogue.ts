/**
 * All services of the catalogue, for tools that need them all: the sandbox, its tests, the documentation. Shipped code
 * does not import it, since a widget bundles only the calls that it makes; check-house enforces this.
 */

import * as assets from './assets';
import * as auth from './auth';
import * as awsLocation from './aws-location';
import * as benefits from './benefits';
import * as businessToEmployee from './business-to-employee';
import * as car from './car';
import * as confiat from './confiat';
import * as contactUs from './contact-us';
import * as dealer from './dealer';
import * as dealerQuotations from './dealer-quotations';
import * as dealerSales from './dealer-sales';
import * as dealerScheduler from './dealer-scheduler';
import * as dictionary from './dictionary';
import * as documentUploader from './document-uploader';
import * as evaluate from './evaluate';
import * as events from './events';
import * as faceIdentity from './face-identity';
import * as financing from './financing';
import * as financingSimulation from './financing-simulation';
import * as game from './game';
import * as garage from './garage';
import type { Definition } from './http/types';
import * as identityValidation from './identity-validation';
import * as integrationLog from './integration-log';
import * as journey from './journey';
import * as leadIntegration from './lead-integration';
import * as location from './location';
import * as loyalty from './loyalty';
import * as loyaltySubscription from './loyalty-subscription';
import * as maintenance from './maintenance';
import * as manual from './manual';
import * as modelSearch from './model-search';
import * as modelSetups from './model-setups';
import * as models from './models';
import * as moparOffer from './mopar-offer';
import * as mvs from './mvs';
import * as mvsSearch from './mvs-search';
import * as offerAdmin from './offer-admin';
import * as offerCoupon from './offer-coupon';
import * as offerSearch from './offer-search';
import * as offerSite from './offer-site';
import * as offerStaff from './offer-staff';
import * as orderDocuments from './order-documents';
import * as part from './part';
import * as partStaff from './part-staff';
import * as paymentSecurity from './payment-security';
import * as paymentTransaction from './payment-transaction';
import * as price from './price';
import * as promotion from './promotion';
import * as quiz from './quiz';
import * as rating from './rating';
import * as recall from './recall';
import * as regional from './regional';
import * as regions from './regions';
import * as rentalLead from './rental-lead';
import * as rentalOffer from './rental-offer';
import * as rentalUser from './rental-user';
import * as reservation from './reservation';
import * as reservationPrice from './reservation-price';
import * as stock from './stock';
import * as user from './user';
import * as userAnalytics from './user-analytics';
import * as versionComparator from './version-comparator';
import * as versionPrices from './version-prices';
import * as visitScheduling from './visit-scheduling';
import * as visitorSchedule from './visitor-schedule';
import * as voucherHub from './voucher-hub';
import * as welcomeKit from './welcome-kit';
import * as whatsapp from './whatsapp';
import * as workingPrice from './working-price';

/**
 * Services by file name, which is the name of the service's base if it has one; calls of a service that load apart from
 * its others have a file of their own.
 */
export const SERVICES = {
  assets,
  auth,
  'aws-location': awsLocation,
  benefits,
  'business-to-employee': businessToEmployee,
  car,
  confiat,
  'contact-us': contactUs,
  dealer,
  'dealer-quotations': dealerQuotations,
  'dealer-sales': dealerSales,
  'dealer-scheduler': dealerScheduler,
  dictionary,
  'document-uploader': documentUploader,
  evaluate,
  events,
  'face-identity': faceIdentity,
  financing,
  'financing-simulation': financingSimulation,
  game,
  garage,
  'identity-validation': identityValidation,
  'integration-log': integrationLog,
  journey,
  'lead-integration': leadIntegration,
  location,
  loyalty,
  'loyalty-subscription': loyaltySubscription,
  maintenance,
  manual,
  'model-search': modelSearch,
  'model-setups': modelSetups,
  models,
  'mopar-offer': moparOffer,
  mvs,
  'mvs-search': mvsSearch,
  'offer-admin': offerAdmin,
  'offer-coupon': offerCoupon,
  'offer-search': offerSearch,
  'offer-site': offerSite,
  'offer-staff': offerStaff,
  'order-documents': orderDocuments,
  part,
  'part-staff': partStaff,
  'payment-security': paymentSecurity,
  'payment-transaction': paymentTransaction,
  price,
  promotion,
  quiz,
  rating,
  recall,
  regional,
  regions,
  'rental-lead': rentalLead,
  'rental-offer': rentalOffer,
  'rental-user': rentalUser,
  reservation,
  'reservation-price': reservationPrice,
  stock,
  user,
  'user-analytics': userAnalytics,
  'version-comparator': versionComparator,
  'version-prices': versionPrices,
  'visit-scheduling': visitScheduling,
  'visitor-schedule': visitorSchedule,
  'voucher-hub': voucherHub,
  'welcome-kit': welcomeKit,
  whatsapp,
  'working-price': workingPrice,
};
export type ServiceName = keyof typeof SERVICES;

/** A call with any input and output. */
export interface AnyCall {
  (input: object, options?: { signal?: AbortSignal; timeout?: number }): Promise<unknown>;
  base: string;
  definition: Definition;
}

/** One call with its names in source code: `service.name(...)`. */
export interface Entry {
  service: ServiceName;
  name: string;
  call: AnyCall;
}

/** All calls of all services, sorted by id. */
export const CATALOGUE: readonly Entry[] = Object.entries(SERVICES)
  .flatMap(([service, exports]) =>
    Object.entries(exports).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'function' && 'definition' in value
        ? { service: service as ServiceName, name, call: value as AnyCall }
        : [],
    ),
  )
  .sort((a, b) => a.call.definition.id.localeCompare(b.call.definition.id));
