/** Tables and code of the developers' page. */
export const HOUSE = {
  columns: ['Floor', 'Holds'],
  rows: [
    ['widgets/', 'one folder per tag; a widget never imports another'],
    ['src/element/', 'defineWidget: a custom element around an island; the loader; notes for authors'],
    [
      'src/features/',
      'what several widgets share about one subject, its stores, hooks and views together: car, funding, place, dealer, contact, session, coupon, documents',
    ],
    [
      'src/ui/',
      'building blocks that know no subject: form kit, parts, tokens; core/ is what a first view stands on',
    ],
    ['src/stores/', 'what two features share: $car, $dealer, $location, the query cache'],
    ['src/services/', 'the catalogue: one file per remote service; http/ is the transport'],
    [
      'src/page/',
      'what the page tells us and we tell it: metadata, cookies, storage, events; core/ for a first view',
    ],
    ['src/domain/', 'the business rules: pure functions and types; core/ for a first view'],
  ],
};

export const PROTECTION = {
  columns: ['The service', 'Because'],
  rows: [
    [
      'checks the origin',
      'answers only the sites it knows: stops pages of others, not a program, which writes any origin',
    ],
    [
      'limits by address',
      'so many leads and lookups from one IP address in a minute, whatever secret they carry',
    ],
    [
      'takes the secret for an identifier',
      'it allows sending a lead and nothing else: no reading, listing or changing',
    ],
    [
      'rotates it',
      'one pair for each site; both pairs are valid while the tag changes, then the old one is not',
    ],
    ['answers where the page says', 'a redirect is refused, so that nothing goes to another address'],
  ],
};

export const FILES = {
  columns: ['File', 'Is'],
  rows: [
    ['widgets/NAME/element.ts', 'tag, events, when to load, heights held free; the only file that registers'],
    ['widgets/NAME/attributes.ts', 'the attributes, from which the props are derived'],
    [
      'widgets/NAME/Name.tsx, name.css',
      'the first view and its style sheet; imports core and this folder only',
    ],
    [
      'widgets/NAME/messages.pt-BR.ts, messages.es-AR.ts',
      'what the first view says; messages.ts joins the languages',
    ],
    [
      'widgets/NAME/deferred.ts, deferred/',
      'what loads when the widget is used, in one chunk: rules, calls, further views, what they say',
    ],
    ['widgets/NAME/budget.json', 'its size, and the bytes of brotli until it is usable'],
    [
      'stories/NAME.stories.tsx',
      'every state, each with a play function that is a test; the rest of many in stories/NAME/',
    ],
    ['stories/texts/NAME.ts', 'what authors read, in Portuguese'],
    ['test/unit/widgets/NAME/', 'its rules, and its views against the sandbox'],
    ['test/e2e/widgets/NAME/NAME.spec.ts', 'a journey by keyboard, with a failure and its recovery'],
    [
      'test/e2e/widgets/NAME/main-job.ts',
      'what it is for: done on both builds, and with each deferred file failing',
    ],
    ['test/mutants/widgets/NAME.mjs', 'faults that its tests must notice'],
  ],
};

export const LOOP = {
  columns: ['Command', 'Does'],
  rows: [
    ['npm start', 'the demo pages with the sandbox'],
    ['npm run storybook', 'this, with reload'],
    ['npm test -- --only unit,stories', 'some of the steps; --help lists them'],
    ['npm run watch-stories -- NAME', 'stories of these files from their source, again at each change'],
    ['npm run reserve NAME', 'measures the heights that element.ts should hold free'],
    ['npm run sizes', 'what a page loads, and the budgets'],
  ],
};

export const STORY = `const meta: WidgetMeta<'vt-whatsapp'> = {
  title: 'Widgets/vt-whatsapp',
  component: component('vt-whatsapp'),
  args: { model: 'compass', children: '<a href="/contato">Fale com a gente</a>' },
};

export const Failed: Story = {
  name: 'Conversa não iniciada',
  parameters: about('O que se vê, em uma linha.', { faults: { 'BOT-02': '500' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-whatsapp');
    fillForm(root, { name: 'Ana Nogueira', phone: '(11) 95550-0101' });
  }),
};`;

export const CALL = `import { getRecallCar } from '../services/recall';
import { isServiceError } from '../services/http/service-error';

try {
  const found = await getRecallCar({ query: { plate: 'JEE0A12' } }, { signal });
} catch (error) {
  if (isServiceError(error) && error.kind === 'canceled') return;
  throw error;
}`;

export const KINDS = {
  columns: ['kind', 'When'],
  rows: [
    [
      'config',
      'the page does not say where the service is or says it wrongly, or what answers there redirects',
    ],
    ['input', 'refused before anything was sent; message says why'],
    ['network', 'no answer'],
    ['timeout', 'no answer in time'],
    ['canceled', 'the caller aborted'],
    ['http', 'an answer outside 200 to 299; status, and body with the fields of a 422'],
    ['shape', 'an answer that is not what the service promises'],
  ],
};
