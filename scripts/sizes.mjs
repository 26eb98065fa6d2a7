/**
 * Prints what a page loads, from the builds' manifests: for each widget until it is usable, until its main task is done
 * ("used"), and what the latter adds to a page on which another form is in use ("beside"); for two pages of several
 * widgets all of it; and what each component of the kit adds to a page with a lead form. Two tables, or
 * `--json`; `--check` fails if a budget is exceeded.
 * Brotli at Node's default (quality 11), gzip at level 9, both in bytes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Halt, main, readOptions } from './lib/cli.mjs';
import { kitSizes } from './lib/kit.mjs';

/** Bytes (brotli). */
const LOADER = { brotli: 1675, requests: 1 };
const LOADER_OF_MANY = { brotli: 2000, requests: 1 };
/** Widgets of the whole library, once all are built. */
const MANY = 75;
const WORDS =
  'account address battery booking campaign card coupon dealer document game loyalty manual offer order'.split(
    ' ',
  );
const KINDS = 'button carousel form history list panel search'.split(' ');

/**
 * The row of the loader with made-up widgets besides today's: as today, one in three is a Lit element or has another
 * load condition, which the loader has to know.
 * @param {string} folder @param {number} today number of widgets
 */
function loaderOfMany(folder, today) {
  const code = readFileSync(`${folder}/vitrine.js`, 'utf8');
  const table = /\{"car-image":\[[^}]*\}/.exec(code)?.[0];
  if (!table) throw new Halt(`${folder}/vitrine.js has no table of unusual widgets any more`);
  const made = WORDS.flatMap((word) => KINDS.map((kind) => `${word}-${kind}`)).slice(0, MANY - today);
  const rows = made
    .filter((_, n) => n % 3 === 0)
    .map((name, n) => `"${name}":[${n % 2 ? 1 : '1,`eager`,0'}]`);
  const content = Buffer.from(code.replace(table, `${table.slice(0, -1)},${rows.join()}}`));
  return { gzip: gzipSync(content, { level: 9 }).length, brotli: brotliCompressSync(content).length };
}

/** Bytes (brotli) under which a chunk joins another one, unless there is a reason. */
const SMALL = 1500;
const REASONS = Object.entries({
  'report-missing': 'only pages with faults load it',
  heights: 'only pages without the snippet load it',
  Popups: 'only the first message loads it',
  'popup-store': 'shared by the messages and their few senders',
  LinkedSearch: 'only pages that offer a search by zone or group load it',
  DealerPicker: 'a dialog; what it shows is shared',
  CompareDialog: 'a dialog; what it shows is shared',
  ModelSearch: 'only configurators without a model load it',
  OwnProposals: 'only sites with accounts load it',
  AddressFields: 'only pages that ask for an address load it',
  CancelDialog: 'a dialog; what it shows is shared',
  'address-values': 'shared by the account and the welcome kit only',
  '(account|GarageNote|sign-in)': 'only signed-in visitors load it',
  'prefill(-contact)?': 'only signed-in visitors load it',
  Benefits: 'only accounts with benefits load it',
  offers: 'shared by offers of every kind, whose other parts differ',
  mopar: 'only offers of services and accessories load it',
  'rental-offer': 'only offers and interests of rentals load it',
  'viewed-offer': 'only visitors who come from an offer load it',
  owner: 'shared by the widgets of an owner’s car, whose other parts differ',
  'deferred-lists': 'only signed-in owners, and readers of all campaigns, load it',
  share: 'only a configuration and an offer are shared',
  signup: 'a small widget; what it shares is in account-forms',
  'document-upload': 'a small widget; what it shares with the flow is in documents',
  aws: 'only pages with this location provider load it',
  gcp: 'only pages with this location provider load it',
  CarDetails: 'only owners who know the version load it',
  masks: 'only forms with dates or vehicles load it',
  applicant: 'shared by the flow and the account only',
  '(boleto-)?pdf': 'only visitors who download a PDF load it',
  ContactFields: 'shared by the flow and the reservation only',
  'opening-hours': 'shared by the finder’s details and by appointments',
  vehicle: 'only forms with a car load it',
  kinds: 'shared by the address and the flow only',
  'offer-site': 'shared by the offers and the coupon only',
  '(use-owned-cars|OwnedCarChoice)': 'only signed-in owners load it',
  OwnedCars: 'only signed-in visitors load it',
  maintenance: 'shared by the booking and the maintenance simulator only',
  'workshop-booking': 'shared by the recall search and the maintenance simulator only',
  outside: 'only visitors who open what is not of the page load it',
  Tabs: 'shared by the garage and the warranty only',
  ReportForm: 'only visitors who report an offer load it',
  'trade-in-parts': 'only visitors who trade in a car load it',
  photo: 'shared by the security photo and the trade-in only',
  plan: 'shared by calculator and flow only, whose other parts differ',
  rules: 'loads when the application form is typed in',
  'status-labels(\\.es-AR)?': 'one language',
  'configurator-(pt-BR|es-AR)': 'one language',
  'heading-levels': 'only a widget whose tag gives a level loads it',
  'consent-state': 'only pages that require consent load it',
  'data-layer': 'only a menu without islands that is approached loads it',
  _nothing: 'stands for what jsPDF never loads here',
}).map(([name]) => new RegExp(`^chunks/${name}-[\\w-]{7}\\.js$`));

/** The row of the chunks that are too small. @param {string} folder */
function smallRow(folder, { files }) {
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

/** Pages of several widgets, all in use. */
const PAGES = {
  'page of a car': {
    tags: [
      'vt-configurator',
      'vt-version-comparator',
      'vt-dealer-finder',
      'vt-configurator-summary',
      'vt-lead-form',
    ],
    budget: { brotli: 125400, requests: 26 },
  },
  'page of financing': {
    tags: ['vt-installment-calculator', 'vt-funding-flow', 'vt-lead-form'],
    budget: { brotli: 117750, requests: 35 },
  },
};

/** The form that is in use on the page to which a widget is added. */
const neighbour = (tag) => (tag === 'vt-lead-form' ? 'vt-whatsapp' : 'vt-lead-form');

/**
 * The budgets of a widget in its budget.json. The goals are the design's; a budget holds what was reached, so that a
 * regression is noticed.
 * @param {string} tag
 */
const budgetOf = (tag) => JSON.parse(readFileSync(`widgets/${tag.replace(/^vt-/, '')}/budget.json`, 'utf8'));

const read = (folder) => {
  const path = `${folder}/manifest.json`;
  if (!existsSync(path)) throw new Halt(`${path} is missing: npm run build first`);
  return JSON.parse(readFileSync(path, 'utf8'));
};

/** One row: the files needed until an entry is usable. */
function row(entry, names, { files }, budget, build) {
  const sum = (key) => names.reduce((total, name) => total + files[name][key], 0);
  const brotli = sum('brotli');
  const fits = budget ? { ok: brotli <= budget.brotli && names.length <= budget.requests } : {};
  return {
    entry,
    build,
    requests: names.length,
    gzip: sum('gzip'),
    brotli,
    budget: budget?.brotli ?? null,
    ...fits,
  };
}

export function sizes() {
  return ['dist', 'dist-react'].flatMap((folder) => {
    const manifest = read(folder);
    // The shipped product is the build on preact.
    const shipped = folder === 'dist';
    return [
      row('loader', ['vitrine.js'], manifest, LOADER, folder),
      row(
        `loader, ${MANY} tags`,
        ['vitrine.js'],
        { files: { 'vitrine.js': loaderOfMany(folder, Object.keys(manifest.widgets).length) } },
        shipped ? LOADER_OF_MANY : undefined,
        folder,
      ),
      ...(shipped ? [smallRow(folder, manifest)] : []),
      ...Object.entries(manifest.widgets).flatMap(([tag, { usable, used }]) => {
        const budget = shipped ? budgetOf(tag) : {};
        const there = manifest.widgets[neighbour(tag)].used;
        const added = used.filter((name) => !there.includes(name));
        return [
          row(tag, usable, manifest, budget.usable, folder),
          row(`${tag} used`, used, manifest, budget.used, folder),
          row(`${tag} beside`, added, manifest, budget.beside, folder),
        ];
      }),
      ...Object.entries(PAGES).map(([name, { tags, budget }]) => {
        const files = new Set(tags.flatMap((tag) => manifest.widgets[tag].used));
        return row(name, [...files], manifest, shipped ? budget : undefined, folder);
      }),
    ];
  });
}

/** Prints a table; `words` columns of text, then numbers. @param {number} words @param {(string | number)[][]} rows */
function print(words, rows) {
  const table = rows.map((row) => row.map(String));
  const widths = table[0].map((_, column) => Math.max(...table.map((line) => line[column].length)));
  for (const line of table) {
    const cells = line.map((cell, column) =>
      column < words ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
    );
    console.log(cells.join('  '));
  }
}

await main(import.meta.url, async () => {
  const options = readOptions(
    { json: { type: 'boolean' }, check: { type: 'boolean' } },
    'npm run sizes -- [--json] [--check]',
  );
  const rows = sizes();
  const kit = kitSizes();
  if (options.json) console.log(JSON.stringify({ rows, kit }));
  else {
    print(2, [
      ['entry', 'build', 'requests', 'gzip', 'brotli', 'budget'],
      ...rows.map((one) => [one.entry, one.build, one.requests, one.gzip, one.brotli, one.budget ?? '-']),
    ]);
    console.log(
      '\nWhat each component of the kit, with all it is made of, adds to a page whose lead form is in use:',
    );
    print(1, [
      ['component', 'gzip', 'brotli'],
      ...kit.map(({ component, gzip, brotli }) => [component, gzip, brotli]),
    ]);
  }
  const over = rows.filter((one) => one.ok === false);
  if (options.check && over.length > 0) process.exitCode = 1;
});
