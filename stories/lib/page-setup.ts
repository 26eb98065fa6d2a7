import { writeMetadata } from '#demo-pages/embed/preview/write-metadata';
import { STEP_PARAMETER } from '#domain/car/link';
import { CAR_PARAMETER } from '#domain/car/saved-car';
import type { Brand, Language } from '#domain/core/brands';
import { noCar, setCar } from '#features/car/car-store';
import { sheetOf } from '#ui/core/styles';
import { tokens } from '#ui/core/tokens';
import { type AnswerChange, changeAnswers, sandbox } from './sandbox';
import { COOKIE_METADATA, forgetCookies, signIn } from './session-cookies';
import { resetStores } from './store-registry';

/** What the network toolbar offers, and the sandbox's fault behind it. */
export const NETWORKS = {
  normal: { title: 'Rede normal', fault: 'none' },
  slow: { title: 'Lenta (3 s)', fault: 'slow' },
  offline: { title: 'Sem conexão', fault: 'drop' },
  failing: { title: 'Erro 500', fault: '5xx' },
  timeout: { title: 'Sem resposta', fault: 'timeout' },
} as const;

/** The page of a story: `parameters.vitrine`. */
export interface PageSetup {
  /** Metadata beyond the toolbars'; null takes a tag away. */
  metadata?: Record<string, string | null>;
  /** Who is signed in, by a token of the sandbox's people: ana, bruno, sofia. */
  user?: string;
  /** Faults by call, as { 'LEA-01': '500' }. */
  faults?: Record<string, string>;
  /** Answers that the services give in place of their own, by the end of the call's path. */
  answers?: Record<string, AnswerChange>;
  /** The widget is meant to fail: the page handles it, and the console stays quiet. */
  fails?: boolean;
  /** Last word before the widget comes: puts something into a store, say. */
  arrange?: () => void;
}

export interface Toolbars {
  brand: Brand;
  language: Language;
  network: keyof typeof NETWORKS;
}

/** Services answer under the page's own origin, whatever it is. */
export const DEFAULTS = {
  services: '/api/{service}',
  'lead-client-id': 'storybook',
  'lead-client-secret': 'storybook',
};

/** Everything that widgets share on a page, as on a first visit. */
function forgetVisit(): void {
  const url = new URL(location.href);
  for (const name of [CAR_PARAMETER, STEP_PARAMETER]) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  resetStores();
  for (const area of [localStorage, sessionStorage])
    for (const key of Object.keys(area)) if (key.startsWith('vitrine:')) area.removeItem(key);
  forgetCookies();
  sandbox.world.reset();
}

/** The layer of messages is made once per page, in the brand it had then. */
function dressPopups(): void {
  const root = document.querySelector('[data-vitrine="popups"]')?.shadowRoot;
  if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.with(1, sheetOf(tokens()));
}

/** Makes the document the page of a story. */
export function arrangePage({ brand, language, network }: Toolbars, setup: PageSetup): void {
  forgetVisit();
  const country = language === 'es-AR' ? 'AR' : 'BR';
  writeMetadata({ ...DEFAULTS, ...COOKIE_METADATA, brand, language, country, ...setup.metadata });
  // Its brand is the page's.
  setCar(noCar());
  document.documentElement.lang = language;
  dressPopups();
  if (setup.user) signIn(setup.user);
  sandbox.state.setFault({ fault: NETWORKS[network].fault });
  changeAnswers(setup.answers);
  for (const [call, fault] of Object.entries(setup.faults ?? {})) sandbox.state.setFault({ call, fault });
  setup.arrange?.();
}
