import { staticImports } from './static-imports.mjs';

/**
 * @typedef {object} ChunkGroup a chunk
 * @property {string} name
 * @property {string} [reason] why it may be small (small-chunks.mjs)
 * @property {number} priority a module goes to the first group that matches it
 * @property {number} [minShareCount]
 * @property {RegExp | ((id: string) => boolean)} test of a module's id; each alternative has to match one
 *   (vite-chunk-patterns.mjs)
 */

export const loaderModules = staticImports('src/element/vitrine.ts');
const runtimeModules = staticImports('src/element/runtime.ts');

/**
 * Which modules share a file: those of a folder, so that moving a file tells where it loads. The loader has copies of
 * what it imports (vite-modules.mjs). What every island stands on is the runtime: ui/core,
 * page/core, domain/core and what mounts a view.
 * @type {ChunkGroup[]}
 */
export const chunkGroups = [
  { name: 'vitrine', priority: 50, test: /\?for=loader$|\/src\/element\/(vitrine|loader)\.ts$/ },
  {
    name: 'runtime',
    priority: 40,
    test: (/** @type {string} */ id) =>
      !id.includes('?for=') &&
      (/\/node_modules\/preact\/|\/src\/(ui\/hooks\/preact-root|(ui|page|domain)\/core\/)/.test(id) ||
        runtimeModules.has(id)),
  },
  { name: 'lit', priority: 30, test: /\/node_modules\/(@?lit|lit-[a-z]+|@lit)\/|\/src\/element\/lit\.ts/ },
  // What a call, a store and a rule need: for every widget that is in use.
  {
    name: 'data',
    priority: 30,
    test: /\/node_modules\/nanostores\/|\/src\/(stores|features\/(car\/car|dealer\/dealer|place\/location)-store|domain\/schemas\/|page\/standalone\/(write-address|random-id|open-roots)\.ts$|domain\/standalone\/(private-parameter|list-of|to-json|visitor-zone)\.ts$|features\/(trade-in\/presence|contact\/forget-typed)|page\/(events|signed-in|server-clock)|domain\/standalone\/latest-request\.ts$|page\/(settings\/(?!guest)|standalone\/(consent|data-layer|is-fact)\.ts$)|ui\/(dialog|hooks\/use-(styles|drop-guard)|first-use\/(?!blocked-forms))|domain\/(validation\/refusal|person\/same-name|place\/postal-code)\.ts|services\/(http\/(?!retry|refusal|special|wire-names|generated)|entities\/fields))/,
  },
  // What few calls need, and what writes the session's cookies.
  {
    name: 'special-calls',
    priority: 30,
    test: /\/src\/(services\/http\/(refusal|special)|page\/(set-cookie|settings\/guest)|domain\/reservation\/manage-token|features\/account\/start-session)|\/node_modules\/js-cookie\//,
  },
  // Only pages with `vitrine:wire`.
  { name: 'wire-names', priority: 30, test: /\/src\/services\/http\/(wire-names|generated)\// },
  // Links to this page that widgets give away, and how they are passed on; after parts, which it stands on.
  {
    name: 'page-links',
    reason: 'only widgets that give away links to the page load it',
    priority: 20.8,
    test: /\/src\/(page\/standalone\/page-address|domain\/standalone\/page-query|features\/share\/(use-sharing|share))\.ts$/,
  },
  {
    name: 'heights',
    priority: 30,
    test: /\/src\/element\/(heights|reserve-css|generated\/reserve)\.ts$/,
  },
  // What the page does by itself.
  {
    name: 'page-behaviours',
    priority: 20,
    test: /\/src\/(element\/page-behaviours|page\/(anchors|scroll|scroll-lock|release-height)\.ts)/,
  },
  // What forms of every kind share: masks, rules of persons, what a failure says.
  {
    name: 'forms',
    priority: 20,
    test: /\/src\/(domain\/(text\/format|person\/(phone-links|email-suggestion|consents|contact|documents))\.ts|ui\/(validation\/(schema|person)|parts\/([Ss]uccess|arrive)|masks?\.ts|FormMessages|form-refusal|submission|use-confirmation)|page\/intents|services\/(fallbacks\/status|user-analytics)|features\/contact\/(messages|email-suggestion|EmailSuggestion|KnownContact|OfferTitle|typed-contact|prefill-when|page-car|report-lead|visit\/(VisitCar|presence)))/,
  },
  // The sending of a lead; with the lead form's own deferred part, as few others send one.
  {
    name: 'lead',
    priority: 20,
    test: /\/src\/(domain\/lead\/lead\.ts$|page\/tracking|services\/lead-integration|features\/(trade-in\/lead-fields|contact\/(lead|send|visit\/use-onward)))|\/widgets\/lead-form\/deferred/,
  },
  // Masks and rules of dates and vehicles.
  {
    name: 'masks',
    priority: 20,
    minShareCount: 2,
    test: /\/src\/(domain\/(text\/masks|time\/dates)|ui\/standalone\/kinds)\.ts$/,
  },
  // What several widgets of appointments share; the finder's details have the opening hours too.
  {
    name: 'scheduling',
    priority: 10,
    test: /\/src\/(features\/(scheduling\/(?!cancel|use-own-list|[Kk]ept-?[Ll]ink|appointment-link)|dealer\/picker\/(?!DealerPicker|dealer-picker))|domain\/(scheduling\/(day-names|half-days|holidays|visit-stat)|dealer\/opening-hours)|ui\/(icons\/visit|parts\/(DateGrid|SlotList))|services\/(visitor-schedule|entities\/schedule))/,
  },
  // What is known of a signed-in visitor.
  {
    name: 'account',
    priority: 10,
    test: /\/src\/(features\/session\/(session|greeting-name|use-account-rows)\.ts|services\/(user|auth|garage|entities\/(user|garage))\.ts)|\/hub-menu\/garage-badge/,
  },
  // For widgets of signed-in visitors.
  {
    name: 'sign-in',
    priority: 0,
    test: /\/src\/(features\/session\/(sign-in|access|use-answer-owner)|page\/(sign-in|weak-login)\.ts|services\/fallbacks\/make-once)/,
  },
  // What signing in, signing up and passwords share.
  {
    name: 'account-forms',
    priority: 0,
    test: /\/src\/(features\/account\/|ui\/drawings\/mail|ui\/fields\/[Pp]assword|ui\/validation\/password)/,
  },
  // Cards of the wallet and of a payment.
  {
    name: 'cards',
    priority: 0,
    test: /\/src\/(ui\/icons\/card-brands|features\/card\/|services\/(payment-security|entities\/card))/,
  },
  // What a list of orders and one order share, and the little that the latter has besides.
  {
    name: 'orders',
    priority: 0,
    test: /\/src\/(ui\/(icons\/payment|drawings\/orders)|features\/orders\/(?!CancelDialog|receipt-pdf|guest\/(?!GuestOrder\.|guest-access))|domain\/orders\/order-progress)|\/widgets\/order-timeline\/deferred/,
  },
  // What only a guest sees of an order, or somebody who looks for one.
  {
    name: 'guest-orders',
    priority: 0,
    test: /\/src\/features\/orders\/guest\/(?!GuestOrder\.|guest-access)/,
  },
  // The upload queue with its views, for an order's page and the funding flow; what only the former needs is its own.
  {
    name: 'documents',
    priority: 0,
    test: /\/src\/(features\/documents\/(?!sources)|ui\/standalone\/dropped-files|services\/(document-uploader|uploads)|domain\/uploads\/(upload-check|document-types))/,
  },
  // What a manual says and its calls, for who reads it and for who writes it.
  {
    name: 'manuals',
    priority: 0,
    test: /\/src\/(features\/manuals\/|domain\/manuals\/|services\/(manual|entities\/manual|downloads\/manual-file)\.ts)/,
  },
  {
    name: 'rental',
    reason: 'the calls of two widgets, whose other parts differ',
    priority: 0,
    test: /\/src\/services\/rental-offer\.ts$/,
  },
  {
    name: 'order-documents',
    reason: 'the calls of two widgets, whose other parts differ',
    priority: 0,
    test: /\/src\/services\/order-documents\.ts$/,
  },
  {
    name: 'document-upload',
    reason: 'a small widget; what it shares with the flow is in documents',
    priority: 0,
    test: /\/src\/features\/documents\/sources|\/widgets\/document-upload\/deferred/,
  },
  // Plates and chassis, for every form with a car.
  {
    name: 'vehicle',
    reason: 'only forms with a car load it',
    priority: 10,
    test: /\/src\/(ui\/validation|domain\/vehicle)\/vehicle\.ts$/,
  },
  // The car that a visitor trades in, for its widgets, and for the forms and simulations that take it along.
  {
    name: 'trade-in',
    priority: 0,
    test: /\/src\/(features\/trade-in\/(?!presence|lead-fields|trade-in-parts|TradeIn[NP])|domain\/vehicle\/trade-in|services\/(evaluate|entities\/valuation))|\/widgets\/car-rating\/deferred/,
  },
  // What an offer of any kind is, and whether it is open; apart, as a group takes along what it stands on.
  {
    name: 'offers',
    reason: 'shared by offers of every kind, whose other parts differ',
    priority: 10,
    test: /\/src\/(services\/entities\/offer|domain\/offers\/offer-state)\.ts$/,
  },
  // One offer as the service has it, for lists and for whoever comes from one.
  {
    name: 'viewed-offer',
    reason: 'only visitors who come from an offer load it',
    priority: 0,
    test: /\/services\/offer-admin\.ts$|\/features\/offers\/stated-offer/,
  },
  // Lists of offers of every kind, and what an opened one shows.
  {
    name: 'offer-list',
    priority: 0,
    test: /\/src\/(features\/offers\/(?!card|saved|stated|detail\/DealerWays)|domain\/offers\/filter-fields)/,
  },
  // An offer of a car for sale in a list, which staff sees as visitors do. What it stands on is in the group before.
  {
    name: 'offer-card',
    reason: 'only the list of offers for sale and staff load it',
    priority: 0,
    test: /\/src\/features\/offers\/card\//,
  },
  // The cars of an owner, and the choice of one.
  {
    name: 'use-owned-cars',
    reason: 'only signed-in owners load it',
    priority: 0,
    test: /\/src\/features\/owner\/(use-owned|Owned)/,
  },
  // What leads out of the page, and where it may lead.
  {
    name: 'outside',
    reason: 'only visitors who open what is not of the page load it',
    priority: 10,
    test: /\/src\/(page\/open-(pdf|tab)|domain\/text\/outside-address|features\/outside\/use-outside-tab)\.ts$/,
  },
  {
    name: 'benefits',
    reason: 'the calls of two widgets of signed-in visitors, whose other parts differ',
    priority: 0,
    test: /\/src\/services\/(benefits|entities\/benefit)\.ts$/,
  },
  {
    name: 'mopar',
    reason: 'only the coupons of the workshops need it',
    priority: 0,
    test: /\/src\/(features\/coupon\/mopar|services\/mopar-offer)/,
  },
  // The questions of quizzes and journeys; files, the camera and memberships load when a question needs them.
  {
    name: 'questions',
    priority: 0,
    test: /\/src\/(features\/questions\/(?!Evidence|Program)|domain\/(questions|lead\/questions))/,
  },
  // A code that a dealer reads.
  {
    name: 'code-card',
    priority: 1,
    test: /\/src\/(features\/code-card\/(?!GiftLink)|domain\/offers\/code-expiry)/,
  },
  // The calls and the membership of a loyalty programme; apart, as a group takes along what it stands on.
  {
    name: 'loyalty',
    reason: 'shared by the widgets of a programme, whose other parts differ',
    priority: 1,
    test: /\/src\/(services\/(entities\/)?loyalty\.ts$|features\/loyalty\/membership-store|domain\/loyalty\/membership)/,
  },
  // The table of a ranking, with a programme's own; a game's takes it from there.
  {
    name: 'ranking',
    priority: 0,
    test: /\/src\/features\/loyalty\/ranking\/|\/widgets\/loyalty-ranking\/deferred/,
  },
  // Vouchers, rewards and gifts: their lists, codes and links, and what is done once.
  {
    name: 'vouchers',
    priority: 0,
    test: /\/src\/(features\/(vouchers\/|code-card\/GiftLink)|services\/voucher-hub|domain\/(offers\/voucher-state|text\/group-digits))/,
  },
  // How links and results are passed on; before what gives them away, as a group takes along what it stands on.
  {
    name: 'share',
    reason: 'only views that pass something on load it',
    priority: 15,
    test: /\/src\/features\/share\//,
  },
  // The coupon of an offer, for its widget and the funding flow.
  {
    name: 'coupon',
    priority: 0,
    test: /\/src\/(features\/coupon\/(?!mopar)|services\/offer-coupon\.ts)/,
  },
  // What views of an owner's car share, signed in or not: facts, and documents of services.
  {
    name: 'owner',
    reason: 'shared by the widgets of an owner’s car, whose other parts differ',
    priority: 0,
    test: /\/src\/features\/(dealer\/DealerName|owner\/(?!use-owned|Owned|[Ww]orkshop))/,
  },
  // Days and calendar files, for appointments, reminders and events.
  {
    name: 'calendar-file',
    reason: 'shared by appointments, reminders and events only',
    priority: 11,
    test: /\/src\/(domain\/time\/(day-text|icalendar|zoned-time)\.ts$|features\/calendar\/)/,
  },
  // The link of an appointment; apart, as a group takes along what it stands on.
  {
    name: 'appointments',
    reason: 'shared by appointments and reminders only',
    priority: 0,
    test: /\/src\/features\/scheduling\/([Kk]ept-?[Ll]ink|appointment-link)/,
  },
  // The lists of an account's appointments, and their cancelling.
  {
    name: 'own-appointments',
    reason: 'only signed-in visitors, and visitors who cancel, load it',
    priority: 0,
    test: /\/src\/features\/scheduling\/(cancel|use-own-list)/,
  },
  // The booking of a repair or a revision; apart, as a group takes along what it stands on.
  {
    name: 'workshop-booking',
    reason: 'shared by the recall search and the maintenance simulator only',
    priority: 0,
    test: /\/src\/features\/owner\/[Ww]orkshop/,
  },
  {
    name: 'recall',
    reason: 'visitors and staff share the calls of recalls, and nothing else that no other widget loads',
    priority: 0,
    test: /\/src\/(services\/(entities\/)?recall|domain\/vehicle\/recall)\.ts$/,
  },
  // The search with what it finds; its lists take from it what they share.
  {
    name: 'recall-search',
    priority: 0,
    test: /\/widgets\/recall-search\/deferred(\.ts|\/(?!Brand|Owned))/,
  },
  // What workers run is a file by itself; the readers of matrix codes, which few pages ask for, load beside it.
  { name: 'decoder', priority: 30, test: /\/widgets\/barcode-scanner\/decoder\/(?!matrix)/ },
  { name: 'matrix-codes', priority: 20, minShareCount: 2, test: /\/node_modules\/@zxing\// },
  // The camera's picture, for the security photo and the scanner.
  {
    name: 'camera',
    priority: 15,
    test: /\/src\/(ui\/(camera\/|parts\/(CameraFrame|camera-frame))|page\/camera\/(?!devices|track-controls|photo))/,
  },
  { name: 'login', priority: 0, test: /\/widgets\/login\/deferred/ },
  {
    name: 'signup',
    reason: 'a small widget; what it shares is in account-forms',
    priority: 0,
    test: /\/widgets\/signup\/deferred/,
  },
  // The pieces of staff's widgets: a table of records, what is done to many of them, and the editor of one.
  {
    name: 'staff-table',
    priority: 0,
    test: /\/src\/ui\/(table\/(?!cells)|parts\/table-roles)/,
  },
  // The question before something is done to a record. Before what asks the same of many, as a group takes along what it
  // stands on.
  {
    name: 'staff-actions',
    priority: 0,
    test: /\/src\/(ui\/editor\/(ConfirmDialog|messages|editor\.css)|features\/staff\/(use-confirmation|use-tab-address|ConfirmedAction|messages))/,
  },
  {
    name: 'staff-undo',
    reason: 'few acts can be undone',
    priority: 0,
    test: /\/src\/ui\/editor\/(UndoNotice|use-undo)/,
  },
  {
    name: 'staff-bulk',
    priority: 0,
    test: /\/src\/(ui\/(bulk\/|parts\/(DataTable|data-table))|domain\/(files\/csv|person\/hidden-)|features\/staff\/(use-staff-bulk|use-bulk-action|BulkActionView|use-collected-rows|save-csv))/,
  },
  {
    name: 'events',
    reason: 'visitors and staff share the calls of events, and nothing else that no other widget loads',
    priority: 0,
    test: /\/src\/(services\/(events|entities\/event)|domain\/events\/event-time)\.ts$/,
  },
  {
    name: 'staff-editor',
    priority: 0,
    test: /\/src\/(ui\/editor\/(?!ConfirmDialog|UndoNotice|use-undo|messages|editor\.css)|domain\/records\/|features\/staff\/(use-draft-key|use-staff-record)|services\/fallbacks\/every-page)/,
  },
  {
    // Only editors of something with dates load them.
    name: 'moment-fields',
    priority: 0,
    test: /\/src\/(ui\/fields\/moment|domain\/time\/zoned-choice)/,
  },
  {
    name: 'promotions',
    reason: 'visitors and staff share the calls of promotions, and nothing else that no other widget loads',
    priority: 0,
    test: /\/src\/(services\/(entities\/)?promotion|domain\/offers\/promotion-state)\.ts$/,
  },
  {
    name: 'Tabs',
    reason: 'only widgets with tabs load it',
    priority: 0,
    test: /\/src\/ui\/parts\/([Tt]abs|arrive)/,
  },
  // What the tabs of promotions share, which load one by one.
  {
    name: 'promotion-tabs',
    priority: 0,
    test: /\/widgets\/promotion-admin\/deferred\/[^/]+$/,
  },
  {
    name: 'staff-ending',
    reason: 'only tables whose records can be ended load it',
    priority: 0,
    test: /\/src\/features\/staff\/StaffTable/,
  },
  // Lists that are pasted or chosen as a file.
  { name: 'staff-import', priority: 0, test: /\/src\/ui\/import\// },
  // Fields that only staff's editors have.
  {
    name: 'staff-fields',
    priority: 0,
    test: /\/src\/(ui\/fields\/lists\/(?!SortableList|use-row-drag)|features\/staff\/PrivateFilesField)/,
  },
  // What lists share: their loading and their view.
  { name: 'collection', reason: 'only lists load it', priority: 20.5, test: /\/src\/ui\/collection\// },
  // Parts and hooks that several widgets show: first those of every view, then those that open in it.
  {
    name: 'parts',
    priority: 21,
    test: /\/src\/(ui\/(DeferredPart|hooks(?!\/use-countdown)|drawings\/common|icons\/Icon\.|parts\/(Badge|begin-at-heading|use-(focus-leaving|leave-guard)|Button|[Dd]rawing|Empty|Failed|Loading|Skeleton))|page\/(clipboard|order-link|save-file|sign-outs)|domain\/(time\/calendar|money\/currency|place\/distance|money\/money|text\/encode)\.ts$|features\/car\/summary\/brand-names|services\/(entities\/(place|dealer|timeline|price)|fallbacks\/problem))|\/node_modules\/@nanostores\//,
  },
  // The time left until a date.
  {
    name: 'countdown',
    reason: 'only what ends or begins at a date has one',
    priority: 15,
    test: /\/src\/(ui\/(hooks\/use-countdown|parts\/[Cc]ountdown)|domain\/time\/countdown)/,
  },
  // Forms in steps: what leads from one to the next, with who fills them in.
  {
    name: 'wizard',
    priority: 15,
    test: /\/src\/ui\/(WizardForm|wizard\.css|parts\/use-steps|validation\/applicant)/,
  },
  // What orders and applications show of their progress.
  {
    name: 'timeline',
    reason: 'only orders and applications have one',
    priority: 15,
    test: /\/src\/ui\/(parts\/[Tt]imeline|drawings\/waiting)/,
  },
  {
    name: 'panels',
    priority: 10,
    minShareCount: 2,
    test: /\/src\/ui\/(parts(?!\/([Tt]abs|DataTable|data-table))|Dialog)/,
  },
  // The page's car, as far as every widget that shows it needs it, and what a choice of it means.
  {
    name: 'car',
    priority: 20,
    test: /\/src\/(features\/car\/(Swatch|onward-link|current\/)|ui\/parts\/Price\.tsx$|domain\/(car\/link|vehicle\/vehicle-kinds|offers\/offer-kinds)\.ts$|services\/(car\.ts|reservation-price|entities\/car\.ts|mvs\.ts|version-comparator))/,
  },
  // What a car has lost, then all that a summary of it shows.
  {
    name: 'LostNote',
    priority: 5,
    test: /\/src\/(features\/car\/summary\/(LostNote|messages)|services\/part\.ts)/,
  },
  {
    name: 'car-summary',
    priority: 0,
    test: /\/src\/features\/car\/summary\/(Full|Compact)|\/configurator-summary\/deferred\/CarView/,
  },
  {
    name: 'car-choices',
    priority: 10,
    test: /\/src\/(features\/car\/(choices|persist|deferred|prices)|services\/mvs-search)/,
  },
  {
    name: 'financing',
    priority: 20,
    test: /\/src\/(domain\/(financing\/simulation|funding\/plan-types)|services\/financing(-simulation)?\.ts)/,
  },
  // What the calculator and the flow share: what is known of a plan from the start, what lists of cars and plans show of
  // their simulations, then the simulation itself.
  {
    name: 'flow-context',
    priority: 10,
    test: /\/src\/(features\/funding\/(funding-plan|source-name)|domain\/funding\/plan)\.ts$|\/widgets\/funding-flow\/deferred\/(flow-|saved-plan|shell\/flow-context|steps\/CarLine)/,
  },
  {
    name: 'installments',
    priority: 10,
    test: /\/src\/(features\/funding\/(Conditions|Installment|messages|simulation-queries)|services\/fallbacks\/simulate)/,
  },
  // The choice of a car by its installments.
  { name: 'funded-cars', priority: 10, test: /\/src\/features\/funding\/cars\// },
  { name: 'simulator', priority: 9, test: /\/src\/features\/funding\/(?!Comparison|comparison)/ },
  {
    name: 'funding-shell',
    priority: 2,
    test: /\/widgets\/funding-flow\/deferred\/(shell\/|steps\/(FlowSelection|CompareButton|ExternalError))/,
  },
  // The steps before a proposal; what they share with it comes with them, as they lead to it.
  {
    name: 'simulation-steps',
    priority: 1,
    test: /\/widgets\/funding-flow\/deferred\/(steps\/(simulation-steps|Progress|phases|steps\.css|use-contact|DealerChoice|messages)|proposal\/(PlanSummary|ReviewSection|PersonSummary|request\.))/,
  },
  // Who applies or reserves.
  {
    name: 'contact-fields',
    reason: 'shared by the flow and the reservation only',
    priority: 10,
    test: /\/src\/features\/contact\/[Cc]ontact[FR-]/,
  },
  // The first step, with what the further ones share with it.
  {
    name: 'configurator-shell',
    priority: 0,
    test: /\/widgets\/configurator\/deferred\/(shell\/|versions\/(FilterSelects|VersionStep))/,
  },
  // What a search by address or position needs, and what is known of a place once it is chosen.
  {
    name: 'place-lookup',
    priority: 0,
    test: /\/src\/(features\/place\/lookup|services\/(providers\/(choose|provider|service)))/,
  },
  // What the finder's list works with; its map, details and rarer searches load when they are opened.
  {
    name: 'dealers',
    priority: 5,
    test: /\/src\/(ui\/icons\/contact|features\/dealer\/(dealer-|offline)|services\/dealer\.ts)|\/widgets\/dealer-finder\/deferred\/[\w.-]+$/,
  },
  // A list to choose from that is typed in.
  {
    name: 'combobox',
    priority: 20,
    test: /\/src\/(ui\/([Cc]ombobox|use-popup-list)|domain\/standalone\/suggest\.ts$)/,
  },
  // The search of a place, in its widget and in the finder.
  {
    name: 'place-search',
    reason: 'only visitors who search for a place load it',
    priority: 10,
    test: /\/src\/(features\/place\/search|page\/geolocation)/,
  },
  {
    name: 'location-selection',
    reason: 'a small widget; what it shares with the finder is in place and place-search',
    priority: 0,
    test: /\/widgets\/location-selector\/deferred/,
  },
  {
    name: 'place',
    priority: 15,
    test: /\/src\/(features\/place\/(city-lists|places|postal|visitor)|services\/(location|regional)|domain\/dealer\/dealer-list)|\/widgets\/dealer-finder\/deferred\.ts$/,
  },
];
