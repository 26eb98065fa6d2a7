import { staticImports } from './static-imports.mjs';

/**
 * Which modules share a file: those of a folder, so that moving a file tells where it loads. What the loader imports is
 * its own; others take from vitrine.js what they share with it. What every island stands on is the runtime: ui/core,
 * page/core, domain/core and what mounts a view.
 */
const loaderModules = staticImports('src/element/vitrine.ts');
const runtimeModules = staticImports('src/element/runtime.ts');
const LANGUAGES = ['pt-BR', 'es-AR'];
export const chunkGroups = [
  { name: 'vitrine', priority: 5, test: (/** @type {string} */ id) => loaderModules.has(id) },
  {
    name: 'runtime',
    priority: 4,
    test: (/** @type {string} */ id) =>
      /\/node_modules\/preact\/|\/src\/(ui|page|domain)\/core\//.test(id) || runtimeModules.has(id),
  },
  { name: 'lit', priority: 3, test: /\/node_modules\/(@?lit|lit-[a-z]+|@lit)\/|\/src\/element\/lit\.ts/ },
  // What a call, a store and a rule need: for every widget that is in use.
  {
    name: 'data',
    priority: 3,
    test: /\/node_modules\/(nanostores|valibot)\/|\/src\/(stores|page\/events|domain\/standalone\/latest-request\.ts$|page\/(settings|standalone\/(consent|data-layer|is-fact)\.ts$)|ui\/(dialog|hooks\/use-styles|standalone\/keep-focus)|domain\/(refusal|format|calendar|same-name|currency|money)\.ts|services\/(http\/(?!transport\/(retry|refusal|special))|entities\/fields))/,
  },
  // What few calls need, and what writes the session's cookies.
  {
    name: 'special-calls',
    priority: 3,
    test: /\/src\/(services\/http\/transport\/(refusal|special)|page\/set-cookie|features\/account\/start-session)|\/node_modules\/js-cookie\//,
  },
  { name: 'heights', priority: 3, test: /\/src\/element\/(heights|reserve-css|generated\/reserve)\.ts$/ },
  // What the page does by itself.
  {
    name: 'page-behaviours',
    priority: 2,
    test: /\/src\/(element\/page-behaviours|page\/(anchors|scroll|scroll-lock|release-height)\.ts)/,
  },
  // Rules, masks and sending of forms.
  {
    name: 'forms',
    priority: 2,
    test: /\/src\/(domain\/(phone-ar|phone-links|email-suggestion)|ui\/(validation\/(schema|person)|masks?\.ts|FormMessages|form-refusal|use-confirmation)|page\/(intents|tracking)|services\/fallbacks\/status|features\/(trade-in\/(lead-fields|presence)|contact\/(lead|send|messages|email-suggestion|EmailSuggestion|contact-rules|prefill-when)))/,
  },
  // Masks and rules of dates, vehicles and what a person is.
  {
    name: 'masks',
    priority: 2,
    minShareCount: 2,
    test: /\/src\/domain\/(masks|dates|generic|lists\/people)\.ts$/,
  },
  // What appointments share with other widgets, each its own, and what several widgets of appointments share.
  ...['ui/standalone/kinds', 'domain/opening-hours'].map((path) => ({
    name: path.replace(/^.*\//, ''),
    priority: 2,
    test: new RegExp(`/src/${path}\\.ts$`),
  })),
  {
    name: 'scheduling',
    priority: 1,
    test: /\/src\/(features\/(scheduling\/|dealer\/picker\/(?!DealerPicker))|domain\/(day-|half-days|holidays|icalendar|zoned-time)|ui\/parts\/(DateGrid|SlotList)|services\/(visitor-schedule|entities\/schedule))/,
  },
  // What is known of a signed-in visitor, and the service's clock, by which orders and offers end.
  {
    name: 'account',
    priority: 1,
    test: /\/src\/(features\/session\/(session|greeting-name)\.ts|page\/server-clock|services\/(user|auth|garage|entities\/(user|garage))\.ts)|\/hub-menu\/garage-badge/,
  },
  // For widgets of signed-in visitors.
  {
    name: 'sign-in',
    priority: 0,
    test: /\/src\/(features\/session\/(sign-in|access)|page\/(sign-in|weak-login)\.ts)/,
  },
  // What signing in, signing up and passwords share.
  {
    name: 'account-forms',
    priority: 0,
    test: /\/src\/(features\/account\/|ui\/fields\/[Pp]assword|ui\/validation\/password)/,
  },
  // Cards of the wallet and of a payment.
  {
    name: 'cards',
    priority: 0,
    test: /\/src\/(features\/card\/|services\/(payment-security|entities\/card))/,
  },
  // What a list of orders and one order share, and the little that the latter has besides.
  {
    name: 'orders',
    priority: 0,
    test: /\/src\/(features\/orders\/(?!CancelDialog)|domain\/order-progress)|\/widgets\/order-timeline\/deferred/,
  },
  // The upload queue with its views, for an order's page and the funding flow; what only the former needs is its own.
  {
    name: 'documents',
    priority: 0,
    test: /\/src\/(features\/documents\/(?!sources)|services\/(document-uploader|uploads)|domain\/(upload-check|document-types))/,
  },
  {
    name: 'document-upload',
    priority: 0,
    test: /\/src\/(features\/documents\/sources|services\/order-documents)|\/widgets\/document-upload\/deferred/,
  },
  // Plates and chassis, for every form with a car.
  { name: 'vehicle', priority: 1, test: /\/src\/(ui\/validation|domain)\/vehicle\.ts$/ },
  // The car that a visitor trades in, for its widgets, and for the forms and simulations that take it along.
  {
    name: 'trade-in',
    priority: 0,
    test: /\/src\/(features\/trade-in\/(?!presence|lead-fields|trade-in-parts|TradeIn[NP])|domain\/trade-in|services\/(evaluate|entities\/valuation))|\/widgets\/car-rating\/deferred/,
  },
  // What an offer of any kind is, and whether it is open; apart, as a group takes along what it stands on.
  {
    name: 'offers',
    priority: 1,
    test: /\/src\/(services\/entities\/offer|domain\/offers\/offer-state)\.ts$/,
  },
  // One offer as the service has it, for lists and for whoever comes from one.
  {
    name: 'viewed-offer',
    priority: 0,
    test: /\/services\/offer-admin\.ts$|\/widgets\/funding-flow\/deferred\/viewed-offer/,
  },
  // Shared by a configuration and an offer.
  { name: 'share', priority: 1, test: /\/src\/features\/car\/share\/share\.ts$/ },
  // Lists of offers of every kind, and what an opened one shows.
  {
    name: 'offer-list',
    priority: 0,
    test: /\/src\/(features\/offers\/(?!saved)|domain\/offers\/filter-fields)/,
  },
  // The cars of an owner, and the choice of one.
  { name: 'use-owned-cars', priority: 0, test: /\/src\/features\/owner\/(use-owned|Owned)/ },
  // What leads out of the page, and where it may lead.
  {
    name: 'outside',
    priority: 1,
    test: /\/src\/(page\/open-(pdf|tab)|domain\/outside-address)\.ts$/,
  },
  { name: 'mopar', priority: 0, test: /\/src\/(features\/coupon\/mopar|services\/mopar-offer)/ },
  // The coupon of an offer, for its widget and the funding flow.
  {
    name: 'coupon',
    priority: 0,
    test: /\/src\/(features\/coupon\/(?!mopar)|services\/offer-site\.ts)/,
  },
  // What views of an owner's car share, signed in or not: facts, and documents of services.
  {
    name: 'owner',
    priority: 0,
    test: /\/src\/features\/owner\/(?!use-owned|Owned|[Ww]orkshop)/,
  },
  // The booking of a repair or a revision; apart, as a group takes along what it stands on.
  { name: 'workshop-booking', priority: 0, test: /\/src\/features\/owner\/[Ww]orkshop/ },
  // The search with what it finds; its lists take from it what they share.
  {
    name: 'recall-search',
    priority: 0,
    test: /\/widgets\/recall-search\/deferred(\.ts|\/(?!Brand|Owned))/,
  },
  // What workers run is a file by itself; the readers of matrix codes, which few pages ask for, load beside it.
  { name: 'decoder', priority: 3, test: /\/widgets\/barcode-scanner\/decoder\/(?!matrix)/ },
  { name: 'matrix-codes', priority: 2, minShareCount: 2, test: /\/node_modules\/@zxing\// },
  // The camera's picture, for the security photo and the scanner.
  {
    name: 'camera',
    priority: 1.5,
    test: /\/src\/(ui\/(camera\/|parts\/(CameraFrame|camera-frame))|page\/camera\/(?!devices|track-controls|photo))/,
  },
  ...['login', 'signup'].map((name) => ({
    name,
    priority: 0,
    test: new RegExp(`/widgets/${name}/deferred`),
  })),
  // Parts and hooks that several widgets show: first those of every view, then those that open in it.
  {
    name: 'parts',
    priority: 2,
    test: /\/src\/(ui\/(hooks|parts\/(Button|Empty|Failed|Loading|Skeleton))|page\/(clipboard|order-link|save-file)|domain\/distance|features\/car\/summary\/brand-names|services\/(entities\/(place|dealer|timeline)|fallbacks\/problem))|\/node_modules\/@nanostores\//,
  },
  {
    name: 'panels',
    priority: 1,
    minShareCount: 2,
    test: /\/src\/(ui\/(parts(?!\/[Tt]abs)|Dialog|DeferredPart)|features\/car\/Swatch)/,
  },
  // The page's car, as far as every widget that shows it needs it, and what a choice of it means.
  {
    name: 'car',
    priority: 2,
    test: /\/src\/(features\/car\/current\/|ui\/parts\/Price\.tsx$|domain\/lists\/(vehicle|offers)\.ts$|services\/(car\.ts|entities\/car\.ts|mvs|version-comparator))/,
  },
  { name: 'car-choices', priority: 1, test: /\/src\/features\/car\/(choices|persist|deferred|prices)/ },
  {
    name: 'financing',
    priority: 2,
    test: /\/src\/(domain\/financing\/simulation|services\/financing\.ts)/,
  },
  {
    name: 'flow-context',
    priority: 1,
    test: /\/widgets\/funding-flow\/deferred\/(flow-|shell\/flow-context|steps\/CarLine)/,
  },
  // One file of messages per language.
  ...LANGUAGES.map((language) => ({
    name: `configurator-${language}`,
    priority: 1,
    test: new RegExp(`/widgets/configurator/deferred/(shell|steps)/messages\\.${language}`),
  })),
  // The first step, with what the further ones share with it.
  {
    name: 'configurator-shell',
    priority: 0,
    test: /\/widgets\/configurator\/deferred\/(shell\/(?!messages\.)|versions\/(FilterSelects|VersionStep))/,
  },
  // What a search by address or position needs, and what is known of a place once it is chosen.
  {
    name: 'place-lookup',
    priority: 0,
    test: /\/src\/(features\/place\/lookup|services\/(regional|providers\/(choose|provider|service)))/,
  },
  // What the finder's list works with; its map, details and rarer searches load when they are opened.
  {
    name: 'dealers',
    priority: 0,
    test: /\/src\/(features\/dealer\/(dealer-|offline))|\/widgets\/dealer-finder\/deferred(\.ts|\/[\w.-]+$)/,
  },
  {
    name: 'place',
    priority: 1,
    test: /\/src\/(features\/place\/(places|search|postal)|services\/dealer\.ts)|\/widgets\/location-selector\/deferred/,
  },
];
