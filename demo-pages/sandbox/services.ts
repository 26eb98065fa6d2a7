import type { ServiceName } from '#services/catalogue';
import type { Route } from './answers';
import { assetAnswers } from './services/assets';
import { authAnswers } from './services/auth';
import { amazonAnswers } from './services/aws-location';
import { benefitsAnswers } from './services/benefits';
import { businessToEmployeeAnswers } from './services/business-to-employee';
import { carAnswers } from './services/car';
import { confiatAnswers } from './services/confiat';
import { contactAnswers } from './services/contact-us';
import { dealerAnswers } from './services/dealer';
import { dealerQuotationsAnswers } from './services/dealer-quotations';
import { dealerSalesAnswers } from './services/dealer-sales';
import { schedulerAnswers } from './services/dealer-scheduler';
import { dictionaryAnswers } from './services/dictionary';
import { uploaderAnswers } from './services/document-uploader';
import { evaluateAnswers } from './services/evaluate';
import { eventsAnswers } from './services/events';
import { faceAnswers } from './services/face-identity';
import { financingAnswers } from './services/financing';
import { financingSimulationAnswers } from './services/financing-simulation';
import { gameAnswers } from './services/game';
import { garageAnswers } from './services/garage';
import { identityAnswers } from './services/identity-validation';
import { integrationLogAnswers } from './services/integration-log';
import { journeyAnswers } from './services/journey';
import { leadAnswers } from './services/lead-integration';
import { locationAnswers } from './services/location';
import { loyaltyAnswers } from './services/loyalty';
import { loyaltySubscriptionAnswers } from './services/loyalty-subscription';
import { maintenanceAnswers } from './services/maintenance';
import { manualAnswers } from './services/manual';
import { modelSearchAnswers } from './services/model-search';
import { modelSetupsAnswers } from './services/model-setups';
import { modelsAnswers } from './services/models';
import { moparOfferAnswers } from './services/mopar-offer';
import { mvsAnswers } from './services/mvs';
import { mvsSearchAnswers } from './services/mvs-search';
import { offerAdminAnswers } from './services/offer-admin';
import { offerCouponAnswers } from './services/offer-coupon';
import { offerSearchAnswers } from './services/offer-search';
import { offerSiteAnswers } from './services/offer-site';
import { offerStaffAnswers } from './services/offer-staff';
import { orderDocumentAnswers } from './services/order-documents';
import { partAnswers } from './services/part';
import { partStaffAnswers } from './services/part-staff';
import { paymentSecurityAnswers } from './services/payment-security';
import { paymentTransactionAnswers } from './services/payment-transaction';
import { priceAnswers } from './services/price';
import { promotionAnswers } from './services/promotion';
import { quizAnswers } from './services/quiz';
import { ratingAnswers } from './services/rating';
import { recallAnswers } from './services/recall';
import { regionalAnswers } from './services/regional';
import { regionsAnswers } from './services/regions';
import { rentalLeadAnswers } from './services/rental-lead';
import { rentalOfferAnswers } from './services/rental-offer';
import { rentalUserAnswers } from './services/rental-user';
import { reservationAnswers } from './services/reservation';
import { reservationPriceAnswers } from './services/reservation-price';
import { stockAnswers } from './services/stock';
import { userAnswers } from './services/user';
import { userAnalyticsAnswers } from './services/user-analytics';
import { comparatorAnswers } from './services/version-comparator';
import { versionPriceAnswers } from './services/version-prices';
import { visitSchedulingAnswers } from './services/visit-scheduling';
import { visitorAnswers } from './services/visitor-schedule';
import { voucherAnswers } from './services/voucher-hub';
import { welcomeKitAnswers } from './services/welcome-kit';
import { whatsappAnswers } from './services/whatsapp';
import { workingPriceAnswers } from './services/working-price';

/** The answers of each service; a service of the catalogue without answers is a type error. */
const ANSWERS: Record<ServiceName, readonly Route[]> = {
  assets: assetAnswers,
  auth: authAnswers,
  'aws-location': amazonAnswers,
  benefits: benefitsAnswers,
  'business-to-employee': businessToEmployeeAnswers,
  car: carAnswers,
  confiat: confiatAnswers,
  'contact-us': contactAnswers,
  dealer: dealerAnswers,
  'dealer-quotations': dealerQuotationsAnswers,
  'dealer-sales': dealerSalesAnswers,
  'dealer-scheduler': schedulerAnswers,
  dictionary: dictionaryAnswers,
  'document-uploader': uploaderAnswers,
  evaluate: evaluateAnswers,
  events: eventsAnswers,
  'face-identity': faceAnswers,
  financing: financingAnswers,
  'financing-simulation': financingSimulationAnswers,
  game: gameAnswers,
  garage: garageAnswers,
  'identity-validation': identityAnswers,
  'integration-log': integrationLogAnswers,
  journey: journeyAnswers,
  'lead-integration': leadAnswers,
  location: locationAnswers,
  loyalty: loyaltyAnswers,
  'loyalty-subscription': loyaltySubscriptionAnswers,
  maintenance: maintenanceAnswers,
  manual: manualAnswers,
  'model-search': modelSearchAnswers,
  'model-setups': modelSetupsAnswers,
  models: modelsAnswers,
  'mopar-offer': moparOfferAnswers,
  mvs: mvsAnswers,
  'mvs-search': mvsSearchAnswers,
  'offer-admin': offerAdminAnswers,
  'offer-coupon': offerCouponAnswers,
  'offer-search': offerSearchAnswers,
  'offer-site': offerSiteAnswers,
  'offer-staff': offerStaffAnswers,
  'order-documents': orderDocumentAnswers,
  part: partAnswers,
  'part-staff': partStaffAnswers,
  'payment-security': paymentSecurityAnswers,
  'payment-transaction': paymentTransactionAnswers,
  price: priceAnswers,
  promotion: promotionAnswers,
  regions: regionsAnswers,
  quiz: quizAnswers,
  rating: ratingAnswers,
  recall: recallAnswers,
  regional: regionalAnswers,
  'rental-lead': rentalLeadAnswers,
  'rental-offer': rentalOfferAnswers,
  'rental-user': rentalUserAnswers,
  reservation: reservationAnswers,
  stock: stockAnswers,
  user: userAnswers,
  'user-analytics': userAnalyticsAnswers,
  'version-comparator': comparatorAnswers,
  'reservation-price': reservationPriceAnswers,
  'version-prices': versionPriceAnswers,
  'visit-scheduling': visitSchedulingAnswers,
  'visitor-schedule': visitorAnswers,
  'voucher-hub': voucherAnswers,
  'welcome-kit': welcomeKitAnswers,
  whatsapp: whatsappAnswers,
  'working-price': workingPriceAnswers,
};

/** Every call that the sandbox answers. */
export const ROUTES: readonly Route[] = Object.values(ANSWERS).flat();
