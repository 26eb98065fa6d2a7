/** Tables and sample code of the page "For developers". */
export const HOUSE = {
  columns: ['Floor', 'Contents'],
  rows: [
    ['widgets/', 'one folder per tag; a widget never imports another'],
    ['src/element/', 'defineWidget: a custom element around an island; the loader; diagnostics for authors'],
    [
      'src/features/',
      'code that several widgets share, by subject, with stores, hooks and views together: car, funding, place, dealer, contact, session, coupon, documents',
    ],
    ['src/ui/', 'building blocks without a subject: form kit, parts, tokens; core/ for first views'],
    ['src/services/', 'the catalogue: one file per remote service; http/ is the transport'],
    ['src/page/', 'the interface to the page: metadata, cookies, storage, events; core/ for first views'],
    ['src/domain/', 'the business rules: pure functions and types; core/ for first views'],
  ],
};

export const PROTECTION = {
  columns: ['The service', 'Details'],
  rows: [
    [
      'checks the origin',
      'answers only known sites: blocks other pages, but not a program, which can send any origin',
    ],
    ['limits by address', 'limits leads and lookups per minute and IP address, for any secret'],
    [
      'treats the secret as an identifier',
      'it permits sending a lead and nothing else: no reading, listing or changing',
    ],
    [
      'rotates it',
      'one pair per site; both pairs are valid until the tag is changed, then the old one is revoked',
    ],
    ['answers at the address in the page', 'a redirect is rejected, so that no data reaches another address'],
  ],
};

export const FILES = {
  columns: ['File', 'Contents'],
  rows: [
    [
      'widgets/NAME/element.ts',
      'tag, events, load condition, reserved heights; the only file that registers the element',
    ],
    ['widgets/NAME/attributes.ts', 'the attributes, from which the props are derived'],
    [
      'widgets/NAME/author.pt-BR.ts, author.es-AR.ts',
      'title, first content and attributes for authors; the documentation page, in Portuguese',
    ],
    [
      'widgets/NAME/Name.tsx, name.css',
      'the first view, and its style sheet if it has one; imports core, small modules without state and this folder only',
    ],
    [
      'widgets/NAME/messages.ts',
      'texts of the first view in both languages; a view takes those of the page: useMessages(texts)',
    ],
    [
      'widgets/NAME/deferred/',
      'one chunk that loads when the widget is used: rules, calls, further views and their texts; deferred.ts joins them where they are several',
    ],
    [
      'stories/NAME.stories.tsx',
      'every state, each with a play function as a test; further files in stories/NAME/',
    ],
    ['test/unit/widgets/NAME/', 'tests of its rules, and of its views against the sandbox'],
    ['test/e2e/widgets/NAME/NAME.spec.ts', 'a keyboard journey with a failure and its recovery'],
    [
      'test/e2e/widgets/NAME/main-job.ts',
      'its main task, run on both builds and with each deferred file failing',
    ],
  ],
};

export const ACCESS = `// element.ts
defineWidget('vt-working-prices', {
  attributes,
  // {} alone: any signed-in visitor.
  access: { staff: true },
  island: () => import('./WorkingPrices'),
});

// WorkingPrices.tsx; the sentences are in messages.ts
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };`;

export const GATE = `<SignInGate purpose={messages.purpose}>
  <form noValidate onSubmit={form.onSubmit}>
    …
    <FormFailure form={form} />
  </form>
</SignInGate>`;

export const CARD_FRAME = `<meta name="vitrine:card-frame" content="https://cards.example/frame">`;

export const SESSION_EVENTS = {
  columns: ['Event', 'Who fires it, and what follows'],
  rows: [
    [
      'vt-sign-in-requested',
      'a widget, on the vt-login of the page, after which it scrolls to it and focuses it: vt-login shows its form',
    ],
    [
      'vt-session-started',
      "vt-login or the page, once the session's cookies are set: every widget reads them and goes on",
    ],
    [
      'vt-session-ended',
      'vt-login, vt-account or the page, once they are cleared: the content of the visitor is removed',
    ],
    [
      'vt-session-expired',
      'the transport, after a service refused the session: what is typed stays, with a way to sign in',
    ],
  ],
};

export const LOOP = {
  columns: ['Command', 'Does'],
  rows: [
    ['npm start', 'the demo pages with the sandbox'],
    ['npm run storybook', 'this Storybook, with live reload'],
    ['npm test -- --only unit,stories', 'selected steps; --help lists them'],
    ['npm run watch-stories -- NAME', 'story tests of these files from source, rerun at each change'],
    ['npm run reserve NAME', 'measures the heights that element.ts should reserve'],
    ['npm run sizes', 'the bytes that pages and widgets load, beside those of the last release'],
    [
      'npm run mutants -- --widget NAME',
      'changes of its code, by Stryker, that none of its unit tests notices',
    ],
    ['npm run cms', 'a real WordPress with the plugin of dist/cms; npm test -- --only cms tests it'],
  ],
};

export const INSTALL = `npm install vitrine  # from your own registry, or the tarball that npm pack writes
mkdir -p public/vitrine && cp -R node_modules/vitrine/dist/. public/vitrine  # again after each update`;

export const LOAD = `import { load, whenReady } from 'vitrine';

await load({ base: '/vitrine/', brand: 'fiat', country: 'BR', services: 'https://services.example/{service}' });
const form = await whenReady('vt-lead-form');
form.addEventListener('vt-lead-sent', ({ detail }) => console.log(detail.dealer));`;

export const IN_REACT = `import { VtLeadForm } from 'vitrine/react';

<VtLeadForm model="pulse" persons={['physical']} onVtLeadSent={({ detail }) => thank(detail.dealer)}>
  <a href="/contato">Fale com a gente</a>
</VtLeadForm>`;

export const IN_VUE = `// tsconfig.json: "types": ["vitrine/vue"]
// vite.config.ts: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('vt-') } } })

<vt-lead-form model="pulse" persons="physical" @vt-lead-sent="({ detail }) => thank(detail.dealer)">
  <a href="/contato">Fale com a gente</a>
</vt-lead-form>`;

export const EXPORTS = {
  columns: ['Import', 'What it is'],
  rows: [
    [
      'vitrine',
      'load(), whenReady(), TAGS, VERSION; types of the tags, their attributes and events. Safe on a server',
    ],
    [
      'vitrine/react',
      'a component per tag, for React 18 and 19: VtLeadForm, props in camelCase, onVtLeadSent for vt-lead-sent; renders on a server',
    ],
    [
      'vitrine/jsx',
      "types only: the tags themselves in React's or Preact's JSX, with onvt-lead-sent (listeners need React 19)",
    ],
    ['vitrine/vue', "types only: the tags in Vue's templates"],
    ['vitrine/svelte', "types only: the tags in Svelte's templates, with onvt-lead-sent"],
    [
      'vitrine/vitrine.js, reserve.css, manifest.json',
      'the script, the heights, the sizes and integrity values',
    ],
    [
      'vitrine/custom-elements.json, html-data',
      'attributes, events, slots, parts, properties and states for editors and other tools',
    ],
    [
      'vitrine/openapi/NAME.json, wire-map.schema.json',
      'OpenAPI documents of the services, and the schema of files of names',
    ],
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
    ['config', 'the page has no valid address for the service, or the address redirects'],
    ['input', 'rejected before sending; message has the reason'],
    ['network', 'no answer'],
    ['timeout', 'no answer in time'],
    ['canceled', 'the caller aborted'],
    ['http', 'a status outside 200 to 299; has status, and body with the fields of a 422'],
    ['shape', 'an answer that does not match its schema'],
  ],
};

export const LISTEN = `document.addEventListener('vt-lead-sent', ({ detail }) => {
  console.log(detail.personType, detail.dealer);
});`;
