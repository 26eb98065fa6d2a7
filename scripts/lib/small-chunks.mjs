/** Chunks so small that they should join another one. */

/** Bytes (brotli) under which a chunk joins another one, unless there is a reason. */
const SMALL = 1500;
const REASONS = Object.entries({
  'report-missing': 'only pages with faults load it',
  'other-script': 'only pages with two scripts load it',
  'page-links': 'only widgets that give away links to the page load it',
  'keep-texts': 'only pages that the browser translates load it',
  'blocked-forms': 'only pages in frames load it',
  'adopt(-sheets|ed)': 'only widgets that are moved to another document load it',
  heights: 'only pages without the snippet load it',
  Popups: 'only the first message loads it',
  'linked-(searches|dealers)':
    'only pages that offer a search by zone, group or name, and lists with offers of a group, load it',
  filters: 'only pages that offer filters of dealers load it',
  Reviews: 'only who opens the details of a dealer, or reviews one, loads it',
  DealerWays: 'only who opens an offer loads it; what it shows is shared with forms',
  DealerPicker: 'a dialog; what it shows is shared',
  CompareDialog: 'a dialog; what it shows is shared',
  ModelSearch: 'only configurators without a model load it',
  OwnProposals: 'only sites with accounts load it',
  AddressFields: 'only pages that ask for an address load it',
  CancelDialog: 'a dialog; what it shows is shared',
  'address-values': 'shared by the account and the welcome kit only',
  'registered-car': 'only owners who add the details of a car load it',
  'offer-parts': 'only who buys a car through an offer loads it',
  PriceField: 'only a late step of the financing, and who buys through an offer, load it',
  'offer-site': 'shared by the offers and by who comes from one',
  'visit-parts': 'only visitors who come with a car or an offer load it',
  'offer-dealer': 'only visitors who come with an offer of one dealer load it',
  '(account|GarageNote|sign-in)': 'only signed-in visitors load it',
  'prefill(-contact)?': 'only signed-in visitors load it',
  Benefits: 'only accounts with benefits load it',
  offers: 'shared by offers of every kind, whose other parts differ',
  mopar: 'only offers of services and accessories load it',
  'viewed-offer': 'only visitors who come from an offer load it',
  owner: 'shared by the widgets of an owner’s car, whose other parts differ',
  'deferred-lists': 'only signed-in owners, and readers of all campaigns, load it',
  'note-visit':
    'only for signed-in visitors who look at a car; in account, all signed-in visitors would load it',
  signup: 'a small widget; what it shares is in account-forms',
  'place-search': 'only a visitor who searches for a place loads it',
  'location-selection': 'a small widget; what it shares with the finder is in place and place-search',
  'document-upload': 'a small widget; what it shares with the flow is in documents',
  aws: 'only pages with this location provider load it',
  gcp: 'only pages with this location provider load it',
  CarDetails: 'only owners who know the version load it',
  '((boleto|receipt)-)?pdf': 'only visitors who download a PDF load it',
  'contact-fields': 'shared by the flow and the reservation only',
  vehicle: 'only forms with a car load it',
  '(use-owned-cars|OwnedCarChoice)': 'only signed-in owners load it',
  Proof: 'only visitors who change their e-mail or their document load it',
  OwnedCars: 'only signed-in visitors load it',
  MyTestDrives: 'only signed-in visitors load it',
  '(appointments|calendar-file)': 'shared by appointments and reminders only',
  'own-appointments': 'only signed-in visitors, and who cancels, load it',
  ReviewedDealer: 'only who reviews no car of their own loads it; what it shows is shared',
  maintenance: 'shared by the booking and the maintenance simulator only',
  'workshop-booking': 'shared by the recall search and the maintenance simulator only',
  outside: 'only visitors who open what is not of the page load it',
  collection: 'only lists load it',
  wizard: 'shared by forms of several steps only',
  timeline: 'only orders and applications have one',
  Tabs: 'shared by the garage and the warranty only',
  ReportForm: 'only visitors who report an offer load it',
  'trade-in-parts': 'only visitors who trade in a car load it',
  photo: 'shared by the security photo and the trade-in only',
  rules: 'loads when the application form is typed in',
  'status-labels(\\.es-AR)?': 'one language',
  'heading-levels': 'only a widget whose tag gives a level loads it',
  'consent-state': 'only pages that require consent load it',
  WayBack: 'only visitors whom another page has sent to the validation load it',
  'data-layer': 'only a menu without islands that is approached loads it',
}).map(([name]) => new RegExp(`^chunks/${name}-[\\w-]{7}\\.js$`));

/** Returns the row of the chunks that are too small. @param {string} folder */
export function smallRow(folder, { files }) {
  const names = Object.keys(files).filter(
    (name) =>
      name.startsWith('chunks/') && files[name].brotli < SMALL && !REASONS.some((each) => each.test(name)),
  );
  const sum = (key) => names.reduce((total, name) => total + files[name][key], 0);
  const entry = `small without a reason: ${names.join(' ') || '-'}`;
  return {
    entry,
    build: folder,
    requests: names.length,
    gzip: sum('gzip'),
    brotli: sum('brotli'),
    budget: 0,
    ok: names.length === 0,
  };
}
