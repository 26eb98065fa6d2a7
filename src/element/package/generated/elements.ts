// Made by `npm run generate` from the widgets' element.ts; do not edit.

/** A number, or its text. */
export type NumberText = number | `${number}`;
/** Some of the words, separated by spaces. */
export type WordList<Word extends string> = Word | (string & {});

/** The tags of the library. */
export const TAGS = [
  'vt-account',
  'vt-barcode-scanner',
  'vt-benefits',
  'vt-car-image',
  'vt-car-rating',
  'vt-card-wallet',
  'vt-catalogue-admin',
  'vt-configurator',
  'vt-configurator-summary',
  'vt-contact-form',
  'vt-coupon',
  'vt-coupon-admin',
  'vt-dealer-admin',
  'vt-dealer-checkin',
  'vt-dealer-finder',
  'vt-dealer-review',
  'vt-document-upload',
  'vt-employee-purchase',
  'vt-event-admin',
  'vt-events',
  'vt-funding-flow',
  'vt-game',
  'vt-garage',
  'vt-go-back',
  'vt-hub-menu',
  'vt-identity-validation',
  'vt-installment-calculator',
  'vt-integration-errors',
  'vt-journey',
  'vt-lead-form',
  'vt-location-selector',
  'vt-login',
  'vt-loyalty',
  'vt-loyalty-ranking',
  'vt-loyalty-subscription',
  'vt-maintenance-admin',
  'vt-maintenance-simulator',
  'vt-manual-admin',
  'vt-manuals',
  'vt-mopar-offers',
  'vt-offer-admin',
  'vt-offers',
  'vt-order-timeline',
  'vt-orders',
  'vt-password',
  'vt-polls',
  'vt-promotion',
  'vt-promotion-admin',
  'vt-qr-code',
  'vt-quiz',
  'vt-quotation',
  'vt-recall-admin',
  'vt-recall-search',
  'vt-region-admin',
  'vt-rental-interest',
  'vt-rental-offers',
  'vt-rental-proposals',
  'vt-rental-registration',
  'vt-repairman',
  'vt-reservation',
  'vt-rewards',
  'vt-security-photo',
  'vt-service-scheduling',
  'vt-signup',
  'vt-test-drive',
  'vt-trade-in',
  'vt-user-data',
  'vt-version-comparator',
  'vt-vouchers',
  'vt-warranty',
  'vt-welcome-kit',
  'vt-whatsapp',
  'vt-working-price',
] as const;
export type VitrineTag = (typeof TAGS)[number];

/** The details of the library's events; they contain ids, never personal data. */
export interface VitrineEventDetails {
  /** A widget failed to start or crashed; error has a name and a message, and nothing that a service answered. Cancelable: a canceled event is not logged on the console. */
  'vt-widget-failed': { tag: string; phase: 'unknown' | 'import' | 'config' | 'render'; error: unknown };
  /** A widget is on screen and usable. */
  'vt-widget-ready': { tag: string };
  /** The visitor opened the site of a benefit: discount-club, eper or rewards. */
  'vt-benefit-opened': { benefit: string };
  /** Optionals or accessories were added or removed, by their codes: by a click, its consequences, or undo. */
  'vt-part-changed': { mvsCode: string; added: string[]; removed: string[] };
  /** The car has another colour. */
  'vt-color-selected': { mvsCode: string; colorCode: string };
  /** The visitor chose a version of a model; year is the model year. */
  'vt-version-selected': { mvsCode: string; year: number | null };
  /** The visitor opened an offer, kind 'sale' or 'rental'. Fired by a widget of offers or by the page. */
  'vt-offer-viewed': { offerId: string; kind?: 'sale' | 'rental' };
  /** The visitor shared, printed or saved the configuration. */
  'vt-configuration-shared': { way: 'link' | 'system' | 'whatsapp' | 'qr-code' | 'print' | 'pdf' };
  /** The visitor passed on the link of a gift; neither the link nor the gift is told. */
  'vt-gift-shared': { way: 'link' | 'system' | 'whatsapp' };
  /** A lead was accepted by the service. */
  'vt-lead-sent': { personType: 'physical' | 'legalPerson'; dealer: string | null };
  /** A lead was refused or could not be sent; the visitor sees a message and may retry. */
  'vt-lead-failed': { kind: string };
  /** The visitor has a coupon of an offer of services or accessories. */
  'vt-mopar-coupon-taken': { offerId: string };
  /** The visitor continues with a plan: its source, car and number of installments. */
  'vt-funding-plan-selected': { source: string; mvsCode: string; year: number; installments: number };
  /** The visitor shared an offer. */
  'vt-offer-shared': { offerId: string; way: 'link' | 'system' | 'whatsapp' };
  /** The visitor has cancelled an order, or asked for it. order: its id. */
  'vt-order-cancelled': { order: string };
  /** A payment was begun that is not made yet: a code, a slip or a question of the card's bank, or it is agreed with a bank or the dealer. order: its id; type: card, pix, boleto, financing or dealer. */
  'vt-reservation-payment-started': { order: string; type: string };
  /** The service has said that a reservation was paid. Once per order. order: its id; type: as above. */
  'vt-reservation-paid': { order: string; type: string };
  /** The visitor chose where they are. */
  'vt-location-selected': { countryCode: string; stateCode: string; cityCode: string };
  /** A widget asks the page's vt-login to sign the visitor in. */
  'vt-sign-in-requested': null;
  /** A file, a call or a view failed, or the page's settings prevent one: for monitoring, without data of the visitor. Not what was canceled, what a service refuses as the visitor's mistake (400, 409, 422), nor a session that has ended (401). tag: the widget, where one is known. source: a file without folder and hash, a call's id, or the tag. cause: of a call the kind of its ServiceError, else import, missing, unknown or the error's class. attempt: number of such faults in the page. */
  'vt-fault-observed': { kind: 'file' | 'call' | 'view' | 'config'; tag?: string; source: string; cause: string; status?: number; attempt: number; };
  /** A press started outside an element that the page marked with data-vt-outside. */
  'vt-touched-outside': null;
  /** Locks the page's scrolling until show-scroll, for 4000 ms at most; with `hold`, as dialogs do, without a limit. */
  'hide-scroll': { hold?: boolean } | null;
  /** Ends one hide-scroll of its kind: with `hold` a dialog's, without it one that ends by itself. */
  'show-scroll': { hold?: boolean } | null;
  /** The visitor has signed in: the session's cookies are set. Fired by a login widget or by the page. */
  'vt-session-started': null;
  /** The visitor has signed out: the session's cookies are cleared. Fired by a login or account widget, or by the page. */
  'vt-session-ended': null;
  /** The session is not valid (401). A login widget can handle it. */
  'vt-session-expired': { service: string };
  /** The identity is not valid (401), or the sign-in has brought none: promotions and regions need another sign-in. The session goes on. A login widget can handle it. */
  'vt-identity-expired': { service: string };
  /** A message was added to $popups; the page behaviours show it. */
  'vt-popup-queued': null;
  /** The visitor opened a section of the account. */
  'vt-account-opened': { section: string };
  /** A code was read or typed, and the scanner has stopped. The one event with what the visitor has read; it does not reach the data layer. `hasCheckDigit`: of a VIN, whether its check digit is right, which not every VIN has to have. */
  'new-barcode': { code: string; format: string; hasCheckDigit?: boolean };
  /** A code was read or typed; of what kind and how, not which. */
  'vt-barcode-read': { format: string; way: 'camera' | 'photo' | 'typed' };
  /** The visitor redeemed a benefit. type: SELF, GIFT or GIFTED; neither its code nor its hash is told. */
  'vt-benefit-redeemed': { benefitId: string; type: string };
  /** The visitor rated a redeemed benefit from 1 to 5. */
  'vt-benefit-rated': { benefitId: string; rating: number };
  /** The visitor checked a coverage; neither the e-mail nor the chassis is told. */
  'vt-benefit-coverage-checked': { by: 'email' | 'chassis'; covered: boolean };
  /** A used car was rated. valuation: its id, empty if the service gives none. */
  'vt-car-rated': { valuation: string };
  /** There is no value for a used car (unavailable), or it could not be asked for; the visitor was informed. */
  'vt-car-rating-failed': { kind: string };
  /** The visitor's wallet has changed. Nothing of the card is told. */
  'vt-card-wallet-changed': { change: 'added' | 'edited' | 'removed' | 'favorite' };
  /** The setup of a model was created or changed. */
  'vt-catalogue-setup-saved': { setupId: string };
  /** The setup of a model is no more. */
  'vt-catalogue-setup-removed': { setupId: string };
  /** A part of a version was created or changed. */
  'vt-catalogue-part-saved': { partId: string };
  /** The visitor reached the summary: the configuration is complete. Codes of the chosen items. */
  'vt-configuration-finished': { mvsCode: string; year: number | null; colorCode: string; coatingCode: string; partCodes: string[]; serviceCodes: string[]; };
  /** Another step of the configurator is shown. */
  'vt-configurator-stepped': { step: string };
  /** The service has accepted the message; dealer: its recipient, null for the brand. */
  'vt-contact-sent': { id: string; dealer: string | null };
  /** The message was rejected or could not be sent; the visitor was informed and can retry. */
  'vt-contact-failed': { kind: string };
  /** Uses of coupons were cleared. couponId: null for all coupons of a CPF; cleared: null if the service gave no number. */
  'vt-coupon-cleared': { couponId: string | null; cleared: number | null };
  /** A coupon applies to the plan; the page's financing takes it up. period: months. */
  'vt-coupon-applied': { offerId: string; period: number; coupon: string };
  /** The coupon no longer applies, as the visitor or another plan removed it. */
  'vt-coupon-removed': { offerId: string; period: number };
  /** The service has counted a use of the coupon. period: months. */
  'vt-coupon-used': { offerId: string; period: number; coupon: string };
  /** A dealer left every search. */
  'vt-dealer-blocked': { dealerId: string };
  /** A dealer is in the searches again. */
  'vt-dealer-unblocked': { dealerId: string };
  /** Whether a dealer takes part in e-connect was changed. */
  'vt-dealer-econnect-changed': { dealerId: string; econnect: boolean };
  /** The visitor has checked in at a dealer. */
  'vt-checkin-made': { dealer: string; checkin: string };
  /** The check-in was rejected or could not be sent; the visitor was informed and can retry. */
  'vt-checkin-failed': { kind: string };
  /** An attendant was called for a check-in. */
  'vt-attendant-requested': { dealer: string; checkin: string };
  /** The attendant of a check-in is ready. */
  'vt-attendant-arrived': { dealer: string; checkin: string };
  /** The visitor chose a dealer. */
  'vt-dealer-selected': { dealer: string };
  /** The owner's opinion about a dealer was accepted by the service. */
  'vt-dealer-reviewed': { dealer: string; rating: number };
  /** The opinion was rejected or could not be sent; the visitor was informed. */
  'vt-dealer-review-failed': { kind: string };
  /** Files of a document were received. type: one of the document types; of: the id of the order or the proposal, empty for neither; count: of the files. */
  'vt-document-sent': { type: string; of: string; count: number };
  /** Who buys was checked; of the person the role alone is told. */
  'vt-employee-checked': { role: string; isImpeded: boolean };
  /** The car was reserved. */
  'vt-employee-reserved': { reserveId: string; role: string; mvsCode: string };
  /** The car could not be reserved; the visitor was informed and can retry. */
  'vt-employee-reserve-failed': { kind: string };
  /** The visitor opened the billing of a reservation. */
  'vt-employee-bill-opened': { reserveId: string };
  /** Staff took somebody off the list of an event. */
  'vt-event-participant-removed': { eventId: string };
  /** The visitor opened an event. */
  'vt-event-opened': { eventId: string };
  /** The visitor was enrolled, or is on the waiting list; companions: their number, no name is told. */
  'vt-event-enrolled': { eventId: string; status: 'CONFIRMED' | 'WAITING'; companions: number };
  /** The bank answered. */
  'vt-proposal-answered': { proposalId: string; outcome: 'approved' | 'denied' | 'pending' };
  /** A proposal, or a request for a test drive or a quotation, was received: `request` says which (spec financing#proposal). */
  'vt-proposal-sent': { request: 'PROPOSAL_SENT' | 'TEST_DRIVE' | 'QUOTATION'; proposalId: string };
  /** Sending failed; the visitor sees the failure and may try again. */
  'vt-proposal-failed': { kind: string };
  /** Another step of the funding flow is shown. */
  'vt-funding-stepped': { step: string; state: string };
  /** The visitor has played, and the service has decided. outcome: its id; points: of this play. */
  'vt-game-played': { game: string; outcome: string; points?: number };
  /** A list of the garage has changed. list: owned, visited or wanted; change: added, removed or main. */
  'vt-garage-changed': { list: string; change: string };
  /** An entry of the hub menu was chosen. */
  'vt-hub-menu-selected': { href: string };
  /** The visitor's identity is confirmed. */
  'vt-identity-validated': null;
  /** The service has taken errors to be sent again. */
  'vt-integration-errors-resent': { errorIds: string[] };
  /** An error is not sent again until somebody reopens it. */
  'vt-integration-error-ignored': { errorId: string };
  /** The visitor began a journey. */
  'vt-journey-started': { type: string; journeyId: string };
  /** The journey was submitted; neither its answers nor its protocol is told. */
  'vt-journey-submitted': { type: string; journeyId: string };
  /** The journey could not be submitted; the visitor was informed and can retry. */
  'vt-journey-failed': { kind: string };
  /** The visitor has signed in with this widget. method: password, or the name of the other site. */
  'vt-login-succeeded': { method: string };
  /** The visitor could not sign in, and was told why. reason: wrong, unconfirmed, blocked, too-many or failed. */
  'vt-login-failed': { method: string; reason: string };
  /** A subscription has begun: plan is the plan's id, status ACTIVE or FREE. Nothing of the person or the card is told. */
  'vt-loyalty-subscription-started': { plan: string; status: string };
  /** The visitor has earned a medal of the loyalty program. medal: its id. */
  'vt-loyalty-medal-earned': { medal: string };
  /** Something was done by staff. count: of how many accounts, dealers, reservations or translations, if that is known. */
  'vt-maintenance-done': { act: 'import' | 'prepare' | 'migrate' | 'password' | 'sync' | 'reprocess' | 'translate'; count?: number; };
  /** The visitor printed a maintenance plan. */
  'vt-maintenance-printed': { mvsCode: string };
  /** The visitor went from a plan to the booking of a visit. revision: its number, 0 for none. */
  'vt-maintenance-booking-started': { mvsCode: string; revision: number };
  /** The visitor sees the maintenance plan of a version. state: of its prices, empty for the whole country. */
  'vt-maintenance-simulated': { mvsCode: string; state: string };
  /** There is no plan for the car (missing), or it could not be loaded; the visitor was informed and can retry. */
  'vt-maintenance-failed': { kind: string };
  /** A manual was created or changed. */
  'vt-manual-saved': { manualId: string };
  /** A manual is no more. */
  'vt-manual-removed': { manualId: string };
  /** The visitor opened a manual. */
  'vt-manual-opened': { manualId: string };
  /** A manual's PDF: read in the page, opened in a new tab, or downloaded. */
  'vt-manual-file-opened': { manualId: string; how: 'read' | 'open' | 'save' };
  /** The visitor opened an offer of services or accessories. */
  'vt-mopar-offer-viewed': { offerId: string };
  /** Staff created or changed an offer. */
  'vt-offer-edited': { offerId: string };
  /** An offer has another status; one of OFFER_STATUSES. */
  'vt-offer-status-changed': { offerId: string; status: string };
  /** An offer is no more. */
  'vt-offer-removed': { offerId: string };
  /** The visitor saved an offer, or removed it from the saved ones. */
  'vt-offer-saved': { offerId: string; saved: boolean };
  /** The visitor reported a problem of an offer. reason: a code of the service. */
  'vt-offer-reported': { offerId: string; reason: string };
  /** The visitor has a new password. mode: as in the widget's attribute. */
  'vt-password-saved': { mode: string };
  /** The visitor's vote is counted. poll: the poll's id; the choice is the visitor's own. */
  'vt-poll-voted': { poll: string };
  /** A promotion was created or changed. */
  'vt-promotion-saved': { promotionId: string };
  /** Somebody no longer takes part in a promotion; who is not told. */
  'vt-promotion-participant-inactivated': { promotionId: string };
  /** A group of promotions was created or changed. */
  'vt-promotion-group-saved': { groupId: string };
  /** A group of promotions is no more. */
  'vt-promotion-group-removed': { groupId: string };
  /** Who may not take part in a promotion has changed. */
  'vt-deny-list-changed': { promotionId: string };
  /** The visitor takes part in a promotion. isInvited: by an invitation, whose is not told. */
  'vt-promotion-joined': { promotion: string; isInvited: boolean };
  /** A QR code has given the visitor a lucky number; neither is told. */
  'vt-lucky-number-received': { promotion: string };
  /** The visitor passed on the link that invites to a promotion; the link is not told. */
  'vt-invitation-shared': { promotion: string; way: 'link' | 'system' | 'whatsapp' };
  /** The visitor has the result. score of total, which is 0 if no question has a right answer, as far as the service says them; no answer is told. */
  'vt-quiz-finished': { quiz: string; score?: number; total?: number };
  /** The answers are saved in the visitor's account. */
  'vt-quiz-saved': { quiz: string };
  /** The visitor shared the result. */
  'vt-quiz-shared': { quiz: string; way: 'copy' | 'system' | 'whatsapp' };
  /** The seller proposed a car of the factory's stock. */
  'vt-stock-proposed': { stockId: string; mvsCode: string };
  /** The CRM has the quotation; nothing of the customer is told. */
  'vt-quotation-saved': { quotationNumber: string; mvsCode: string };
  /** The seller reopened a quotation by its number. */
  'vt-quotation-reopened': { quotationNumber: string };
  /** The update of a car's software was created; it is validated later. */
  'vt-recall-update-created': { updateId: string; campaignId: string };
  /** Staff validated the update of a car's software. */
  'vt-recall-update-validated': { updateId: string; campaignId: string };
  /** The voucher of a campaign was opened or downloaded. campaign: its id. */
  'vt-recall-voucher-opened': { campaign: string };
  /** A car's recalls are shown. campaigns: the ids of its campaigns, pending: how many are pending. */
  'vt-recall-searched': { campaigns: string[]; pending: number };
  /** A search found no car, or could not be made; the visitor was informed. */
  'vt-recall-search-failed': { kind: string };
  /** A region was created or changed. */
  'vt-region-saved': { regionId: string };
  /** A region is no more. */
  'vt-region-removed': { regionId: string };
  /** The visitor chose a plan of a rental offer. period: months. */
  'vt-rental-plan-chosen': { offerId: string; period: number; kilometersPerMonth: number };
  /** The service has begun a registration. */
  'vt-rental-registration-started': { registrationId: string };
  /** The registration is created or changed; none of its data is told. changed: number of fields sent. */
  'vt-rental-registration-saved': { isNew: boolean; changed: number };
  /** The registration could not be saved; the visitor was informed and can retry. */
  'vt-rental-registration-failed': { kind: string };
  /** A repairman has changed the own data. changed: number of fields. */
  'vt-repairman-saved': { changed: number };
  /** A repairman has joined e-connect, or left it. */
  'vt-repairman-econnect-changed': { econnect: boolean };
  /** A car is held for the visitor until the payment deadline. order: its id. */
  'vt-reservation-held': { order: string };
  /** The reservation is on another screen. Carries nothing of the visitor. */
  'vt-reservation-stepped': { step: string };
  /** The visitor has redeemed a reward, for themselves or as a gift. */
  'vt-reward-redeemed': { reward: string; type: 'SELF' | 'GIFT' };
  /** The visitor has received a gift. Neither the gift nor its link is told. */
  'vt-gift-received': null;
  /** The visitor has redeemed a gift voucher by its code, which is not told. */
  'vt-gift-voucher-redeemed': null;
  /** The service found a face in the visitor's security photo. */
  'vt-security-photo-accepted': null;
  /** The service has booked a visit. visit: its id. */
  'vt-visit-scheduled': { visit: string; dealer: string; services: string[] };
  /** A visit was rejected or could not be booked; the visitor was informed and can retry. */
  'vt-visit-failed': { kind: string };
  /** A visit or a video appointment was confirmed, moved or cancelled. id: the appointment's. */
  'vt-visit-changed': { id: string; kind: 'visit' | 'virtual-event'; change: 'confirm' | 'update' | 'cancel'; };
  /** The visitor has sent the data of a new account; its address is not confirmed yet. */
  'vt-signup-sent': null;
  /** The address is confirmed, and the visitor is signed in. */
  'vt-signup-confirmed': null;
  /** The visitor has cancelled a test drive. testDrive: its id. */
  'vt-test-drive-cancelled': { testDrive: string };
  /** The visitor has rated a test drive from 1 to 5. testDrive: its id. */
  'vt-test-drive-rated': { testDrive: string; rating: number };
  /** The service has received the request of a test drive. testDrive: its id; mvsCode: empty for any of the model. */
  'vt-test-drive-requested': { testDrive: string; mvsCode: string; dealer: string };
  /** A request was rejected or could not be sent; the visitor was informed and can retry. */
  'vt-test-drive-failed': { kind: string };
  /** A used car was valued. valuation: its id, empty if the service gives none. */
  'vt-trade-in-valued': { valuation: string };
  /** There is no value for a used car (unavailable), or it could not be asked for; the visitor was informed. */
  'vt-trade-in-failed': { kind: string };
  /** The visitor wants to trade in the valued car. use: down-payment or lead. */
  'vt-trade-in-selected': { valuation: string; use: string };
  /** The account has the visitor's data. changed: number of fields that were different. */
  'vt-user-data-saved': { changed: number };
  /** The service has made a voucher for the visitor. from: what it was made from. */
  'vt-voucher-made': { from: 'programme' | 'points' };
  /** A voucher of the visitor is a gift now. Neither its code nor its link is told. */
  'vt-voucher-given': null;
  /** The terms of a warranty were opened or downloaded. plan: the warranty's id. */
  'vt-warranty-terms-opened': { plan: string };
  /** The installments of chosen services and accessories were simulated. products: their ids. */
  'vt-mopar-payment-simulated': { products: string[] };
  /** The address of an order's welcome kit is saved. order: the order's id. */
  'vt-welcome-kit-saved': { order: string };
  /** A messaging-bot conversation was started (spec leads#messaging-bot-start). */
  'vt-whatsapp-started': { linked: boolean };
  /** The conversation's link opens (spec leads#messaging-bot-start). */
  'vt-whatsapp-navigated': { target: 'new' | 'same' };
  /** The conversation could not be started (spec leads#messaging-bot-start, submit error). */
  'vt-whatsapp-failed': { kind: string };
  /** A working price was created or changed. */
  'vt-working-price-saved': { mvsCode: string };
}

/** The library's events by name. All bubble to the document. */
export type VitrineEventMap = {
  [Name in keyof VitrineEventDetails]: CustomEvent<VitrineEventDetails[Name]>;
};

/**
 * Attributes of <vt-account>.
 * @since 0.1.0
 */
export interface VtAccountAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** The sections, in their order; all of them if absent. Those of the author's templates follow. */
  sections?: WordList<'personal-data' | 'address' | 'dealer' | 'garage' | 'orders' | 'vouchers' | 'card-wallet' | 'password'>;
  /** Address of the page with the configurator, for the section garage. No link if absent. */
  'configurator-url'?: string;
  /** Address of the page on which an order is paid, for the section orders. No link if absent. */
  'payment-url'?: string;
  /** Address of the page on which an order's documents are sent, for the section orders. No link if absent. */
  'documents-url'?: string;
  /** Address of the page with vt-security-photo, for the section orders. No link if absent. */
  'photo-url'?: string;
  /** Address of the page with vt-welcome-kit, for the section orders. No link if absent. */
  'welcome-kit-url'?: string;
  /** Address of the page with vt-rewards, for gifts of the section vouchers. No gifts if absent. */
  'gift-url'?: string;
  /** Id of the discount club whose site the visitor can open signed in; no entry if absent. */
  'discount-club'?: string;
  /** Whether the visitor can open the electronic parts catalogue signed in. */
  eper?: boolean;
  /** Whether the visitor can open the rewards' site signed in. */
  rewards?: boolean;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-account>. */
export interface VtAccountEvents
  extends Pick<VitrineEventMap, 'vt-account-opened' | 'vt-benefit-opened' | 'vt-session-ended' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-barcode-scanner>.
 * @since 0.1.0
 */
export interface VtBarcodeScannerAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** What a code must be to be reported: a vehicle identification number, or anything. */
  accept?: 'vin' | 'any';
  /** Kinds of codes that are looked for, separated by spaces: code_39, codabar, code_93, code_128, itf, qr_code, data_matrix, pdf417. The first three if absent; the last three load their reader with the camera. */
  formats?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-barcode-scanner>. */
export interface VtBarcodeScannerEvents
  extends Pick<VitrineEventMap, 'new-barcode' | 'vt-barcode-read' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-benefits>.
 * @since 0.1.0
 */
export interface VtBenefitsAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Number of benefits shown at a time. From 1 to 50; 6 if absent. */
  count?: NumberText;
  /** Id of the audience whose coverage the visitor can check, by e-mail or chassis. No such section if absent. */
  audience?: string;
  /** Id of the discount club whose site the visitor can open signed in. No such section if absent. */
  'discount-club'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-benefits>. */
export interface VtBenefitsEvents
  extends Pick<VitrineEventMap, 'vt-benefit-redeemed' | 'vt-benefit-rated' | 'vt-benefit-coverage-checked' | 'vt-benefit-opened' | 'vt-gift-shared' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-car-image>.
 * @since 0.1.0
 */
export interface VtCarImageAttributes {
  /** The car's brand; that of the page if absent. */
  brand?: string;
  /** Code of the model. */
  model: string;
  /** Code of the version. */
  version: string;
  /** Code of the series; required, but may be empty: series="". */
  series: string;
  /** Model year. */
  year: NumberText;
  /** Code of the colour; the car's standard colour if absent. */
  color?: string;
  /** View of the car: from the side, from the front, a wheel, from behind, or its interior. */
  angle?: 'side' | 'front' | 'wheel' | 'rear' | 'interior';
  /** Address of an image to show if there is none of this car. */
  fallback?: string;
  /** Text alternative of the image; "Carro visto de lado" or the text of the angle if absent. */
  label?: string;
  /** The image adds nothing to the text beside it: screen readers ignore it. */
  decorative?: boolean;
  /** Whether the image fills its space (cover) or is shown completely within it (contain). */
  fit?: 'cover' | 'contain';
  /** Displayed width, as in the sizes attribute of an img; measured if absent. */
  sizes?: string;
  /** Loads immediately instead of near the viewport; for an image that is visible from the start. */
  eager?: boolean;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
}

/** Events of <vt-car-image>. */
export interface VtCarImageEvents
  extends Pick<VitrineEventMap, 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-car-rating>.
 * @since 0.1.0
 */
export interface VtCarRatingAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Address of the page where the car can be traded in, linked below its rating. No link if absent. */
  'trade-in-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-car-rating>. */
export interface VtCarRatingEvents
  extends Pick<VitrineEventMap, 'vt-car-rated' | 'vt-car-rating-failed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-card-wallet>.
 * @since 0.1.0
 */
export interface VtCardWalletAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Which of the two doubled groups of calls lists, adds, favors and removes cards; card-management edits them too. */
  calls?: 'instruments' | 'card-management';
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-card-wallet>. */
export interface VtCardWalletEvents
  extends Pick<VitrineEventMap, 'vt-card-wallet-changed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-catalogue-admin>.
 * @since 0.1.0
 */
export interface VtCatalogueAdminAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
  roles?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-catalogue-admin>. */
export interface VtCatalogueAdminEvents
  extends Pick<VitrineEventMap, 'vt-catalogue-setup-saved' | 'vt-catalogue-setup-removed' | 'vt-catalogue-part-saved' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-configurator>.
 * @since 0.1.0
 */
export interface VtConfiguratorAttributes {
  /** Title of the configurator; the model's name if absent. */
  heading?: string;
  /** The model, by code or name. */
  model?: string;
  /** Code of the initial version, 7 or 16 characters; the visitor chooses if absent. */
  mvs?: string;
  /** Model year of that version; the newest if absent. */
  year?: NumberText;
  /** Steps to offer; omitted ones are skipped. */
  steps?: WordList<'version' | 'optionals' | 'color' | 'accessories' | 'coating' | 'services' | 'resume'>;
  /** Price form in the list of versions. */
  'price-type'?: 'full-price' | 'starts-with' | 'from-to' | 'percent' | 'installment';
  /** Address of the last step's button, for example the page's lead form. */
  'finish-url'?: string;
  /** Address of a page with vt-funding-flow, which receives the configured car. No link if absent. */
  'financing-url'?: string;
  /** Address of a page with vt-test-drive, which receives the configured car. No link if absent. */
  'test-drive-url'?: string;
  /** Address of a page with vt-reservation, which receives the configured car. No link if absent. */
  'reservation-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-configurator>. */
export interface VtConfiguratorEvents
  extends Pick<VitrineEventMap, 'vt-version-selected' | 'vt-part-changed' | 'vt-color-selected' | 'vt-configurator-stepped' | 'vt-configuration-finished' | 'vt-configuration-shared' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-configurator-summary>.
 * @since 0.1.0
 */
export interface VtConfiguratorSummaryAttributes {
  /** Compact in one line, or in full. */
  view?: 'compact' | 'full';
  /** Title of the summary; the default title in full, none in compact, if absent. */
  heading?: string;
  /** Address of the configurator page, where the visitor continues, or starts if there is no car yet. */
  link?: string;
  /** Hides the sharing options and the comments. */
  'hide-share'?: boolean;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-configurator-summary>. */
export interface VtConfiguratorSummaryEvents
  extends Pick<VitrineEventMap, 'vt-configuration-shared' | 'vt-version-selected' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-contact-form>.
 * @since 0.1.0
 */
export interface VtContactFormAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Reason of every message, for its recipients; the visitor is then not asked. */
  reason?: string;
  /** Id of the dealer that receives the message (idSiteGeo); the visitor is then not asked. */
  dealer?: string;
  /** The message goes to the brand only; the visitor is not asked for a dealer. */
  'brand-only'?: boolean;
  /** Address of the privacy notice, linked beside the form. No link if absent. */
  'privacy-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-contact-form>. */
export interface VtContactFormEvents
  extends Pick<VitrineEventMap, 'vt-contact-sent' | 'vt-contact-failed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-coupon>.
 * @since 0.1.0
 */
export interface VtCouponAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Id of the offer that the coupon is for; the offer viewed last if absent. */
  'offer-id'?: string;
  /** Months of the plans that have coupons, separated by spaces; 12 24 36 48 if absent. */
  periods?: string;
  /** Down payment of the plan in the market's currency; that of the page's calculator if absent. */
  'down-payment'?: NumberText;
  /** Address of the financing, offered once a coupon applies. */
  'financing-url'?: string;
  /** The coupon can be used here: it is counted, and its code is shown for the dealer. */
  redeem?: boolean;
  /** Id of a service or accessory offer, whose coupon is taken or whose price is fixed; instead of offer-id. */
  'mopar-offer'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-coupon>. */
export interface VtCouponEvents
  extends Pick<VitrineEventMap, 'vt-coupon-applied' | 'vt-coupon-removed' | 'vt-coupon-used' | 'vt-mopar-coupon-taken' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-coupon-admin>.
 * @since 0.1.0
 */
export interface VtCouponAdminAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
  roles?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-coupon-admin>. */
export interface VtCouponAdminEvents
  extends Pick<VitrineEventMap, 'vt-coupon-cleared' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-dealer-admin>.
 * @since 0.1.0
 */
export interface VtDealerAdminAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
  roles?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-dealer-admin>. */
export interface VtDealerAdminEvents
  extends Pick<VitrineEventMap, 'vt-dealer-blocked' | 'vt-dealer-unblocked' | 'vt-dealer-econnect-changed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-dealer-checkin>.
 * @since 0.1.0
 */
export interface VtDealerCheckinAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Code of the dealer (idSiteGeo); the code in the page's address, else the visitor is asked. */
  dealer?: string;
  /** Whose screen it is: the form of a visitor, or the QR code that a dealer shows; the latter needs dealer. */
  screen?: 'visitor' | 'dealer';
  /** Address of the check-in page in the QR code; this page if absent. */
  'checkin-url'?: string;
  /** Address of the privacy notice, linked beside the form. No link if absent. */
  'privacy-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-dealer-checkin>. */
export interface VtDealerCheckinEvents
  extends Pick<VitrineEventMap, 'vt-checkin-made' | 'vt-checkin-failed' | 'vt-attendant-requested' | 'vt-attendant-arrived' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-dealer-finder>.
 * @since 0.1.0
 */
export interface VtDealerFinderAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Search modes to offer; the first one is open. Without the attribute: city, postal-code, position. */
  'search-by'?: WordList<'city' | 'postal-code' | 'position' | 'zone' | 'group' | 'name'>;
  /** What the visitor can limit the list to: dealers with a service, those of another brand. Nothing without the attribute. */
  'filter-by'?: WordList<'service' | 'brand'>;
  /** How far a search by city or postal code reaches: the city, `radius`, its influence area, the brand's region. */
  extent?: 'city' | 'radius' | 'area' | 'regional';
  /** Initial search radius in kilometres. The visitor can choose another. Greater than 0; 50 if absent. */
  radius?: NumberText;
  /** Only dealers of this group. */
  'dealer-group'?: string;
  /** Only dealers of this type. */
  'dealer-type'?: 'any' | 'online-schedule' | 'digital-dealer';
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-dealer-finder>. */
export interface VtDealerFinderEvents
  extends Pick<VitrineEventMap, 'vt-dealer-selected' | 'vt-location-selected' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-dealer-review>.
 * @since 0.1.0
 */
export interface VtDealerReviewAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Id of the dealer (idSiteGeo) whose opinions a visitor reads; that chosen on the page if absent. */
  dealer?: string;
  /** Address of the page with the garage, linked where no car can be reviewed. No link if absent. */
  'garage-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-dealer-review>. */
export interface VtDealerReviewEvents
  extends Pick<VitrineEventMap, 'vt-dealer-reviewed' | 'vt-dealer-review-failed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-document-upload>.
 * @since 0.1.0
 */
export interface VtDocumentUploadAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Id of the order; that of the page's address (?order=) if absent. */
  order?: string;
  /** Id of the financing proposal whose documents are sent; that of the page's address (?proposal=) if absent. */
  proposal?: string;
  /** Whose proposal it is: PSA has its own address for documents. */
  bank?: 'any' | 'psa';
  /** Types of the documents that are asked for, where no service names them, such as "driver-license residence-proof"; without them the visitor chooses among all types. */
  documents?: string;
  /** Maximum size of a file in megabytes. Greater than 0; 10 if absent. */
  'max-size'?: NumberText;
  /** Address of the page with vt-orders, linked where the order is not found. No link if absent. */
  'orders-url'?: string;
  /** Address of the page with vt-identity-validation, linked where an order needs it. No link if absent. */
  'identity-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-document-upload>. */
export interface VtDocumentUploadEvents
  extends Pick<VitrineEventMap, 'vt-document-sent' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-employee-purchase>.
 * @since 0.1.0
 */
export interface VtEmployeePurchaseAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Name of the model whose offers are listed, as in the catalogue; those of all models if absent. */
  model?: string;
  /** Number of offers shown at a time. From 1 to 50; 12 if absent. */
  count?: NumberText;
  /** Address of the page, or the place in this page (#contato), with vt-lead-form. No link if absent. */
  'contact-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-employee-purchase>. */
export interface VtEmployeePurchaseEvents
  extends Pick<VitrineEventMap, 'vt-employee-checked' | 'vt-employee-reserved' | 'vt-employee-reserve-failed' | 'vt-employee-bill-opened' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-event-admin>.
 * @since 0.1.0
 */
export interface VtEventAdminAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
  roles?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-event-admin>. */
export interface VtEventAdminEvents
  extends Pick<VitrineEventMap, 'vt-event-participant-removed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-events>.
 * @since 0.1.0
 */
export interface VtEventsAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Number of events shown at a time. From 1 to 50; 6 if absent. */
  count?: NumberText;
  /** Whether visitors can see the first names of who takes part. */
  participants?: boolean;
  /** Whether the events are described to search engines (JSON-LD of schema.org). */
  'structured-data'?: boolean;
  /** Address of the page, or the place in this page (#contato), with vt-lead-form. No link if absent. */
  'contact-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-events>. */
export interface VtEventsEvents
  extends Pick<VitrineEventMap, 'vt-event-opened' | 'vt-event-enrolled' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-funding-flow>.
 * @since 0.1.0
 */
export interface VtFundingFlowAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Sources of financing to offer. zflow, the bank's own flow, is offered if it is listed or has an address. */
  sources?: WordList<'cdc' | 'next' | 'psa-balao' | 'psa-traditional' | 'zflow'>;
  /** Code of the version, 7 or 16 characters; the page's current car if absent. */
  mvs?: string;
  /** Its model year. */
  year?: NumberText;
  /** Price of the car in the market's currency, for example 119990.5. Greater than 0. */
  price?: NumberText;
  /** Conditions that apply: the maker's, the online sale's or an offer's. */
  'plan-type'?: 'msc' | 'ecom' | 'offer';
  /** Id of the offer whose conditions apply; allows a coupon. If absent, the offer that the visitor viewed last, if it is of the financed version and still open. */
  'offer-id'?: string;
  /** Address of the bank's own flow (zflow). */
  'external-url'?: string;
  /** Address of the page with vt-reservation: a visitor who finances a reservation (?order=) is led back. No link if absent. */
  'reservation-url'?: string;
  /** Address of the terms that the visitor agrees to. */
  'terms-url'?: string;
  /** Origin of the NEXT lead, for the CRM. */
  origin?: string;
  /** Detailed origin of the NEXT lead, for the CRM (SubOrigem__c). */
  'sub-origin'?: string;
  /** Product group of the NEXT lead, for the CRM. */
  'product-group'?: string;
  /** Step of the down payment slider in percent. From 0.01 to 100; 1 if absent. */
  'down-payment-step'?: NumberText;
  /** Step of the final installment slider in percent; the bank's own, or 1, if absent. */
  'final-installment-step'?: NumberText;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-funding-flow>. */
export interface VtFundingFlowEvents
  extends Pick<VitrineEventMap, 'vt-funding-stepped' | 'vt-proposal-sent' | 'vt-proposal-failed' | 'vt-proposal-answered' | 'vt-lead-sent' | 'vt-lead-failed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-game>.
 * @since 0.1.0
 */
export interface VtGameAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Id of the game; all games of the page's brand if absent. */
  game?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-game>. */
export interface VtGameEvents
  extends Pick<VitrineEventMap, 'vt-game-played' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-garage>.
 * @since 0.1.0
 */
export interface VtGarageAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** The lists that it shows, in their order; all three if absent. */
  lists?: WordList<'owned' | 'visited' | 'wanted'>;
  /** Address of the page with the configurator, linked at each car of the page's brand. No link if absent. */
  'configurator-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-garage>. */
export interface VtGarageEvents
  extends Pick<VitrineEventMap, 'vt-garage-changed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-go-back>.
 * @since 0.1.0
 */
export interface VtGoBackAttributes {
  /** Address on this site to use if there is no page to return to; the parent path with .html if absent. */
  fallback?: string;
  /** previous: the page the visitor came from; parent: always the parent path with .html, which loads anew. */
  to?: 'previous' | 'parent';
}

/** Events of <vt-go-back>. */
export interface VtGoBackEvents
  extends Pick<VitrineEventMap, 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-hub-menu>.
 * @since 0.1.0
 */
export interface VtHubMenuAttributes {
  /** Name of the menu for screen readers; "Seções da página" if absent. */
  label?: string;
  /** The car's name, shown before the links. */
  badge?: string;
  /** Shows a signed-in visitor's main car of the garage in the badge, instead of `badge`. */
  garage?: boolean;
  /** Stays at the top while the page scrolls. */
  sticky?: boolean;
}

/** Events of <vt-hub-menu>. */
export interface VtHubMenuEvents
  extends Pick<VitrineEventMap, 'vt-hub-menu-selected' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-identity-validation>.
 * @since 0.1.0
 */
export interface VtIdentityValidationAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Address of help for who could not be validated. */
  'help-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-identity-validation>. */
export interface VtIdentityValidationEvents
  extends Pick<VitrineEventMap, 'vt-identity-validated' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-installment-calculator>.
 * @since 0.1.0
 */
export interface VtInstallmentCalculatorAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Initial source: with a final installment (psa-balao), with equal installments (psa-traditional), CDC or NEXT. */
  source?: 'psa-balao' | 'cdc' | 'next' | 'psa-traditional';
  /** Sources that the visitor can compare; all if absent. */
  sources?: WordList<'cdc' | 'next' | 'psa-balao' | 'psa-traditional'>;
  /** Code of a version, 7 or 16 characters, instead of the page's current car. */
  mvs?: string;
  /** Its model year; the newest if absent. */
  year?: NumberText;
  /** Its price in the market's currency; the list price if absent. Greater than 0. */
  price?: NumberText;
  /** Conditions that apply: the maker's, the online sale's or an offer's. */
  'plan-type'?: 'msc' | 'ecom' | 'offer';
  /** Id of the offer. */
  'offer-id'?: string;
  /** Step of the down payment slider in percent. From 0.01 to 100; 1 if absent. */
  'down-payment-step'?: NumberText;
  /** Step of the final installment slider in percent; the source's own, or 1, if absent. */
  'final-installment-step'?: NumberText;
  /** Codes of further versions to list with their installments, separated by spaces or commas. */
  offers?: string;
  /** Address of the page with the funding flow; it receives the plan and the car. */
  'finish-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-installment-calculator>. */
export interface VtInstallmentCalculatorEvents
  extends Pick<VitrineEventMap, 'vt-funding-plan-selected' | 'vt-version-selected' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-integration-errors>.
 * @since 0.1.0
 */
export interface VtIntegrationErrorsAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
  roles?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-integration-errors>. */
export interface VtIntegrationErrorsEvents
  extends Pick<VitrineEventMap, 'vt-integration-errors-resent' | 'vt-integration-error-ignored' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-journey>.
 * @since 0.1.0
 */
export interface VtJourneyAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Type of the journey, as the service names it: owner-opinion, delivery or complaint. */
  type?: string;
  /** Chassis of the car that it is about, if the page knows it. */
  vin?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-journey>. */
export interface VtJourneyEvents
  extends Pick<VitrineEventMap, 'vt-journey-started' | 'vt-journey-submitted' | 'vt-journey-failed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-lead-form>.
 * @since 0.1.0
 */
export interface VtLeadFormAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Person types to offer; the first one is selected: physical, legal. */
  persons?: WordList<'physical' | 'legal'>;
  /** Model the visitor is interested in, as in the catalogue. */
  model?: string;
  /** Version of the model, as in the catalogue. */
  version?: string;
  /** Model year, four digits. */
  'model-year'?: string;
  /** Id of the dealer that receives the lead (idSiteGeo); the visitor is then not asked. */
  dealer?: string;
  /** The lead can only be sent with a dealer. */
  'dealer-required'?: boolean;
  /** Origin of the lead, for the CRM. */
  origin?: string;
  /** Detailed origin, for the CRM (SubOrigem__c). */
  'sub-origin'?: string;
  /** Product group, for the CRM. */
  'product-group'?: string;
  /** Form name, for the CRM; Proposal if absent. */
  form?: string;
  /** Callback name the service expects; JSONPCallback if absent. */
  callback?: string;
  /** Address the visitor may return to; this page if absent. Its query string is never sent. */
  'return-url'?: string;
  /** Address where a test drive is booked, offered after sending. */
  'test-drive-url'?: string;
  /** Address of the financing, offered after sending; by default the page's calculator or funding flow. */
  'financing-url'?: string;
  /** Address of the privacy notice, linked beside the form. No link if absent. */
  'privacy-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-lead-form>. */
export interface VtLeadFormEvents
  extends Pick<VitrineEventMap, 'vt-lead-sent' | 'vt-lead-failed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-location-selector>.
 * @since 0.1.0
 */
export interface VtLocationSelectorAttributes {
  /** box shows the selection in place; modal is a button with the current place that opens a dialog. Case-insensitive. */
  layout?: 'box' | 'modal';
  /** Title of the selection and of the dialog; the widget's default title if absent. */
  heading?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-location-selector>. */
export interface VtLocationSelectorEvents
  extends Pick<VitrineEventMap, 'vt-location-selected' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-login>.
 * @since 0.1.0
 */
export interface VtLoginAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Other sites to sign in with, separated by spaces, as the single sign-on names them: google apple. None if absent. */
  providers?: string;
  /** Address on which visitors create an account. */
  'signup-url'?: string;
  /** Address on which visitors set a new password. */
  'password-url'?: string;
  /** Address of the account, linked once the visitor is signed in. */
  'account-url'?: string;
  /** Address after signing in, unless the page's address names one (returnUrl); this page if absent. */
  'return-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-login>. */
export interface VtLoginEvents
  extends Pick<VitrineEventMap, 'vt-login-succeeded' | 'vt-login-failed' | 'vt-session-started' | 'vt-session-ended' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-loyalty>.
 * @since 0.1.0
 */
export interface VtLoyaltyAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Address of the page with vt-loyalty-subscription, on which one joins the program. No link if absent. */
  'join-url'?: string;
  /** Address of the page with vt-rewards, on which points are spent. No link if absent. */
  'rewards-url'?: string;
  /** Address of the page with vt-loyalty-ranking. No link if absent. */
  'ranking-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-loyalty>. */
export interface VtLoyaltyEvents
  extends Pick<VitrineEventMap, 'vt-loyalty-medal-earned' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-loyalty-ranking>.
 * @since 0.1.0
 */
export interface VtLoyaltyRankingAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Number of members shown at a time. From 3 to 50; 10 if absent. */
  'page-size'?: NumberText;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-loyalty-ranking>. */
export interface VtLoyaltyRankingEvents
  extends Pick<VitrineEventMap, 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-loyalty-subscription>.
 * @since 0.1.0
 */
export interface VtLoyaltySubscriptionAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Address of the program's terms, linked where the visitor agrees to them. No link if absent. */
  'terms-url'?: string;
  /** Address of the page with vt-card-wallet, linked where a card is missing. No link if absent. */
  'wallet-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-loyalty-subscription>. */
export interface VtLoyaltySubscriptionEvents
  extends Pick<VitrineEventMap, 'vt-loyalty-subscription-started' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-maintenance-admin>.
 * @since 0.1.0
 */
export interface VtMaintenanceAdminAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
  roles?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-maintenance-admin>. */
export interface VtMaintenanceAdminEvents
  extends Pick<VitrineEventMap, 'vt-maintenance-done' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-maintenance-simulator>.
 * @since 0.1.0
 */
export interface VtMaintenanceSimulatorAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** The model that is chosen at first, by code or name; that of the page's current car if absent. */
  model?: string;
  /** Code of the version that is chosen at first, 7 or 16 characters; the page's current car if absent. */
  mvs?: string;
  /** Code of the state or province whose prices are chosen at first, such as SP, or B for Buenos Aires; that of the visitor's place if absent. */
  state?: string;
  /** Offers no booking of a visit. */
  'hide-booking'?: boolean;
  /** Address of the page with vt-service-scheduling; if absent, the visit is booked in this widget. */
  'booking-url'?: string;
  /** Address of the page of another brand, whose cars are not served here; {brand} in it stands for the brand's code, such as peugeot. No link if absent. */
  'brand-url'?: string;
  /** Address of the privacy notice, linked beside the form. No link if absent. */
  'privacy-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-maintenance-simulator>. */
export interface VtMaintenanceSimulatorEvents
  extends Pick<VitrineEventMap, 'vt-maintenance-simulated' | 'vt-maintenance-failed' | 'vt-maintenance-booking-started' | 'vt-maintenance-printed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-manual-admin>.
 * @since 0.1.0
 */
export interface VtManualAdminAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
  roles?: string;
  /** Maximum size of a file in megabytes. Greater than 0; 10 if absent. */
  'max-size'?: NumberText;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-manual-admin>. */
export interface VtManualAdminEvents
  extends Pick<VitrineEventMap, 'vt-manual-saved' | 'vt-manual-removed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-manuals>.
 * @since 0.1.0
 */
export interface VtManualsAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Number of manuals on a page of the list. Each year of a manual counts. From 3 to 60; 12 if absent. */
  count?: NumberText;
  /** Only the manuals of this model, by code or name; of all the brand's models if absent. */
  model?: string;
  /** Address of the page with the garage, linked for visitors without a car there. No link if absent. */
  'garage-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-manuals>. */
export interface VtManualsEvents
  extends Pick<VitrineEventMap, 'vt-manual-opened' | 'vt-manual-file-opened' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-mopar-offers>.
 * @since 0.1.0
 */
export interface VtMoparOffersAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Number of offers shown at a time. From 1 to 50; 12 if absent. */
  count?: NumberText;
  /** Kind of the listed offers; both if absent. */
  type?: '' | 'service' | 'accessory';
  /** Name of the model whose offers are listed; those of all models if absent. */
  model?: string;
  /** Address of the page, or the place in this page (#servico), with vt-service-scheduling, for services. No link if absent. */
  'scheduling-url'?: string;
  /** Address of the page, or the place in this page, with vt-contact-form or vt-lead-form. No link if absent. */
  'contact-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-mopar-offers>. */
export interface VtMoparOffersEvents
  extends Pick<VitrineEventMap, 'vt-mopar-offer-viewed' | 'vt-mopar-coupon-taken' | 'vt-offer-shared' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-offer-admin>.
 * @since 0.1.0
 */
export interface VtOfferAdminAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
  roles?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-offer-admin>. */
export interface VtOfferAdminEvents
  extends Pick<VitrineEventMap, 'vt-offer-edited' | 'vt-offer-status-changed' | 'vt-offer-removed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-offers>.
 * @since 0.1.0
 */
export interface VtOffersAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Number of offers shown at a time. From 1 to 50; 12 if absent. */
  count?: NumberText;
  /** Kind of the listed offers: FCA, DEALER or RENTAL; all if absent. */
  type?: string;
  /** Code of the dealer whose offers are listed; those of all if absent. */
  'dealer-code'?: string;
  /** Address of the page, or the place in this page (#contato), with vt-lead-form. No link if absent. */
  'contact-url'?: string;
  /** Address of the page, or the place in this page, with vt-funding-flow. No link if absent. */
  'financing-url'?: string;
  /** Address of the page, or the place in this page, with vt-reservation. No link if absent. */
  'reservation-url'?: string;
  /** Whether the listed offers are described to search engines (JSON-LD of schema.org). */
  'structured-data'?: boolean;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-offers>. */
export interface VtOffersEvents
  extends Pick<VitrineEventMap, 'vt-offer-viewed' | 'vt-offer-saved' | 'vt-offer-shared' | 'vt-offer-reported' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-order-timeline>.
 * @since 0.1.0
 */
export interface VtOrderTimelineAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Id of the order; that of the page's address (?order=) if absent. */
  order?: string;
  /** Address of the page with vt-orders, linked above the order. No link if absent. */
  'orders-url'?: string;
  /** Address of the page with vt-reservation, on which an order is paid. No link if absent. */
  'payment-url'?: string;
  /** Address of the page with vt-document-upload. No link if absent. */
  'documents-url'?: string;
  /** Address of the page with vt-security-photo. No link if absent. */
  'photo-url'?: string;
  /** Address of the page with vt-welcome-kit. No link if absent. */
  'welcome-kit-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-order-timeline>. */
export interface VtOrderTimelineEvents
  extends Pick<VitrineEventMap, 'vt-order-cancelled' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-orders>.
 * @since 0.1.0
 */
export interface VtOrdersAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Address of the page with vt-order-timeline, which shows an order; it opens in the list if absent. */
  'details-url'?: string;
  /** Address of the page with vt-reservation, on which an order is paid. No link if absent. */
  'payment-url'?: string;
  /** Address of the page with vt-document-upload. No link if absent. */
  'documents-url'?: string;
  /** Address of the page with vt-security-photo. No link if absent. */
  'photo-url'?: string;
  /** Address of the page with vt-welcome-kit. No link if absent. */
  'welcome-kit-url'?: string;
  /** Address of the page on which cars are reserved, linked while there is no order. No link if absent. */
  'cars-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-orders>. */
export interface VtOrdersEvents
  extends Pick<VitrineEventMap, 'vt-order-cancelled' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-password>.
 * @since 0.1.0
 */
export interface VtPasswordAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** forgot sets a new password with the code of an e-mail; change replaces the password of a signed-in visitor; first sets the password of an account that somebody else has opened. */
  mode?: 'forgot' | 'change' | 'first';
  /** Address of the sign-in, linked once the password is set. */
  'login-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-password>. */
export interface VtPasswordEvents
  extends Pick<VitrineEventMap, 'vt-password-saved' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-polls>.
 * @since 0.1.0
 */
export interface VtPollsAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Type of the polls as the service names it, such as COMMUNITY; all types if absent. */
  type?: string;
  /** Number of polls shown at a time. From 1 to 50; 6 if absent. */
  count?: NumberText;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-polls>. */
export interface VtPollsEvents
  extends Pick<VitrineEventMap, 'vt-poll-voted' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-promotion>.
 * @since 0.1.0
 */
export interface VtPromotionAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Id of the one promotion that is shown; without it, the list of the page's brand. */
  promotion?: string;
  /** Id of the group whose promotions are listed; all groups if absent. */
  group?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-promotion>. */
export interface VtPromotionEvents
  extends Pick<VitrineEventMap, 'vt-promotion-joined' | 'vt-lucky-number-received' | 'vt-invitation-shared' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-promotion-admin>.
 * @since 0.1.0
 */
export interface VtPromotionAdminAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
  roles?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-promotion-admin>. */
export interface VtPromotionAdminEvents
  extends Pick<VitrineEventMap, 'vt-promotion-saved' | 'vt-promotion-participant-inactivated' | 'vt-promotion-group-saved' | 'vt-promotion-group-removed' | 'vt-deny-list-changed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-qr-code>.
 * @since 0.1.0
 */
export interface VtQrCodeAttributes {
  /** Text of the code; the page's address if absent. */
  value?: string;
  /** Share of the code that may be unreadable: l 7 %, m 15 %, q 25 %, h 30 %. */
  level?: 'm' | 'l' | 'q' | 'h';
  /** Mask pattern; the most readable if absent. From 1 to 7. */
  mask?: NumberText;
  /** Minimum version; larger if the text needs it. From 1 to 40; 1 if absent. */
  version?: NumberText;
  /** Purpose of the code, for those who do not see it; the word for a QR code and the text if absent. */
  label?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
}

/** Events of <vt-qr-code>. */
export interface VtQrCodeEvents
  extends Pick<VitrineEventMap, 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-quiz>.
 * @since 0.1.0
 */
export interface VtQuizAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Id of the quiz in the service. */
  quiz?: string;
  /** Address of the page, or the place in this page (#contato), with vt-lead-form. No link if absent. */
  'contact-url'?: string;
  /** Address of the page with vt-offers, offered after the result. No link if absent. */
  'offers-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-quiz>. */
export interface VtQuizEvents
  extends Pick<VitrineEventMap, 'vt-quiz-finished' | 'vt-quiz-saved' | 'vt-quiz-shared' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-quotation>.
 * @since 0.1.0
 */
export interface VtQuotationAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Address of the page with vt-configurator that the customer's link opens; without it there is no link to send. */
  'customer-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-quotation>. */
export interface VtQuotationEvents
  extends Pick<VitrineEventMap, 'vt-version-selected' | 'vt-part-changed' | 'vt-color-selected' | 'vt-stock-proposed' | 'vt-quotation-saved' | 'vt-quotation-reopened' | 'vt-configuration-shared' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-recall-admin>.
 * @since 0.1.0
 */
export interface VtRecallAdminAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
  roles?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-recall-admin>. */
export interface VtRecallAdminEvents
  extends Pick<VitrineEventMap, 'vt-recall-update-created' | 'vt-recall-update-validated' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-recall-search>.
 * @since 0.1.0
 */
export interface VtRecallSearchAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Id of a campaign to show at first; that of the address (?vt-campaign=) if absent. */
  campaign?: string;
  /** Address of the page of another brand, whose cars are not served here; {brand} in it stands for the brand's code, such as peugeot. No link if absent. */
  'brand-url'?: string;
  /** Address of the privacy notice, linked beside the form. No link if absent. */
  'privacy-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-recall-search>. */
export interface VtRecallSearchEvents
  extends Pick<VitrineEventMap, 'vt-recall-searched' | 'vt-recall-search-failed' | 'vt-recall-voucher-opened' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-region-admin>.
 * @since 0.1.0
 */
export interface VtRegionAdminAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
  roles?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-region-admin>. */
export interface VtRegionAdminEvents
  extends Pick<VitrineEventMap, 'vt-region-saved' | 'vt-region-removed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-rental-interest>.
 * @since 0.1.0
 */
export interface VtRentalInterestAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Code of the rental partner that receives the interest (rental-offer); the page's lead service if absent. */
  partner?: string;
  /** Id of the rental offer that the interest is about; the offer viewed last if absent. */
  'offer-id'?: string;
  /** Model the company is interested in, as in the catalogue. */
  model?: string;
  /** Origin of the lead, for the CRM. */
  origin?: string;
  /** Detailed origin, for the CRM (SubOrigem__c). */
  'sub-origin'?: string;
  /** Product group, for the CRM. */
  'product-group'?: string;
  /** Form name, for the CRM; RentalInterest if absent. */
  form?: string;
  /** Address of the privacy terms, linked in their consent. */
  'privacy-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-rental-interest>. */
export interface VtRentalInterestEvents
  extends Pick<VitrineEventMap, 'vt-lead-sent' | 'vt-lead-failed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-rental-offers>.
 * @since 0.1.0
 */
export interface VtRentalOffersAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Number of offers shown at a time. From 1 to 50; 12 if absent. */
  count?: NumberText;
  /** Name of the model whose offers are listed, as in the catalogue; those of all models if absent. */
  model?: string;
  /** Lists the offers of every brand with rentals, with a filter by brand, instead of the page's brand only. */
  'all-brands'?: boolean;
  /** Code of a group of dealers that hand over the cars; every dealer of the brand if absent. */
  'dealer-group'?: string;
  /** Address of the page, or the place in this page (#empresa), with vt-rental-interest, for companies. No link if absent. */
  'interest-url'?: string;
  /** Address of the page, or the place in this page (#contato), with vt-lead-form. No link if absent. */
  'contact-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-rental-offers>. */
export interface VtRentalOffersEvents
  extends Pick<VitrineEventMap, 'vt-offer-viewed' | 'vt-offer-shared' | 'vt-rental-plan-chosen' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-rental-proposals>.
 * @since 0.1.0
 */
export interface VtRentalProposalsAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Address of the page with vt-document-upload. No link if absent. */
  'documents-url'?: string;
  /** Address of the page on which cars are rented: the way on without a proposal, and from one that has ended. No link if absent. */
  'offers-url'?: string;
  /** Address of the page, or the place in this page (#contato), with vt-lead-form. No link if absent. */
  'contact-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-rental-proposals>. */
export interface VtRentalProposalsEvents
  extends Pick<VitrineEventMap, 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-rental-registration>.
 * @since 0.1.0
 */
export interface VtRentalRegistrationAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Id of the rental offer that the registration is for; the rental offer viewed last if absent. */
  'offer-id'?: string;
  /** Address of the link after the registration is saved, as the page with the proposals; no link if absent. */
  'next-url'?: string;
  /** Address of the page with contacts, linked where the service does not get on; no link if absent. */
  'contact-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-rental-registration>. */
export interface VtRentalRegistrationEvents
  extends Pick<VitrineEventMap, 'vt-rental-registration-started' | 'vt-rental-registration-saved' | 'vt-rental-registration-failed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-repairman>.
 * @since 0.1.0
 */
export interface VtRepairmanAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
  roles?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-repairman>. */
export interface VtRepairmanEvents
  extends Pick<VitrineEventMap, 'vt-repairman-saved' | 'vt-repairman-econnect-changed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-reservation>.
 * @since 0.1.0
 */
export interface VtReservationAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Id of the campaign whose cars are offered; all campaigns of the brand's online sale if absent. */
  campaign?: string;
  /** Code of a model or its name; all models of the campaign if absent. */
  model?: string;
  /** Address of the page with vt-order-timeline, to follow the order. No link if absent. */
  'order-url'?: string;
  /** Address of the page with vt-funding-flow, on which a financing is requested. No link if absent. */
  'financing-url'?: string;
  /** Address of the privacy notice, linked beside the form. No link if absent. */
  'privacy-url'?: string;
  /** Address of the page with vt-document-upload. No link if absent. */
  'documents-url'?: string;
  /** Address of the page with vt-security-photo. No link if absent. */
  'photo-url'?: string;
  /** Address of the page with vt-welcome-kit. No link if absent. */
  'welcome-kit-url'?: string;
  /** Address of the terms that are accepted before paying; without it only the right of withdrawal is. */
  'terms-url'?: string;
  /** Version of the terms, sent with their acceptance. */
  'terms-version'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-reservation>. */
export interface VtReservationEvents
  extends Pick<VitrineEventMap, 'vt-reservation-stepped' | 'vt-reservation-held' | 'vt-reservation-payment-started' | 'vt-reservation-paid' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-rewards>.
 * @since 0.1.0
 */
export interface VtRewardsAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Address of the page on which a gift is received; this page if absent. */
  'gift-url'?: string;
  /** Address of the support, linked where a redemption fails. No link if absent. */
  'support-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-rewards>. */
export interface VtRewardsEvents
  extends Pick<VitrineEventMap, 'vt-reward-redeemed' | 'vt-gift-received' | 'vt-gift-voucher-redeemed' | 'vt-gift-shared' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-security-photo>.
 * @since 0.1.0
 */
export interface VtSecurityPhotoAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Address that a phone opens to take the photo; this page's, without query and hash, if absent. */
  'phone-url'?: string;
  /** Address of help for those whose photos are not accepted. */
  'help-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-security-photo>. */
export interface VtSecurityPhotoEvents
  extends Pick<VitrineEventMap, 'vt-security-photo-accepted' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-service-scheduling>.
 * @since 0.1.0
 */
export interface VtServiceSchedulingAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Id of the dealer (idSiteGeo); the visitor is then not asked. */
  dealer?: string;
  /** What it begins with: `dealer` opens the choice of the dealer at once, where none is known. */
  start?: 'form' | 'dealer';
  /** Ids of services that are chosen at first, separated by commas; those of the page's address (?services=) if absent. */
  services?: string;
  /** Code of the car's version, for the price and the time of a revision; that of the address (?mvs=) if absent. */
  mvs?: string;
  /** Number of the revision that is due, from 1; that of the address (?revision=) if absent. */
  revision?: NumberText;
  /** Plate of the car, filled in at first. Never taken from the address. */
  plate?: string;
  /** Chassis of the car, sent with the visit. Never taken from the address. */
  chassis?: string;
  /** Kilometres of the car, filled in at first. */
  mileage?: NumberText;
  /** Comment of the visit, filled in at first. Never taken from the address. */
  comment?: string;
  /** Id of a visit to confirm or cancel; that of the address (?visit=) if absent. */
  visit?: string;
  /** Id of a video appointment to confirm, change or cancel; that of the address (?virtual-event=) if absent. */
  'virtual-event'?: string;
  /** What the visitor of a link wants; that of the address (?do=) if absent. */
  action?: 'choose' | 'confirm' | 'update' | 'cancel';
  /** Address of the privacy notice, linked beside the form. No link if absent. */
  'privacy-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-service-scheduling>. */
export interface VtServiceSchedulingEvents
  extends Pick<VitrineEventMap, 'vt-visit-scheduled' | 'vt-visit-failed' | 'vt-visit-changed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-signup>.
 * @since 0.1.0
 */
export interface VtSignupAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Address of the sign-in, for visitors who have an account. */
  'login-url'?: string;
  /** Address of the privacy notice, linked beside the form. No link if absent. */
  'privacy-url'?: string;
  /** Address after signing up, unless the page's address names one (returnUrl). */
  'return-url'?: string;
  /** Address of the page with vt-account or vt-garage: the way on after signing up opens the form of the first car there. An address to return to (returnUrl) comes first. */
  'garage-url'?: string;
  /** The account is sent to the CRM as well. */
  crm?: boolean;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-signup>. */
export interface VtSignupEvents
  extends Pick<VitrineEventMap, 'vt-signup-sent' | 'vt-signup-confirmed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-test-drive>.
 * @since 0.1.0
 */
export interface VtTestDriveAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Model to drive, as in the catalogue; the visitor then chooses only the version. Without it the address may name one (?model=), as a link of a car's page does, which the visitor may change. */
  model?: string;
  /** Code of the version to drive; the visitor then chooses no car. */
  mvs?: string;
  /** Id of the dealer (idSiteGeo); the visitor is then not asked. */
  dealer?: string;
  /** Id of a request to show; that of the page's address (?test-drive=) if absent. */
  'test-drive'?: string;
  /** Address of the privacy notice, linked beside the form. No link if absent. */
  'privacy-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-test-drive>. */
export interface VtTestDriveEvents
  extends Pick<VitrineEventMap, 'vt-test-drive-requested' | 'vt-test-drive-failed' | 'vt-test-drive-rated' | 'vt-test-drive-cancelled' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-trade-in>.
 * @since 0.1.0
 */
export interface VtTradeInAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Address of the page with the funding flow or the calculator, if this page has neither. No button without any of them. */
  'funding-url'?: string;
  /** Address of the page with the lead form, if this page has none. No button without any of them. */
  'lead-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-trade-in>. */
export interface VtTradeInEvents
  extends Pick<VitrineEventMap, 'vt-trade-in-valued' | 'vt-trade-in-failed' | 'vt-trade-in-selected' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-user-data>.
 * @since 0.1.0
 */
export interface VtUserDataAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** The steps that it asks for, in their order; all of them if absent. */
  steps?: WordList<'user-data' | 'address-data' | 'dealer-data'>;
  /** The agreement that has a new text, which the visitor accepts in the last step; none if absent. */
  agreement?: 'none' | 'privacy' | 'terms';
  /** Day of that text, YYYY-MM-DD: who has accepted it since then is not asked. Everyone is asked if absent. */
  'agreement-date'?: string;
  /** Address of that text. */
  'agreement-url'?: string;
  /** Address of the link after the data are saved; no link if absent. */
  'next-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-user-data>. */
export interface VtUserDataEvents
  extends Pick<VitrineEventMap, 'vt-user-data-saved' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-version-comparator>.
 * @since 0.1.0
 */
export interface VtVersionComparatorAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Codes of the initial versions, 7 or 16 characters each, separated by spaces or commas. */
  versions?: string;
  /** Model, by code or name, whose versions of the newest year are compared if versions is absent. */
  model?: string;
  /** Address of the page with the configurator, which opens the chosen version; the page's own configurator if absent. */
  'configure-url'?: string;
  /** Maximum number of versions side by side. From 2 to 4; 4 if absent. */
  'max-versions'?: NumberText;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-version-comparator>. */
export interface VtVersionComparatorEvents
  extends Pick<VitrineEventMap, 'vt-version-selected' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-vouchers>.
 * @since 0.1.0
 */
export interface VtVouchersAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Address of the page with vt-rewards, on which a gift is received. Without it no voucher can be given. */
  'gift-url'?: string;
  /** Whether the visitor can exchange points of the loyalty programme for a voucher. */
  points?: boolean;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-vouchers>. */
export interface VtVouchersEvents
  extends Pick<VitrineEventMap, 'vt-voucher-made' | 'vt-voucher-given' | 'vt-gift-shared' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-warranty>.
 * @since 0.1.0
 */
export interface VtWarrantyAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** The sections that it shows, in their order; all four if absent. */
  sections?: WordList<'warranty' | 'invoice' | 'delivery' | 'mopar'>;
  /** The system that stores the delivery record; hub if absent. */
  'delivery-source'?: string;
  /** Address of the page with the garage, linked where a car is missing or has no chassis. No link if absent. */
  'garage-url'?: string;
  /** Address of the privacy notice, linked beside the form. No link if absent. */
  'privacy-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-warranty>. */
export interface VtWarrantyEvents
  extends Pick<VitrineEventMap, 'vt-warranty-terms-opened' | 'vt-mopar-payment-simulated' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-welcome-kit>.
 * @since 0.1.0
 */
export interface VtWelcomeKitAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** The order's id; the parameter "order" of the page's address if absent. */
  order?: string;
  /** Address of the page with the visitor's orders, linked where the order is missing or has no kit. No link if absent. */
  'orders-url'?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-welcome-kit>. */
export interface VtWelcomeKitEvents
  extends Pick<VitrineEventMap, 'vt-welcome-kit-saved' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-whatsapp>.
 * @since 0.1.0
 */
export interface VtWhatsappAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Model that the conversation is about. */
  model?: string;
  /** Version of the model. */
  version?: string;
  /** Series of the model. */
  series?: string;
  /** Colour of the model. */
  color?: string;
  /** Id of the dealer; the one chosen on the page if absent. */
  dealer?: string;
  /** Day requested by the visitor, in the service's format. */
  'schedule-date'?: string;
  /** Where the conversation opens. auto: in this window on phones and tablets, whose app takes over, else in a new one. */
  target?: 'auto' | 'new' | 'same';
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-whatsapp>. */
export interface VtWhatsappEvents
  extends Pick<VitrineEventMap, 'vt-whatsapp-started' | 'vt-whatsapp-navigated' | 'vt-whatsapp-failed' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/**
 * Attributes of <vt-working-price>.
 * @since 0.1.0
 */
export interface VtWorkingPriceAttributes {
  /** Title; the widget's default title if absent. */
  heading?: string;
  /** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
  roles?: string;
  /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title. */
  'heading-level'?: '2' | '1' | '3' | '4' | '5' | '6' | 'none';
  /** What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card. */
  surface?: 'page' | 'card' | 'dark' | 'dark-card';
}

/** Events of <vt-working-price>. */
export interface VtWorkingPriceEvents
  extends Pick<VitrineEventMap, 'vt-working-price-saved' | 'vt-widget-ready' | 'vt-widget-failed'> {}

/** The attributes of every tag. */
export interface VitrineTagAttributes {
  /**
   * The logged area (spec screens#logged-area): greets the signed-in visitor, opens one section at a time, and signs out. Each section is another widget by its tag, whose files load when the section is first opened; what is typed there stays while another section is open. The open section is in the page's address (vt-section). Further sections are the author's `<template data-section="NAME" data-label="LABEL">` in the tag; a template with the name of a section replaces its widget, and one with a tag that this version of the library does not have is not shown. The section benefits is there with one of its attributes. Their sites open by links that are valid once, in a tab of the visitor's click (spec services#authentication).
   * @since 0.1.0
   */
  'vt-account': VtAccountAttributes;
  /**
   * Reads codes with the camera, from a photo, or typed: the vehicle identification number of a label, and other codes where the page asks for them. It reports each as `new-barcode` and stops the camera. Pictures never leave the device. Codes are read in workers: a page with a Content-Security-Policy allows them with `worker-src 'self'`, or `blob:` where the library comes from another origin; without them the page reads by itself, more slowly. The page must allow the camera if it sends a Permissions-Policy.
   * @since 0.1.0
   */
  'vt-barcode-scanner': VtBarcodeScannerAttributes;
  /**
   * The benefits of a signed-in visitor: available, next and redeemed, with filters in the page's address. One is redeemed for oneself or as a gift, at a dealer if it is used there, and its code stays among the redeemed; who has used one rates it. The coverage is checked by e-mail or chassis, and the discount club opens signed in. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-benefits': VtBenefitsAttributes;
  /**
   * An image of a car by version, year, colour and angle, in the size that fits its place. The previous image stays while another colour loads. If there is no such image, it shows the `fallback` image, or the same car in its standard colour with a note; if these are missing too, the children, or an icon with a text. Its aspect ratio is 7 to 5, for a wheel 1 to 1, unless the page sets aspect-ratio.
   * @since 0.1.0
   */
  'vt-car-image': VtCarImageAttributes;
  /**
   * Shows what the valuation service says of a used car: its value by plate and kilometres, beside that by the plate alone. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-car-rating': VtCarRatingAttributes;
  /**
   * The cards of a signed-in visitor, with the favorite, the contracts that they pay, and ways to add and remove one. The services have two groups of calls for the same wallet (spec services#payments): by default cards are listed, added, favored and removed with the payment instruments (PIN), which edit none; calls="card-management" does all of that with card management (CRD), and edits them. Contracts have one pair of calls, which both use. A card's number goes to the call that adds it, with a token that is valid once, and nowhere else; a failed attempt leaves it in the inputs only.
   * @since 0.1.0
   */
  'vt-card-wallet': VtCardWalletAttributes;
  /**
   * The catalogue of the brand, for staff (spec services#catalogue): the setup of each model and their order, the parts of a version, and the search index of accessories. The server decides what an account may do.
   * @since 0.1.0
   */
  'vt-catalogue-admin': VtCatalogueAdminAttributes;
  /**
   * Configures a car: version, optionals, colour, accessories, upholstery, services and a summary to share, print or save. The car becomes the page's current car, which the summary, the comparator and the forms of the page use. A shared link opens the same car; a visitor's configuration is restored for four hours. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-configurator': VtConfiguratorAttributes;
  /**
   * The page's current car as configured by the visitor: compact in one line, or in full with all prices, the conditions and the sharing options (link, share sheet, WhatsApp, QR code, print, PDF). On a page without a configurator it restores the car of a shared link or, for four hours, of an earlier visit. The version of a signed-in visitor is saved to their garage. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-configurator-summary': VtConfiguratorSummaryAttributes;
  /**
   * Sends a visitor's message to the brand or to a dealer, with its reason and the page's current car. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-contact-form': VtContactFormAttributes;
  /**
   * Validates a coupon for an offer and a plan and applies it: the page's vt-funding-flow takes it up, or it is used here. For an offer of services or accessories it is the offer's coupon, or its fixed price. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-coupon': VtCouponAttributes;
  /**
   * Clears used coupons, for staff (spec services#coupons): the uses of a coupon, of a CPF, or of a coupon by a CPF. It asks before it sends, says how many uses were cleared, and lists what was cleared since the page was opened. The server decides what an account may do.
   * @since 0.1.0
   */
  'vt-coupon-admin': VtCouponAdminAttributes;
  /**
   * The brand's dealers for staff (spec places#blocked-dealers): who may block dealers blocks one or several with a reason, and unblocks them by their codes, as searches need not have the blocked ones; who manages dealers sets whether one takes part in e-connect. The server decides what an account may do.
   * @since 0.1.0
   */
  'vt-dealer-admin': VtDealerAdminAttributes;
  /**
   * Checks a visitor in at a dealer: access by the code of the dealer's QR code, a short form, and the call of an attendant with its live state. On the dealer's own screen it shows the QR code. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-dealer-checkin': VtDealerCheckinAttributes;
  /**
   * Lists dealers in the visitor's city, in the city of a postal code or around the visitor, the nearest first, with address, phone and route; as the author wants, also in an influence area, a region, a zone or of a group. Details of a dealer and, with the metadata map-tiles, a map load when the visitor opens them. The page's other widgets use the chosen dealer, which is kept for the visit; the list follows the place chosen in other widgets. A measured position is not stored. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-dealer-finder': VtDealerFinderAttributes;
  /**
   * The opinions of owners about a dealer, for everybody: the author's, else the one chosen on the page. A signed-in owner gives one about the dealer of a car bought fewer than 30 days ago, once per car. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-dealer-review': VtDealerReviewAttributes;
  /**
   * The documents of an order or a proposal, or documents without one: each with its state, sent in chunks that pause, and continue where they stopped (spec reservations#documents). For customers, and for sellers who send a customer's.
   * @since 0.1.0
   */
  'vt-document-upload': VtDocumentUploadAttributes;
  /**
   * A car for the company's people and their families: who buys is checked, with what stands against the purchase in the market; then the reduced offers with their stock, the billing data and documents of the role, and the reservation, made once. Its billing opens in a tab of its own. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-employee-purchase': VtEmployeePurchaseAttributes;
  /**
   * The participants of the brand's events for staff (spec services#events): who takes part, the list as a CSV file, and the removal of one or several with a reason. E-mails are hidden until somebody asks for them.
   * @since 0.1.0
   */
  'vt-event-admin': VtEventAdminAttributes;
  /**
   * The events of the brand's community for signed-in customers: to come, one's own and past, by place. An opened one says when and where it is, with the way there and a calendar file, counts the time until it starts, and enrols the visitor with companions, or puts them on the waiting list of a full one. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-events': VtEventsAttributes;
  /**
   * Finances a car, from the source of financing to the bank's decision: simulation, the visitor's data, consent, proposal, documents. The car is the page's current car, or the one of the attributes; the flow starts with a plan chosen in the calculator or given in the address. Within a visit it resumes at the last step. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-funding-flow': VtFundingFlowAttributes;
  /**
   * The games of the brand, with what can be won for everybody. A signed-in customer has one play a day, whose outcome the service decides before anything moves; the outcomes and the result are there as text too. Points, ranking, and the time until the next play. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-game': VtGameAttributes;
  /**
   * The cars that a signed-in visitor owns, has visited and wants. Owned cars are added by plate or chassis, one of them is the main car; a car that the visitor has configured can be kept among the visited or the wanted ones. A car of the page's brand can be opened in the configurator, or become the car of the page's other widgets.
   * @since 0.1.0
   */
  'vt-garage': VtGarageAttributes;
  /**
   * Links back to the previous page if it is on this site, else to the parent page. A link or button among the children is used as it is; other children become the text of the link.
   * @since 0.1.0
   */
  'vt-go-back': VtGoBackAttributes;
  /**
   * Secondary menu of a hub page with a badge for its car. The entries are the author's own links; the link whose section is on screen is marked as the current one.
   * @since 0.1.0
   */
  'vt-hub-menu': VtHubMenuAttributes;
  /**
   * Validates the identity of a signed-in visitor in the six steps of the specification: the token sent to the phone and the quiz are answered here, the others are waited for. It goes on where it was left in this tab. The journey calls (JRN) belong to questionnaires of opinion, delivery and complaint and are not used: their types know no identity.
   * @since 0.1.0
   */
  'vt-identity-validation': VtIdentityValidationAttributes;
  /**
   * Calculates a car's installments: sliders for the down payment, the number of installments and, if the plan has one, the final installment, with the resulting amounts and the legal text. The car is the page's current car, or the version of its attributes; without either the visitor chooses one. It compares other versions and cars by their installments, offers with a final installment and the plans of other sources. The plan that the visitor continues with becomes the page's plan (`vt-funding-plan-selected`): a funding flow on the page starts with it, else the address of `finish-url` receives it. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-installment-calculator': VtInstallmentCalculatorAttributes;
  /**
   * Failed deliveries between systems, for staff (spec services#integration): errors with filters, what was sent with its secrets hidden, one corrected and sent again, many sent again, and the log. The server decides what an account may do.
   * @since 0.1.0
   */
  'vt-integration-errors': VtIntegrationErrorsAttributes;
  /**
   * A guided questionnaire with evidence: an owner's opinion, a delivery or a complaint. It is begun, complemented with answers and files, reviewed and submitted once, and ends with a protocol number to copy. An unfinished one goes on after a reload. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-journey': VtJourneyAttributes;
  /**
   * A form in which a visitor, as a person or for a company, asks to be contacted about a car; the lead is sent to the page's lead service. A city and a dealer chosen in other widgets of the page fill it in. If the page asks for addresses, it needs 104 px more on phones: set a min-height on the tag. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-lead-form': VtLeadFormAttributes;
  /**
   * Selects the visitor's place: by postal code, by state and city, by an address with suggestions, or by the browser's position. The page's other widgets use the choice, which is stored for four hours. A chosen place is shown with a button to change it. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-location-selector': VtLocationSelectorAttributes;
  /**
   * Signs a visitor in with a password, or with other sites by the brand's single sign-on, and returns to the page that asked for it. A signed-in visitor sees who is signed in, and the way out. The session's cookies are all that it keeps. Further widgets of the page that need an account lead here.
   * @since 0.1.0
   */
  'vt-login': VtLoginAttributes;
  /**
   * The signed-in visitor's membership of the brand's loyalty program (Jeep Nation, Jeep Wave): points, level and what is missing to the next one, medals earned and to earn, prizes, questions and the program's dealer. Who is in no program reads whether they can join, and why not. Staff of the program can give medals. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-loyalty': VtLoyaltyAttributes;
  /**
   * The ranking of the brand's loyalty program for its members, page by page; the visitor's own row is always in sight. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-loyalty-ranking': VtLoyaltyRankingAttributes;
  /**
   * The membership of the brand's loyalty program for signed-in customers: its plans, the free registration with the agreement to its terms, and a subscription that is paid with a card of the wallet (spec offers#loyalty). No card's number is read or sent here: the wallet's id of the card is.
   * @since 0.1.0
   */
  'vt-loyalty-subscription': VtLoyaltySubscriptionAttributes;
  /**
   * What staff do to keep other services in step (spec services#authentication, services#dictionary): accounts are imported and migrated, the benefits of dealers synchronized, the reservations of a campaign reprocessed, and the data dictionary looked up and changed. A list is simulated row by row before anything is sent. The server decides what an account may do.
   * @since 0.1.0
   */
  'vt-maintenance-admin': VtMaintenanceAdminAttributes;
  /**
   * The revisions of a car by kilometres and months: which one is next, what each includes and costs in the visitor's state, and the next oil change. The plan can be printed, and the next revision booked. Signed-in visitors can choose a car of their garage. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-maintenance-simulator': VtMaintenanceSimulatorAttributes;
  /**
   * The owner's manuals of the brand, drafts too, for staff (spec services#manuals): a table, new manuals with sections and a file, changes, removals one by one or together, and each manual as customers read it. The server decides what an account may do.
   * @since 0.1.0
   */
  'vt-manual-admin': VtManualAdminAttributes;
  /**
   * The brand's manuals for signed-in visitors: found by words, by model, by year or for a car of their garage. Each is read as text, with the words marked, in another year's edition, and as a PDF: in the page where the browser has a viewer for it, in a new tab, or downloaded. A page with a Content-Security-Policy allows the former with `frame-src blob:`; without it the PDF opens in a new tab. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-manuals': VtManualsAttributes;
  /**
   * The brand's offers of services and accessories, by a fixed price or by a coupon that a signed-in visitor takes and shows at the dealer. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-mopar-offers': VtMoparOffersAttributes;
  /**
   * The offers of the brand whatever their status, for staff (spec offers#actions): a table with filters, new offers, changes, the actions that each status allows, for one or for several with a result for each, their order, and how visitors see them. The server decides what an account may do.
   * @since 0.1.0
   */
  'vt-offer-admin': VtOfferAdminAttributes;
  /**
   * The brand's offers at the visitor's place: a search with suggestions, filters in the page's address, and each offer with its conditions, dealers and ways on. Visitors save offers, in their account or for the visit. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-offers': VtOffersAttributes;
  /**
   * One order, named by the attribute or the page's address: its timeline, its payments, and its cancellation with a reason. Also for a visitor without an account, who sees the orders of the anonymous guest.
   * @since 0.1.0
   */
  'vt-order-timeline': VtOrderTimelineAttributes;
  /**
   * The orders of a signed-in visitor, newest first, with a filter. An order opens on a page of its own, or in the list: its timeline, its payments, and its cancellation with a reason.
   * @since 0.1.0
   */
  'vt-orders': VtOrdersAttributes;
  /**
   * Sets a password: a new one with the code of an e-mail, typed or in the e-mail's link; another one for a signed-in visitor; the first one of an account that somebody else has opened. It does not tell which accounts exist.
   * @since 0.1.0
   */
  'vt-password': VtPasswordAttributes;
  /**
   * The polls of the brand's community for signed-in customers: open ones with one vote a person, their results after the vote, and those that have ended (spec offers#benefits).
   * @since 0.1.0
   */
  'vt-polls': VtPollsAttributes;
  /**
   * The promotions and raffles of the page's brand for signed-in customers (spec offers#promotions): the list by group, one promotion with its period, prizes, regulation and authorisation; joining, also by invitation; the lucky numbers and how each was won; QR codes, read in place or brought by the page's address; the link that invites others; the winners. An address that brings an invitation (hub-invited-by-id) or a code (vt-promotion-code) keeps it through the sign-in.
   * @since 0.1.0
   */
  'vt-promotion': VtPromotionAttributes;
  /**
   * The promotions of the brand for staff (spec services#promotions), in tabs that the address names: promotions with their period, prizes and regions; who takes part, and who no longer may; the report of the candidates for a prize; groups; and the list of those who may not take part. The server decides what an account may do.
   * @since 0.1.0
   */
  'vt-promotion-admin': VtPromotionAdminAttributes;
  /**
   * Shows a text as a QR code, black on white regardless of the page's colours, with the quiet zone that cameras need. Without a text it contains the page's address without query and hash, which may hold personal data. It fails if the text is too long for the largest code. It is 224 px wide unless the page sets a width; codes of long texts need more.
   * @since 0.1.0
   */
  'vt-qr-code': VtQrCodeAttributes;
  /**
   * A quiz, one question at a time, by keyboard, touch and swipe: the choices survive a reload, the end has the result with explanations, a way to share it, and the next step. It is saved for a signed-in visitor, once; that of a visitor without an account at the sign-in. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-quiz': VtQuizAttributes;
  /**
   * The quotation simulator of a dealer's sellers: a version by code or words, its optionals, colour, upholstery, accessories and services with the configurator's rules, a comment, the factory's stock beside them, the conditions of the offer, and a preview as the customer sees it. A quotation is saved to the CRM, reopened by its number with what has changed since, and compared with another one. For signed-in sellers; the others see its purpose and a way to sign in.
   * @since 0.1.0
   */
  'vt-quotation': VtQuotationAttributes;
  /**
   * Recalls by software for staff (spec cars#recalls): a car by its plate or chassis, its campaigns, the update that is created for one at a dealer and then validated, with both states and the versions of the software. The documents name no role for it; ours are those of the service's and of the cars' inspectors; the token goes with it, and the server decides.
   * @since 0.1.0
   */
  'vt-recall-admin': VtRecallAdminAttributes;
  /**
   * Tells whether a car has a recall, by its plate or chassis, which is typed, read with the camera or known from the garage of a signed-in visitor. Each campaign shows its risk, what to do and its bulletin; a pending one has a voucher and the booking of the repair. `?vt-campaign=ID`, the address of a campaign's letter, shows that campaign first. A plate or a chassis is never read from the address, nor written to it. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-recall-search': VtRecallSearchAttributes;
  /**
   * The regions in which promotions are held, for staff (spec services#promotions): a table, the states of each region, new regions, changes, and removals one by one or together. The server decides what an account may do.
   * @since 0.1.0
   */
  'vt-region-admin': VtRegionAdminAttributes;
  /**
   * A form in which a company states its interest in renting vehicles or subscribing to them: the company, who answers for it, its fleet, and three consents. It goes to the rental partner that the author names, else to the page's lead service. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-rental-interest': VtRentalInterestAttributes;
  /**
   * The brand's rental offers: tags, a price a month, and for each the plans by months and kilometres, what is included and the dealers that hand over the car. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-rental-offers': VtRentalOffersAttributes;
  /**
   * The rental proposals of a signed-in visitor, those under way or all of them, with code, product and status. A proposal opens in the list, also by a link: its timeline, its documents, who attends to it, its summary as a file, and the way on from one that has expired or was reproved.
   * @since 0.1.0
   */
  'vt-rental-proposals': VtRentalProposalsAttributes;
  /**
   * The registration of a rental customer: started with the service, which takes its time, then filled in as a person with a driver's licence or as a company with who answers for it, and later changed. It goes on after a reload; only what has changed is sent. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-rental-registration': VtRentalRegistrationAttributes;
  /**
   * A signed-in repairman's own data (spec services#users): shown, edited, and, as an act of its own, taking part in e-connect. The server decides what an account may do.
   * @since 0.1.0
   */
  'vt-repairman': VtRepairmanAttributes;
  /**
   * Reserves a car online: the campaign's cars, or that of the visitor's offer, the visitor's data, the dealer, and the payment by card, Pix, boleto, financing or at the dealer; later the payment of the rest. For guests and signed-in visitors. The page's address names the order (?order=), so that a lost tab goes on where it was.
   * @since 0.1.0
   */
  'vt-reservation': VtReservationAttributes;
  /**
   * The rewards of the page's loyalty programme (spec offers#loyalty): the catalogue with what each costs, the customer's points, and the redemption for oneself or as a gift, once and after a confirmation; what was redeemed, with its code or its link; gift vouchers by their code. A page that a gift's link opened (vt-gift) shows the gift, to be received by whoever is signed in.
   * @since 0.1.0
   */
  'vt-rewards': VtRewardsAttributes;
  /**
   * Takes the security photo of a signed-in visitor with the camera of their phone and has the service find a face in it. On other devices it says why and shows a QR code that opens the page on the phone. Where the page names the folder of a model in `vitrine:face-detector`, it also helps to hold the face into the oval, once the camera is on; without it, on a slow or metered connection, or if it does not load, the photo is taken all the same. The page must allow the camera if it sends a Permissions-Policy.
   * @since 0.1.0
   */
  'vt-security-photo': VtSecurityPhotoAttributes;
  /**
   * Books a visit to a dealer's workshop: the services with their prices, the car, a day and a free time in the dealer's own time zone. Signed-in visitors see their visits, which they confirm, cancel or move. A link such as a mail has, `?visit=ID&do=confirm`, `?visit=ID&do=cancel` or `?virtual-event=ID&do=update`, opens that one question instead; nothing but the id is in the address. Other pages lead here with `?services=`, `?mvs=`, `?revision=`, and an offer of services with `?offer=` and `?coupon=`.
   * @since 0.1.0
   */
  'vt-service-scheduling': VtServiceSchedulingAttributes;
  /**
   * Creates an account, confirms its e-mail with a code, and signs the visitor in. It does not tell whether an e-mail has an account already.
   * @since 0.1.0
   */
  'vt-signup': VtSignupAttributes;
  /**
   * Asks a dealer for a test drive: the car, the dealer, a day, morning or afternoon. The dealer answers within 24 hours; the request is then in the page's address, so that a link and a reload show its status, and after the drive a rating from 1 to 5. It can be cancelled, by a guest with the link that the confirmation gives; a signed-in visitor sees all of them. A reminder can be asked for on WhatsApp, and the day be added to a calendar.
   * @since 0.1.0
   */
  'vt-test-drive': VtTestDriveAttributes;
  /**
   * Values a used car by its plate, or by its model and year, and its kilometres. The value can become part of the down payment of the page's simulations, and goes with a lead. Photos stay in the visitor's browser. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-trade-in': VtTradeInAttributes;
  /**
   * Completes a signed-in visitor's account in steps: personal data, address, dealer, and the message that they are saved (spec screens#user-data-steps). It starts with what is known and sends only what has changed.
   * @since 0.1.0
   */
  'vt-user-data': VtUserDataAttributes;
  /**
   * Compares two to four versions of a car side by side: picture, price, highlights, available colours and every item, with the differences marked. The visitor changes, adds and removes versions, and makes one of them the page's current car. Without `versions` and `model` it compares the current car's version with others of the model and follows it until the visitor changes something; if the page has no car the visitor chooses a model. Names and prices stay visible below the top of the window; if the page has a sticky bar there, set --vt-sticky-top to its height. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-version-comparator': VtVersionComparatorAttributes;
  /**
   * The vouchers of a signed-in customer's loyalty programme (spec offers#loyalty): the available ones with the maximum discount of a purchase, each as a code for the dealer; the used, given and expired ones; the next one that the customer is entitled to, and one for points, each made once and after a confirmation; and the gift of one by a link.
   * @since 0.1.0
   */
  'vt-vouchers': VtVouchersAttributes;
  /**
   * What belongs to the cars of a signed-in visitor: their warranties with the terms as a file, the invoice, the steps of the delivery, and Mopar's services and accessories with the installments of what is chosen. Each section loads when it is opened. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-warranty': VtWarrantyAttributes;
  /**
   * The welcome kit of a signed-in customer's order: the address that it is sent to, confirmed or typed, and whether it has left (spec reservations#welcome-kit).
   * @since 0.1.0
   */
  'vt-welcome-kit': VtWelcomeKitAttributes;
  /**
   * Starts a conversation with the brand on WhatsApp. The visitor's number is checked first, without a message. The children are shown until it is ready, and if it fails.
   * @since 0.1.0
   */
  'vt-whatsapp': VtWhatsappAttributes;
  /**
   * The working prices of a dealer, for its sellers and the staff (spec cars#working-prices): changed in the table, created, imported from a list, and as others see them with their history. The server decides which dealers an account may change.
   * @since 0.1.0
   */
  'vt-working-price': VtWorkingPriceAttributes;
}

/** The events of every tag, by name. */
export interface VitrineTagEvents {
  'vt-account': VtAccountEvents;
  'vt-barcode-scanner': VtBarcodeScannerEvents;
  'vt-benefits': VtBenefitsEvents;
  'vt-car-image': VtCarImageEvents;
  'vt-car-rating': VtCarRatingEvents;
  'vt-card-wallet': VtCardWalletEvents;
  'vt-catalogue-admin': VtCatalogueAdminEvents;
  'vt-configurator': VtConfiguratorEvents;
  'vt-configurator-summary': VtConfiguratorSummaryEvents;
  'vt-contact-form': VtContactFormEvents;
  'vt-coupon': VtCouponEvents;
  'vt-coupon-admin': VtCouponAdminEvents;
  'vt-dealer-admin': VtDealerAdminEvents;
  'vt-dealer-checkin': VtDealerCheckinEvents;
  'vt-dealer-finder': VtDealerFinderEvents;
  'vt-dealer-review': VtDealerReviewEvents;
  'vt-document-upload': VtDocumentUploadEvents;
  'vt-employee-purchase': VtEmployeePurchaseEvents;
  'vt-event-admin': VtEventAdminEvents;
  'vt-events': VtEventsEvents;
  'vt-funding-flow': VtFundingFlowEvents;
  'vt-game': VtGameEvents;
  'vt-garage': VtGarageEvents;
  'vt-go-back': VtGoBackEvents;
  'vt-hub-menu': VtHubMenuEvents;
  'vt-identity-validation': VtIdentityValidationEvents;
  'vt-installment-calculator': VtInstallmentCalculatorEvents;
  'vt-integration-errors': VtIntegrationErrorsEvents;
  'vt-journey': VtJourneyEvents;
  'vt-lead-form': VtLeadFormEvents;
  'vt-location-selector': VtLocationSelectorEvents;
  'vt-login': VtLoginEvents;
  'vt-loyalty': VtLoyaltyEvents;
  'vt-loyalty-ranking': VtLoyaltyRankingEvents;
  'vt-loyalty-subscription': VtLoyaltySubscriptionEvents;
  'vt-maintenance-admin': VtMaintenanceAdminEvents;
  'vt-maintenance-simulator': VtMaintenanceSimulatorEvents;
  'vt-manual-admin': VtManualAdminEvents;
  'vt-manuals': VtManualsEvents;
  'vt-mopar-offers': VtMoparOffersEvents;
  'vt-offer-admin': VtOfferAdminEvents;
  'vt-offers': VtOffersEvents;
  'vt-order-timeline': VtOrderTimelineEvents;
  'vt-orders': VtOrdersEvents;
  'vt-password': VtPasswordEvents;
  'vt-polls': VtPollsEvents;
  'vt-promotion': VtPromotionEvents;
  'vt-promotion-admin': VtPromotionAdminEvents;
  'vt-qr-code': VtQrCodeEvents;
  'vt-quiz': VtQuizEvents;
  'vt-quotation': VtQuotationEvents;
  'vt-recall-admin': VtRecallAdminEvents;
  'vt-recall-search': VtRecallSearchEvents;
  'vt-region-admin': VtRegionAdminEvents;
  'vt-rental-interest': VtRentalInterestEvents;
  'vt-rental-offers': VtRentalOffersEvents;
  'vt-rental-proposals': VtRentalProposalsEvents;
  'vt-rental-registration': VtRentalRegistrationEvents;
  'vt-repairman': VtRepairmanEvents;
  'vt-reservation': VtReservationEvents;
  'vt-rewards': VtRewardsEvents;
  'vt-security-photo': VtSecurityPhotoEvents;
  'vt-service-scheduling': VtServiceSchedulingEvents;
  'vt-signup': VtSignupEvents;
  'vt-test-drive': VtTestDriveEvents;
  'vt-trade-in': VtTradeInEvents;
  'vt-user-data': VtUserDataEvents;
  'vt-version-comparator': VtVersionComparatorEvents;
  'vt-vouchers': VtVouchersEvents;
  'vt-warranty': VtWarrantyEvents;
  'vt-welcome-kit': VtWelcomeKitEvents;
  'vt-whatsapp': VtWhatsappEvents;
  'vt-working-price': VtWorkingPriceEvents;
}

/** The settings of a page, each the metadata tag vitrine:NAME; leadClientId is vitrine:lead-client-id. */
export interface VitrineSettings {
  /** The page's brand: colours, corners, and what services answer. */
  brand?: 'fiat' | 'fiat-abarth' | 'jeep' | 'ram' | 'dodge' | 'chrysler' | 'citroen' | 'peugeot' | 'leapmotor';
  /** The page's country: documents, phones, currency, services. */
  country?: 'BR' | 'AR';
  /** Language of the texts; pt-BR by default. */
  language?: 'pt-BR' | 'es-AR';
  /** Market of price calls; that of the country by default. */
  market?: 'c-BR' | 'pt-BR' | 'es-AR';
  /** * Hosts from which code may come and to which calls may go, the page's own besides; any by default. *.brand.example are all hosts below one. Write it in the head, before what it limits. */
  allowedHosts?: string;
  /** With author, a widget that cannot work shows in its place what is missing. */
  mode?: 'author' | 'visitor';
  /** Milliseconds for which a chosen city is kept; 14400000 by default. */
  cacheTtl?: NumberText;
  /** Provider that finds addresses and positions. */
  locationProvider?: 'service' | 'GCP' | 'AWS';
  /** Key of the location provider AWS. Public. */
  awsKey?: string;
  /** Region of the location provider AWS. */
  awsRegion?: string;
  /** The site's id for the lead service. */
  leadClientId?: string;
  /** The site's secret for the lead service. Public: it identifies the site and does not prove who sends. */
  leadClientSecret?: string;
  /** Provider asked first for a postal code. */
  postalService?: string;
  /** Provider asked if the first does not find the postal code. */
  publicLookup?: string;
  /** Address of a map's tiles with {z}, {x} and {y}; without it there is no map. */
  mapTiles?: string;
  /** Text on the map that names the owner of its data. */
  mapAttribution?: string;
  /** * Folder with the model blaze_face_short_range.tflite, by which the library helps to take a photo of a face; none by default: no package is known that publishes a model which the detector takes. */
  faceDetector?: string;
  /** * How a page takes a new card: address of the card provider's frame, in which it is typed. It is of another origin than the page, which sees nothing of the card (PCI DSS: SAQ A). */
  cardFrame?: string;
  /** * The exception, for a provider without a frame: address to which the library's own fields send a new card of a payment, under a one-time token. Every script of the page could read them (PCI DSS: SAQ A-EP at least). With neither, visitors pay with the cards of their wallet. */
  cardProvider?: string;
  /** * Domain of the cookies; the widest above the current host that the browser accepts by default. The host itself where one is enough: the guest's cookie is then one that no other host can set. */
  cookieDomain?: string;
  /** Names of query parameters that choose the page, besides the usual ones; links to the page keep them. */
  pageParameters?: string;
  /** Cookie of the visitor's session; vitrine_session by default. */
  sessionCookie?: string;
  /** Cookie of the visitor's identity; vitrine_identity by default. */
  identityCookie?: string;
  /** Page on which visitors sign in; {return} stands for the address to return to, which is otherwise added as returnUrl. */
  signIn?: string;
  /** * Host of the brand's single sign-on, the context of calls about promotions and regions; {brand} stands for the page's brand. The host of the auth service by default. */
  signOnHost?: string;
  /** Id of the offer that the page is about, for services that ask for it. */
  offerContext?: string;
  /** Id of the work statement that the page is about, for services that ask for it. */
  workstatementContext?: string;
  /** Header for a key that stays the same when a lead, conversation or proposal is sent again; none by default. */
  idempotencyHeader?: string;
  /** * Address of a file with a service's own names for what is ours: paths, query, headers, fields (WireMap); default names without it. */
  wire?: string;
  /** * Consents required: analytics_storage before facts, the report of a lead, reports for monitoring, visited cars, and the analytics' ids in a lead; ad_storage before the click id and a kept campaign. None by default. */
  consent?: string;
  /** * With on, the report of a lead also has the session's token in its body, for a service that does not read it from the header; off by default. */
  leadReportToken?: 'on' | 'off' | 'true' | 'false';
  /** Global array or function that receives the facts; dataLayer by default. */
  dataLayer?: string;
  /** Address that receives one report of each watched page view: timings and faults of the widgets; none by default. */
  report?: string;
  /** Share of page views that report, 0 to 1; 0.1 by default. */
  reportSample?: string;
  /** With on, the lead's CPF field also accepts a CNPJ. */
  cpfCnpjInLead?: 'on' | 'off' | 'true' | 'false';
  /** With on, the lead form also asks for the address and checks it by postal code. */
  addressValidation?: 'on' | 'off' | 'true' | 'false';
  /** Where a lead may be sent without a CPF: off, everywhere, or lists of cities and dealers. */
  leadWithoutCpf?: string;
}

/** The remote services. */
export type VitrineService =
  | 'assets'
  | 'auth'
  | 'aws-places'
  | 'aws-routes'
  | 'benefits'
  | 'business-to-employee'
  | 'car'
  | 'confiat'
  | 'contact-us'
  | 'dealer'
  | 'dealer-sales'
  | 'dealer-scheduler'
  | 'dictionary'
  | 'document-uploader'
  | 'evaluate'
  | 'events'
  | 'face-identity'
  | 'financing'
  | 'game'
  | 'garage'
  | 'identity-validation'
  | 'integration-log'
  | 'journey'
  | 'lead-integration'
  | 'location'
  | 'loyalty'
  | 'loyalty-subscription'
  | 'maintenance'
  | 'manual'
  | 'models'
  | 'mopar-offer'
  | 'mvs'
  | 'offer-admin'
  | 'offer-search'
  | 'offer-site'
  | 'part'
  | 'payment-security'
  | 'payment-transaction'
  | 'price'
  | 'promotion'
  | 'quiz'
  | 'rating'
  | 'recall'
  | 'rental-offer'
  | 'rental-user'
  | 'reservation'
  | 'stock'
  | 'user'
  | 'user-analytics'
  | 'version-comparator'
  | 'visit-scheduling'
  | 'visitor-schedule'
  | 'voucher-hub'
  | 'whatsapp';

declare global {
  interface HTMLElementTagNameMap {
    'vt-account': HTMLElement;
    'vt-barcode-scanner': HTMLElement;
    'vt-benefits': HTMLElement;
    'vt-car-image': HTMLElement;
    'vt-car-rating': HTMLElement;
    'vt-card-wallet': HTMLElement;
    'vt-catalogue-admin': HTMLElement;
    'vt-configurator': HTMLElement;
    'vt-configurator-summary': HTMLElement;
    'vt-contact-form': HTMLElement;
    'vt-coupon': HTMLElement;
    'vt-coupon-admin': HTMLElement;
    'vt-dealer-admin': HTMLElement;
    'vt-dealer-checkin': HTMLElement;
    'vt-dealer-finder': HTMLElement;
    'vt-dealer-review': HTMLElement;
    'vt-document-upload': HTMLElement;
    'vt-employee-purchase': HTMLElement;
    'vt-event-admin': HTMLElement;
    'vt-events': HTMLElement;
    'vt-funding-flow': HTMLElement;
    'vt-game': HTMLElement;
    'vt-garage': HTMLElement;
    'vt-go-back': HTMLElement;
    'vt-hub-menu': HTMLElement;
    'vt-identity-validation': HTMLElement;
    'vt-installment-calculator': HTMLElement;
    'vt-integration-errors': HTMLElement;
    'vt-journey': HTMLElement;
    'vt-lead-form': HTMLElement;
    'vt-location-selector': HTMLElement;
    'vt-login': HTMLElement;
    'vt-loyalty': HTMLElement;
    'vt-loyalty-ranking': HTMLElement;
    'vt-loyalty-subscription': HTMLElement;
    'vt-maintenance-admin': HTMLElement;
    'vt-maintenance-simulator': HTMLElement;
    'vt-manual-admin': HTMLElement;
    'vt-manuals': HTMLElement;
    'vt-mopar-offers': HTMLElement;
    'vt-offer-admin': HTMLElement;
    'vt-offers': HTMLElement;
    'vt-order-timeline': HTMLElement;
    'vt-orders': HTMLElement;
    'vt-password': HTMLElement;
    'vt-polls': HTMLElement;
    'vt-promotion': HTMLElement;
    'vt-promotion-admin': HTMLElement;
    'vt-qr-code': HTMLElement;
    'vt-quiz': HTMLElement;
    'vt-quotation': HTMLElement;
    'vt-recall-admin': HTMLElement;
    'vt-recall-search': HTMLElement;
    'vt-region-admin': HTMLElement;
    'vt-rental-interest': HTMLElement;
    'vt-rental-offers': HTMLElement;
    'vt-rental-proposals': HTMLElement;
    'vt-rental-registration': HTMLElement;
    'vt-repairman': HTMLElement;
    'vt-reservation': HTMLElement;
    'vt-rewards': HTMLElement;
    'vt-security-photo': HTMLElement;
    'vt-service-scheduling': HTMLElement;
    'vt-signup': HTMLElement;
    'vt-test-drive': HTMLElement;
    'vt-trade-in': HTMLElement;
    'vt-user-data': HTMLElement;
    'vt-version-comparator': HTMLElement;
    'vt-vouchers': HTMLElement;
    'vt-warranty': HTMLElement;
    'vt-welcome-kit': HTMLElement;
    'vt-whatsapp': HTMLElement;
    'vt-working-price': HTMLElement;
  }
  interface HTMLElementEventMap extends VitrineEventMap {}
  interface DocumentEventMap extends VitrineEventMap {}
  interface WindowEventMap extends VitrineEventMap {}
}
