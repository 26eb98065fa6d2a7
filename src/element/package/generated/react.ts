// Made by `npm run generate` from the widgets' element.ts; do not edit.
import { createWidget } from '../create-widget';

export type { WidgetComponent, WidgetProps } from '../create-widget';

/**
 * The logged area (spec screens#logged-area): greets the signed-in visitor, opens one section at a time, and signs out. Each section is another widget by its tag, whose files load when the section is first opened; what is typed there stays while another section is open. The open section is in the page's address (vt-section). Further sections are the author's `<template data-section="NAME" data-label="LABEL">` in the tag; a template with the name of a section replaces its widget, and one with a tag that this version of the library does not have is not shown. The section benefits is there with one of its attributes. Their sites open by links that are valid once, in a tab of the visitor's click (spec services#authentication).
 * @since 0.1.0
 */
export const VtAccount = /* @__PURE__ */ createWidget('vt-account', [
  'heading',
  'sections',
  'configurator-url',
  'payment-url',
  'documents-url',
  'photo-url',
  'welcome-kit-url',
  'gift-url',
  'discount-club',
  'eper',
  'rewards',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Reads codes with the camera, from a photo, or typed: the vehicle identification number of a label, and other codes where the page asks for them. It reports each as `new-barcode` and stops the camera. Pictures never leave the device. Codes are read in workers: a page with a Content-Security-Policy allows them with `worker-src 'self'`, or `blob:` where the library comes from another origin; without them the page reads by itself, more slowly. The page must allow the camera if it sends a Permissions-Policy.
 * @since 0.1.0
 */
export const VtBarcodeScanner = /* @__PURE__ */ createWidget('vt-barcode-scanner', [
  'heading',
  'accept',
  'formats',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The benefits of a signed-in visitor: available, next and redeemed, with filters in the page's address. One is redeemed for oneself or as a gift, at a dealer if it is used there, and its code stays among the redeemed; who has used one rates it. The coverage is checked by e-mail or chassis, and the discount club opens signed in. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtBenefits = /* @__PURE__ */ createWidget('vt-benefits', [
  'heading',
  'count',
  'audience',
  'discount-club',
  'load',
  'heading-level',
  'surface',
]);

/**
 * An image of a car by version, year, colour and angle, in the size that fits its place. The previous image stays while another colour loads. If there is no such image, it shows the `fallback` image, or the same car in its standard colour with a note; if these are missing too, the children, or an icon with a text. Its aspect ratio is 7 to 5, for a wheel 1 to 1, unless the page sets aspect-ratio.
 * @since 0.1.0
 */
export const VtCarImage = /* @__PURE__ */ createWidget('vt-car-image', [
  'brand',
  'model',
  'version',
  'series',
  'year',
  'color',
  'angle',
  'fallback',
  'label',
  'decorative',
  'fit',
  'sizes',
  'eager',
  'load',
]);

/**
 * Shows what the valuation service says of a used car: its value by plate and kilometres, beside that by the plate alone. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtCarRating = /* @__PURE__ */ createWidget('vt-car-rating', [
  'heading',
  'trade-in-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The cards of a signed-in visitor, with the favorite, the contracts that they pay, and ways to add and remove one. The services have two groups of calls for the same wallet (spec services#payments): by default cards are listed, added, favored and removed with the payment instruments (PIN), which edit none; calls="card-management" does all of that with card management (CRD), and edits them. Contracts have one pair of calls, which both use. A card's number goes to the call that adds it, with a token that is valid once, and nowhere else; a failed attempt leaves it in the inputs only.
 * @since 0.1.0
 */
export const VtCardWallet = /* @__PURE__ */ createWidget('vt-card-wallet', [
  'heading',
  'calls',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The catalogue of the brand, for staff (spec services#catalogue): the setup of each model and their order, the parts of a version, and the search index of accessories. The server decides what an account may do.
 * @since 0.1.0
 */
export const VtCatalogueAdmin = /* @__PURE__ */ createWidget('vt-catalogue-admin', [
  'heading',
  'roles',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Configures a car: version, optionals, colour, accessories, upholstery, services and a summary to share, print or save. The car becomes the page's current car, which the summary, the comparator and the forms of the page use. A shared link opens the same car; a visitor's configuration is restored for four hours. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtConfigurator = /* @__PURE__ */ createWidget('vt-configurator', [
  'heading',
  'model',
  'mvs',
  'year',
  'steps',
  'price-type',
  'finish-url',
  'financing-url',
  'test-drive-url',
  'reservation-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The page's current car as configured by the visitor: compact in one line, or in full with all prices, the conditions and the sharing options (link, share sheet, WhatsApp, QR code, print, PDF). On a page without a configurator it restores the car of a shared link or, for four hours, of an earlier visit. The version of a signed-in visitor is saved to their garage. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtConfiguratorSummary = /* @__PURE__ */ createWidget('vt-configurator-summary', [
  'view',
  'heading',
  'link',
  'hide-share',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Sends a visitor's message to the brand or to a dealer, with its reason and the page's current car. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtContactForm = /* @__PURE__ */ createWidget('vt-contact-form', [
  'heading',
  'reason',
  'dealer',
  'brand-only',
  'privacy-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Validates a coupon for an offer and a plan and applies it: the page's vt-funding-flow takes it up, or it is used here. For an offer of services or accessories it is the offer's coupon, or its fixed price. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtCoupon = /* @__PURE__ */ createWidget('vt-coupon', [
  'heading',
  'offer-id',
  'periods',
  'down-payment',
  'financing-url',
  'redeem',
  'mopar-offer',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Clears used coupons, for staff (spec services#coupons): the uses of a coupon, of a CPF, or of a coupon by a CPF. It asks before it sends, says how many uses were cleared, and lists what was cleared since the page was opened. The server decides what an account may do.
 * @since 0.1.0
 */
export const VtCouponAdmin = /* @__PURE__ */ createWidget('vt-coupon-admin', [
  'heading',
  'roles',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The brand's dealers for staff (spec places#blocked-dealers): who may block dealers blocks one or several with a reason, and unblocks them by their codes, as searches need not have the blocked ones; who manages dealers sets whether one takes part in e-connect. The server decides what an account may do.
 * @since 0.1.0
 */
export const VtDealerAdmin = /* @__PURE__ */ createWidget('vt-dealer-admin', [
  'heading',
  'roles',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Checks a visitor in at a dealer: access by the code of the dealer's QR code, a short form, and the call of an attendant with its live state. On the dealer's own screen it shows the QR code. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtDealerCheckin = /* @__PURE__ */ createWidget('vt-dealer-checkin', [
  'heading',
  'dealer',
  'screen',
  'checkin-url',
  'privacy-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Lists dealers in the visitor's city, in the city of a postal code or around the visitor, the nearest first, with address, phone and route; as the author wants, also in an influence area, a region, a zone or of a group. Details of a dealer and, with the metadata map-tiles, a map load when the visitor opens them. The page's other widgets use the chosen dealer, which is kept for the visit; the list follows the place chosen in other widgets. A measured position is not stored. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtDealerFinder = /* @__PURE__ */ createWidget('vt-dealer-finder', [
  'heading',
  'search-by',
  'filter-by',
  'extent',
  'radius',
  'dealer-group',
  'dealer-type',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The opinions of owners about a dealer, for everybody: the author's, else the one chosen on the page. A signed-in owner gives one about the dealer of a car bought fewer than 30 days ago, once per car. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtDealerReview = /* @__PURE__ */ createWidget('vt-dealer-review', [
  'heading',
  'dealer',
  'garage-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The documents of an order or a proposal, or documents without one: each with its state, sent in chunks that pause, and continue where they stopped (spec reservations#documents). For customers, and for sellers who send a customer's.
 * @since 0.1.0
 */
export const VtDocumentUpload = /* @__PURE__ */ createWidget('vt-document-upload', [
  'heading',
  'order',
  'proposal',
  'bank',
  'documents',
  'max-size',
  'orders-url',
  'identity-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * A car for the company's people and their families: who buys is checked, with what stands against the purchase in the market; then the reduced offers with their stock, the billing data and documents of the role, and the reservation, made once. Its billing opens in a tab of its own. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtEmployeePurchase = /* @__PURE__ */ createWidget('vt-employee-purchase', [
  'heading',
  'model',
  'count',
  'contact-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The participants of the brand's events for staff (spec services#events): who takes part, the list as a CSV file, and the removal of one or several with a reason. E-mails are hidden until somebody asks for them.
 * @since 0.1.0
 */
export const VtEventAdmin = /* @__PURE__ */ createWidget('vt-event-admin', [
  'heading',
  'roles',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The events of the brand's community for signed-in customers: to come, one's own and past, by place. An opened one says when and where it is, with the way there and a calendar file, counts the time until it starts, and enrols the visitor with companions, or puts them on the waiting list of a full one. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtEvents = /* @__PURE__ */ createWidget('vt-events', [
  'heading',
  'count',
  'participants',
  'structured-data',
  'contact-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Finances a car, from the source of financing to the bank's decision: simulation, the visitor's data, consent, proposal, documents. The car is the page's current car, or the one of the attributes; the flow starts with a plan chosen in the calculator or given in the address. Within a visit it resumes at the last step. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtFundingFlow = /* @__PURE__ */ createWidget('vt-funding-flow', [
  'heading',
  'sources',
  'mvs',
  'year',
  'price',
  'plan-type',
  'offer-id',
  'external-url',
  'reservation-url',
  'terms-url',
  'origin',
  'sub-origin',
  'product-group',
  'down-payment-step',
  'final-installment-step',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The games of the brand, with what can be won for everybody. A signed-in customer has one play a day, whose outcome the service decides before anything moves; the outcomes and the result are there as text too. Points, ranking, and the time until the next play. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtGame = /* @__PURE__ */ createWidget('vt-game', [
  'heading',
  'game',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The cars that a signed-in visitor owns, has visited and wants. Owned cars are added by plate or chassis, one of them is the main car; a car that the visitor has configured can be kept among the visited or the wanted ones. A car of the page's brand can be opened in the configurator, or become the car of the page's other widgets.
 * @since 0.1.0
 */
export const VtGarage = /* @__PURE__ */ createWidget('vt-garage', [
  'heading',
  'lists',
  'configurator-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Links back to the previous page if it is on this site, else to the parent page. A link or button among the children is used as it is; other children become the text of the link.
 * @since 0.1.0
 */
export const VtGoBack = /* @__PURE__ */ createWidget('vt-go-back', [
  'fallback',
  'to',
]);

/**
 * Secondary menu of a hub page with a badge for its car. The entries are the author's own links; the link whose section is on screen is marked as the current one.
 * @since 0.1.0
 */
export const VtHubMenu = /* @__PURE__ */ createWidget('vt-hub-menu', [
  'label',
  'badge',
  'garage',
  'sticky',
]);

/**
 * Validates the identity of a signed-in visitor in the six steps of the specification: the token sent to the phone and the quiz are answered here, the others are waited for. It goes on where it was left in this tab. The journey calls (JRN) belong to questionnaires of opinion, delivery and complaint and are not used: their types know no identity.
 * @since 0.1.0
 */
export const VtIdentityValidation = /* @__PURE__ */ createWidget('vt-identity-validation', [
  'heading',
  'help-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Calculates a car's installments: sliders for the down payment, the number of installments and, if the plan has one, the final installment, with the resulting amounts and the legal text. The car is the page's current car, or the version of its attributes; without either the visitor chooses one. It compares other versions and cars by their installments, offers with a final installment and the plans of other sources. The plan that the visitor continues with becomes the page's plan (`vt-funding-plan-selected`): a funding flow on the page starts with it, else the address of `finish-url` receives it. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtInstallmentCalculator = /* @__PURE__ */ createWidget('vt-installment-calculator', [
  'heading',
  'source',
  'sources',
  'mvs',
  'year',
  'price',
  'plan-type',
  'offer-id',
  'down-payment-step',
  'final-installment-step',
  'offers',
  'finish-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Failed deliveries between systems, for staff (spec services#integration): errors with filters, what was sent with its secrets hidden, one corrected and sent again, many sent again, and the log. The server decides what an account may do.
 * @since 0.1.0
 */
export const VtIntegrationErrors = /* @__PURE__ */ createWidget('vt-integration-errors', [
  'heading',
  'roles',
  'load',
  'heading-level',
  'surface',
]);

/**
 * A guided questionnaire with evidence: an owner's opinion, a delivery or a complaint. It is begun, complemented with answers and files, reviewed and submitted once, and ends with a protocol number to copy. An unfinished one goes on after a reload. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtJourney = /* @__PURE__ */ createWidget('vt-journey', [
  'heading',
  'type',
  'vin',
  'load',
  'heading-level',
  'surface',
]);

/**
 * A form in which a visitor, as a person or for a company, asks to be contacted about a car; the lead is sent to the page's lead service. A city and a dealer chosen in other widgets of the page fill it in. If the page asks for addresses, it needs 104 px more on phones: set a min-height on the tag. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtLeadForm = /* @__PURE__ */ createWidget('vt-lead-form', [
  'heading',
  'persons',
  'model',
  'version',
  'model-year',
  'dealer',
  'dealer-required',
  'origin',
  'sub-origin',
  'product-group',
  'form',
  'callback',
  'return-url',
  'test-drive-url',
  'financing-url',
  'privacy-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Selects the visitor's place: by postal code, by state and city, by an address with suggestions, or by the browser's position. The page's other widgets use the choice, which is stored for four hours. A chosen place is shown with a button to change it. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtLocationSelector = /* @__PURE__ */ createWidget('vt-location-selector', [
  'layout',
  'heading',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Signs a visitor in with a password, or with other sites by the brand's single sign-on, and returns to the page that asked for it. A signed-in visitor sees who is signed in, and the way out. The session's cookies are all that it keeps. Further widgets of the page that need an account lead here.
 * @since 0.1.0
 */
export const VtLogin = /* @__PURE__ */ createWidget('vt-login', [
  'heading',
  'providers',
  'signup-url',
  'password-url',
  'account-url',
  'return-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The signed-in visitor's membership of the brand's loyalty program (Jeep Nation, Jeep Wave): points, level and what is missing to the next one, medals earned and to earn, prizes, questions and the program's dealer. Who is in no program reads whether they can join, and why not. Staff of the program can give medals. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtLoyalty = /* @__PURE__ */ createWidget('vt-loyalty', [
  'heading',
  'join-url',
  'rewards-url',
  'ranking-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The ranking of the brand's loyalty program for its members, page by page; the visitor's own row is always in sight. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtLoyaltyRanking = /* @__PURE__ */ createWidget('vt-loyalty-ranking', [
  'heading',
  'page-size',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The membership of the brand's loyalty program for signed-in customers: its plans, the free registration with the agreement to its terms, and a subscription that is paid with a card of the wallet (spec offers#loyalty). No card's number is read or sent here: the wallet's id of the card is.
 * @since 0.1.0
 */
export const VtLoyaltySubscription = /* @__PURE__ */ createWidget('vt-loyalty-subscription', [
  'heading',
  'terms-url',
  'wallet-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * What staff do to keep other services in step (spec services#authentication, services#dictionary): accounts are imported and migrated, the benefits of dealers synchronized, the reservations of a campaign reprocessed, and the data dictionary looked up and changed. A list is simulated row by row before anything is sent. The server decides what an account may do.
 * @since 0.1.0
 */
export const VtMaintenanceAdmin = /* @__PURE__ */ createWidget('vt-maintenance-admin', [
  'heading',
  'roles',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The revisions of a car by kilometres and months: which one is next, what each includes and costs in the visitor's state, and the next oil change. The plan can be printed, and the next revision booked. Signed-in visitors can choose a car of their garage. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtMaintenanceSimulator = /* @__PURE__ */ createWidget('vt-maintenance-simulator', [
  'heading',
  'model',
  'mvs',
  'state',
  'hide-booking',
  'booking-url',
  'brand-url',
  'privacy-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The owner's manuals of the brand, drafts too, for staff (spec services#manuals): a table, new manuals with sections and a file, changes, removals one by one or together, and each manual as customers read it. The server decides what an account may do.
 * @since 0.1.0
 */
export const VtManualAdmin = /* @__PURE__ */ createWidget('vt-manual-admin', [
  'heading',
  'roles',
  'max-size',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The brand's manuals for signed-in visitors: found by words, by model, by year or for a car of their garage. Each is read as text, with the words marked, in another year's edition, and as a PDF: in the page where the browser has a viewer for it, in a new tab, or downloaded. A page with a Content-Security-Policy allows the former with `frame-src blob:`; without it the PDF opens in a new tab. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtManuals = /* @__PURE__ */ createWidget('vt-manuals', [
  'heading',
  'count',
  'model',
  'garage-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The brand's offers of services and accessories, by a fixed price or by a coupon that a signed-in visitor takes and shows at the dealer. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtMoparOffers = /* @__PURE__ */ createWidget('vt-mopar-offers', [
  'heading',
  'count',
  'type',
  'model',
  'scheduling-url',
  'contact-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The offers of the brand whatever their status, for staff (spec offers#actions): a table with filters, new offers, changes, the actions that each status allows, for one or for several with a result for each, their order, and how visitors see them. The server decides what an account may do.
 * @since 0.1.0
 */
export const VtOfferAdmin = /* @__PURE__ */ createWidget('vt-offer-admin', [
  'heading',
  'roles',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The brand's offers at the visitor's place: a search with suggestions, filters in the page's address, and each offer with its conditions, dealers and ways on. Visitors save offers, in their account or for the visit. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtOffers = /* @__PURE__ */ createWidget('vt-offers', [
  'heading',
  'count',
  'type',
  'dealer-code',
  'contact-url',
  'financing-url',
  'reservation-url',
  'structured-data',
  'load',
  'heading-level',
  'surface',
]);

/**
 * One order, named by the attribute or the page's address: its timeline, its payments, and its cancellation with a reason. Also for a visitor without an account, who sees the orders of the anonymous guest.
 * @since 0.1.0
 */
export const VtOrderTimeline = /* @__PURE__ */ createWidget('vt-order-timeline', [
  'heading',
  'order',
  'orders-url',
  'payment-url',
  'documents-url',
  'photo-url',
  'welcome-kit-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The orders of a signed-in visitor, newest first, with a filter. An order opens on a page of its own, or in the list: its timeline, its payments, and its cancellation with a reason.
 * @since 0.1.0
 */
export const VtOrders = /* @__PURE__ */ createWidget('vt-orders', [
  'heading',
  'details-url',
  'payment-url',
  'documents-url',
  'photo-url',
  'welcome-kit-url',
  'cars-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Sets a password: a new one with the code of an e-mail, typed or in the e-mail's link; another one for a signed-in visitor; the first one of an account that somebody else has opened. It does not tell which accounts exist.
 * @since 0.1.0
 */
export const VtPassword = /* @__PURE__ */ createWidget('vt-password', [
  'heading',
  'mode',
  'login-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The polls of the brand's community for signed-in customers: open ones with one vote a person, their results after the vote, and those that have ended (spec offers#benefits).
 * @since 0.1.0
 */
export const VtPolls = /* @__PURE__ */ createWidget('vt-polls', [
  'heading',
  'type',
  'count',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The promotions and raffles of the page's brand for signed-in customers (spec offers#promotions): the list by group, one promotion with its period, prizes, regulation and authorisation; joining, also by invitation; the lucky numbers and how each was won; QR codes, read in place or brought by the page's address; the link that invites others; the winners. An address that brings an invitation (hub-invited-by-id) or a code (vt-promotion-code) keeps it through the sign-in.
 * @since 0.1.0
 */
export const VtPromotion = /* @__PURE__ */ createWidget('vt-promotion', [
  'heading',
  'promotion',
  'group',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The promotions of the brand for staff (spec services#promotions), in tabs that the address names: promotions with their period, prizes and regions; who takes part, and who no longer may; the report of the candidates for a prize; groups; and the list of those who may not take part. The server decides what an account may do.
 * @since 0.1.0
 */
export const VtPromotionAdmin = /* @__PURE__ */ createWidget('vt-promotion-admin', [
  'heading',
  'roles',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Shows a text as a QR code, black on white regardless of the page's colours, with the quiet zone that cameras need. Without a text it contains the page's address without query and hash, which may hold personal data. It fails if the text is too long for the largest code. It is 224 px wide unless the page sets a width; codes of long texts need more.
 * @since 0.1.0
 */
export const VtQrCode = /* @__PURE__ */ createWidget('vt-qr-code', [
  'value',
  'level',
  'mask',
  'version',
  'label',
  'load',
]);

/**
 * A quiz, one question at a time, by keyboard, touch and swipe: the choices survive a reload, the end has the result with explanations, a way to share it, and the next step. It is saved for a signed-in visitor, once; that of a visitor without an account at the sign-in. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtQuiz = /* @__PURE__ */ createWidget('vt-quiz', [
  'heading',
  'quiz',
  'contact-url',
  'offers-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The quotation simulator of a dealer's sellers: a version by code or words, its optionals, colour, upholstery, accessories and services with the configurator's rules, a comment, the factory's stock beside them, the conditions of the offer, and a preview as the customer sees it. A quotation is saved to the CRM, reopened by its number with what has changed since, and compared with another one. For signed-in sellers; the others see its purpose and a way to sign in.
 * @since 0.1.0
 */
export const VtQuotation = /* @__PURE__ */ createWidget('vt-quotation', [
  'heading',
  'customer-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Recalls by software for staff (spec cars#recalls): a car by its plate or chassis, its campaigns, the update that is created for one at a dealer and then validated, with both states and the versions of the software. The documents name no role for it; ours are those of the service's and of the cars' inspectors; the token goes with it, and the server decides.
 * @since 0.1.0
 */
export const VtRecallAdmin = /* @__PURE__ */ createWidget('vt-recall-admin', [
  'heading',
  'roles',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Tells whether a car has a recall, by its plate or chassis, which is typed, read with the camera or known from the garage of a signed-in visitor. Each campaign shows its risk, what to do and its bulletin; a pending one has a voucher and the booking of the repair. `?vt-campaign=ID`, the address of a campaign's letter, shows that campaign first. A plate or a chassis is never read from the address, nor written to it. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtRecallSearch = /* @__PURE__ */ createWidget('vt-recall-search', [
  'heading',
  'campaign',
  'brand-url',
  'privacy-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The regions in which promotions are held, for staff (spec services#promotions): a table, the states of each region, new regions, changes, and removals one by one or together. The server decides what an account may do.
 * @since 0.1.0
 */
export const VtRegionAdmin = /* @__PURE__ */ createWidget('vt-region-admin', [
  'heading',
  'roles',
  'load',
  'heading-level',
  'surface',
]);

/**
 * A form in which a company states its interest in renting vehicles or subscribing to them: the company, who answers for it, its fleet, and three consents. It goes to the rental partner that the author names, else to the page's lead service. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtRentalInterest = /* @__PURE__ */ createWidget('vt-rental-interest', [
  'heading',
  'partner',
  'offer-id',
  'model',
  'origin',
  'sub-origin',
  'product-group',
  'form',
  'privacy-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The brand's rental offers: tags, a price a month, and for each the plans by months and kilometres, what is included and the dealers that hand over the car. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtRentalOffers = /* @__PURE__ */ createWidget('vt-rental-offers', [
  'heading',
  'count',
  'model',
  'all-brands',
  'dealer-group',
  'interest-url',
  'contact-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The rental proposals of a signed-in visitor, those under way or all of them, with code, product and status. A proposal opens in the list, also by a link: its timeline, its documents, who attends to it, its summary as a file, and the way on from one that has expired or was reproved.
 * @since 0.1.0
 */
export const VtRentalProposals = /* @__PURE__ */ createWidget('vt-rental-proposals', [
  'heading',
  'documents-url',
  'offers-url',
  'contact-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The registration of a rental customer: started with the service, which takes its time, then filled in as a person with a driver's licence or as a company with who answers for it, and later changed. It goes on after a reload; only what has changed is sent. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtRentalRegistration = /* @__PURE__ */ createWidget('vt-rental-registration', [
  'heading',
  'offer-id',
  'next-url',
  'contact-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * A signed-in repairman's own data (spec services#users): shown, edited, and, as an act of its own, taking part in e-connect. The server decides what an account may do.
 * @since 0.1.0
 */
export const VtRepairman = /* @__PURE__ */ createWidget('vt-repairman', [
  'heading',
  'roles',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Reserves a car online: the campaign's cars, or that of the visitor's offer, the visitor's data, the dealer, and the payment by card, Pix, boleto, financing or at the dealer; later the payment of the rest. For guests and signed-in visitors. The page's address names the order (?order=), so that a lost tab goes on where it was.
 * @since 0.1.0
 */
export const VtReservation = /* @__PURE__ */ createWidget('vt-reservation', [
  'heading',
  'campaign',
  'model',
  'order-url',
  'financing-url',
  'privacy-url',
  'documents-url',
  'photo-url',
  'welcome-kit-url',
  'terms-url',
  'terms-version',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The rewards of the page's loyalty programme (spec offers#loyalty): the catalogue with what each costs, the customer's points, and the redemption for oneself or as a gift, once and after a confirmation; what was redeemed, with its code or its link; gift vouchers by their code. A page that a gift's link opened (vt-gift) shows the gift, to be received by whoever is signed in.
 * @since 0.1.0
 */
export const VtRewards = /* @__PURE__ */ createWidget('vt-rewards', [
  'heading',
  'gift-url',
  'support-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Takes the security photo of a signed-in visitor with the camera of their phone and has the service find a face in it. On other devices it says why and shows a QR code that opens the page on the phone. Where the page names the folder of a model in `vitrine:face-detector`, it also helps to hold the face into the oval, once the camera is on; without it, on a slow or metered connection, or if it does not load, the photo is taken all the same. The page must allow the camera if it sends a Permissions-Policy.
 * @since 0.1.0
 */
export const VtSecurityPhoto = /* @__PURE__ */ createWidget('vt-security-photo', [
  'heading',
  'phone-url',
  'help-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Books a visit to a dealer's workshop: the services with their prices, the car, a day and a free time in the dealer's own time zone. Signed-in visitors see their visits, which they confirm, cancel or move. A link such as a mail has, `?visit=ID&do=confirm`, `?visit=ID&do=cancel` or `?virtual-event=ID&do=update`, opens that one question instead; nothing but the id is in the address. Other pages lead here with `?services=`, `?mvs=`, `?revision=`, and an offer of services with `?offer=` and `?coupon=`.
 * @since 0.1.0
 */
export const VtServiceScheduling = /* @__PURE__ */ createWidget('vt-service-scheduling', [
  'heading',
  'dealer',
  'start',
  'services',
  'mvs',
  'revision',
  'plate',
  'chassis',
  'mileage',
  'comment',
  'visit',
  'virtual-event',
  'action',
  'privacy-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Creates an account, confirms its e-mail with a code, and signs the visitor in. It does not tell whether an e-mail has an account already.
 * @since 0.1.0
 */
export const VtSignup = /* @__PURE__ */ createWidget('vt-signup', [
  'heading',
  'login-url',
  'privacy-url',
  'return-url',
  'garage-url',
  'crm',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Asks a dealer for a test drive: the car, the dealer, a day, morning or afternoon. The dealer answers within 24 hours; the request is then in the page's address, so that a link and a reload show its status, and after the drive a rating from 1 to 5. It can be cancelled, by a guest with the link that the confirmation gives; a signed-in visitor sees all of them. A reminder can be asked for on WhatsApp, and the day be added to a calendar.
 * @since 0.1.0
 */
export const VtTestDrive = /* @__PURE__ */ createWidget('vt-test-drive', [
  'heading',
  'model',
  'mvs',
  'dealer',
  'test-drive',
  'privacy-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Values a used car by its plate, or by its model and year, and its kilometres. The value can become part of the down payment of the page's simulations, and goes with a lead. Photos stay in the visitor's browser. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtTradeIn = /* @__PURE__ */ createWidget('vt-trade-in', [
  'heading',
  'funding-url',
  'lead-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Completes a signed-in visitor's account in steps: personal data, address, dealer, and the message that they are saved (spec screens#user-data-steps). It starts with what is known and sends only what has changed.
 * @since 0.1.0
 */
export const VtUserData = /* @__PURE__ */ createWidget('vt-user-data', [
  'heading',
  'steps',
  'agreement',
  'agreement-date',
  'agreement-url',
  'next-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Compares two to four versions of a car side by side: picture, price, highlights, available colours and every item, with the differences marked. The visitor changes, adds and removes versions, and makes one of them the page's current car. Without `versions` and `model` it compares the current car's version with others of the model and follows it until the visitor changes something; if the page has no car the visitor chooses a model. Names and prices stay visible below the top of the window; if the page has a sticky bar there, set --vt-sticky-top to its height. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtVersionComparator = /* @__PURE__ */ createWidget('vt-version-comparator', [
  'heading',
  'versions',
  'model',
  'configure-url',
  'max-versions',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The vouchers of a signed-in customer's loyalty programme (spec offers#loyalty): the available ones with the maximum discount of a purchase, each as a code for the dealer; the used, given and expired ones; the next one that the customer is entitled to, and one for points, each made once and after a confirmation; and the gift of one by a link.
 * @since 0.1.0
 */
export const VtVouchers = /* @__PURE__ */ createWidget('vt-vouchers', [
  'heading',
  'gift-url',
  'points',
  'load',
  'heading-level',
  'surface',
]);

/**
 * What belongs to the cars of a signed-in visitor: their warranties with the terms as a file, the invoice, the steps of the delivery, and Mopar's services and accessories with the installments of what is chosen. Each section loads when it is opened. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtWarranty = /* @__PURE__ */ createWidget('vt-warranty', [
  'heading',
  'sections',
  'delivery-source',
  'garage-url',
  'privacy-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The welcome kit of a signed-in customer's order: the address that it is sent to, confirmed or typed, and whether it has left (spec reservations#welcome-kit).
 * @since 0.1.0
 */
export const VtWelcomeKit = /* @__PURE__ */ createWidget('vt-welcome-kit', [
  'heading',
  'order',
  'orders-url',
  'load',
  'heading-level',
  'surface',
]);

/**
 * Starts a conversation with the brand on WhatsApp. The visitor's number is checked first, without a message. The children are shown until it is ready, and if it fails.
 * @since 0.1.0
 */
export const VtWhatsapp = /* @__PURE__ */ createWidget('vt-whatsapp', [
  'heading',
  'model',
  'version',
  'series',
  'color',
  'dealer',
  'schedule-date',
  'target',
  'load',
  'heading-level',
  'surface',
]);

/**
 * The working prices of a dealer, for its sellers and the staff (spec cars#working-prices): changed in the table, created, imported from a list, and as others see them with their history. The server decides which dealers an account may change.
 * @since 0.1.0
 */
export const VtWorkingPrice = /* @__PURE__ */ createWidget('vt-working-price', [
  'heading',
  'roles',
  'load',
  'heading-level',
  'surface',
]);
