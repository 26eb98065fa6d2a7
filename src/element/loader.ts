import { native, pageDocument, shadowRootOf } from '#page/core/native';
import { knownSingleton, pageSingleton } from '#page/core/page-singleton';
import { takeSecrets } from '#page/core/secret-fragment';
import { isAuthorMode } from '#page/settings/meta-text';
import { reportFailure, VERSION } from './define';
import { UNUSUAL } from './generated/unusual';
import { importWithRetry } from './import-with-retry';
import { isGuarded, requestedElements, startWhen } from './load-conditions';
import type { LoaderParts } from './loader-parts';
import { applyScriptSettings, checksFiles, filesBase, isBaseGuessed, scriptTag } from './script';

const waiting = new WeakSet<Element>();
/** Names of the widgets whose file is loading or loaded. */
const requested = new Set<string>();

/**
 * Loads the undefined widgets in and below a node when their load conditions hold, also those in open shadow roots of the
 * page's own components; what is in a widget's root the widget loads itself. A document and a root are observed from then
 * on; a second time they are only looked through again.
 */
export function discover(root: Document | ShadowRoot | Element): void {
  const elements = [...native(root, 'querySelectorAll')('*')];
  if (native(root as Element, 'localName')) elements.unshift(root as Element);
  else observer.observe(root, { childList: true, subtree: true });
  for (const element of elements) {
    // It has no root, and the names of its fields are its properties.
    if (element instanceof HTMLFormElement) continue;
    // A name leads to a file of the folder, and to no other.
    const name = /^vt-([a-z\d-]+)$/.exec(element.localName)?.[1];
    if (!name) {
      if (element.shadowRoot) discover(element.shadowRoot);
    } else if (!requested.has(name) && !waiting.has(element) && !element.matches(':defined')) {
      waiting.add(element);
      reserveHeight(element, name);
      startWhen(element, UNUSUAL[name]?.[1], () => loadWidget(name, element));
    }
  }
}

const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) {
      // Another document was written into the window, or the router put another in its place.
      if (node === pageDocument.documentElement) listen();
      if ((node as Element).localName) discover(node as Element);
    }
});

/** Address of the folder of the library's files. */
let base: string;
/** Loads the code shared by all islands. */
let runtime: () => Promise<unknown>;

function loadWidget(name: string, element: Element): void {
  // An element that left the page, or whose file failed to load, is found again when it is inserted again.
  waiting.delete(element);
  if (!element.isConnected) return;
  // A guarded one has its box once it is defined, and waits for its condition then.
  if (!isGuarded(element)) requestedElements.add(element);
  if (requested.has(name)) return;
  requested.add(name);
  // In parallel with the widget's own file; if it fails, the import of that file fails too.
  if (!UNUSUAL[name]?.[0]) {
    runtime().catch(() => {});
    // The element waits for it (host.ts).
    if (element.matches('[surface],[heading-level]')) import('./appearance').catch(() => {});
  }
  importWithRetry((suffix) => import(/* @vite-ignore */ `${base}widgets/${name}.js${suffix}`)).catch(
    async (error) => {
      // An element added later retries.
      requested.delete(name);
      // Here, since no other file can be loaded then.
      if (isBaseGuessed())
        console.warn(
          '[vitrine] no files in',
          base,
          'name their folder: <meta name="vitrine:base" content="...">',
        );
      const isKnown = await heights().then(
        (module) => module.isKnown(name),
        () => true,
      );
      // The one that asked for it may be in another widget's shadow root.
      for (const each of new Set([element, ...pageDocument.querySelectorAll(`vt-${name}`)]))
        reportFailure(each, isKnown ? 'import' : 'unknown', isKnown ? error : name);
    },
  );
}

/** The table of all widgets' heights; a page whose snippet reserves them does not load it. */
const heights = () => import('./heights');

/** The snippet's heights are not released any more (snippet-css.ts). */
const NO_RELEASE = '@keyframes vt-release{}';
/** The loader's own rules; those of the table come after them. */
let rules: CSSStyleSheet;

/** Reserves a widget's height if the page does not; within another widget that one has the space. */
function reserveHeight(element: Element, name: string): void {
  const [isLit, , height] = UNUSUAL[name] ?? [];
  const root = shadowRootOf(element);
  // One with a first view in the page has its height by that.
  if (root?.host.localName.startsWith('vt-') || height === 0 || element.shadowRoot) return;
  const { minHeight, aspectRatio } = getComputedStyle(element);
  if (parseFloat(minHeight) > 0 || aspectRatio !== 'auto') return;
  // A page that waits for this script to be painted has nothing on screen that moves once the height is known, since
  // most widgets are about as high as the screen. The layer lets a linked reserve.css win that has not arrived yet.
  if (!isLit && !performance.getEntriesByType('paint')[0])
    rules.insertRule(`@layer{:where(vt-${name}){display:block;min-height:100vh}}`);
  heights()
    .then(
      ({ reserveHeights }) => reserveHeights(root ?? document),
      // The page moves when the widget is there.
      () => {},
    )
    .then(() => rules.replaceSync(NO_RELEASE));
}

/** Metadata outside of the head, which are not used (page/settings/meta-text.ts). */
const MISPLACED = 'body meta[name^="vitrine:"],body meta[property^="vitrine:"]';

let behaviours: Promise<typeof import('./page-behaviours')> | undefined;

/** Page behaviours load with the first event that needs them, or without one. */
function onPageEvent(event?: Event): void {
  // An event has its path only while it is dispatched.
  const path = event?.composedPath();
  behaviours ??= import('./page-behaviours');
  behaviours.then(
    (module) => module.onPageEvent(event, path),
    () => {
      behaviours = undefined;
    },
  );
}

/** The first interaction starts author mode, and on a page with what the behaviours serve those. */
function onInteraction(event: Event): void {
  if (
    behaviours ||
    isAuthorMode() ||
    pageDocument.querySelector(`a[href^="#"],[data-vt-outside],${MISPLACED}`)
  )
    onPageEvent(event);
}

/** Listens to what the page behaviours serve; what listens already is not added again. */
function listen(): void {
  for (const type of 'hide-scroll show-scroll vt-popup-queued vt-session-ended vt-widget-failed'.split(' ')) {
    addEventListener(type, onPageEvent);
  }
  addEventListener('pointerover', onInteraction);
  addEventListener('keydown', onInteraction);
  // Before the page's own: the first press counts as well, and what a page stops.
  addEventListener('pointerdown', onInteraction, { capture: true, passive: true });
}

const onOtherScript = (tag: HTMLScriptElement | null): void => {
  // Only pages with two scripts load it.
  import('./other-script').then(
    (module) => module.reportOtherScript(tag),
    () => {},
  );
};

const { attachShadow } = Element.prototype;

/** Starts the loader once per page: the first copy of the library runs; a copy of another version logs a warning. */
export function startLoader(islands: () => Promise<unknown>): void {
  takeSecrets();
  runtime = islands;
  // Of each version one: the first copy knows what it has found.
  pageSingleton<LoaderParts>(VERSION, () => ({ discover, startWhen, reportFailure }));
  const first = knownSingleton('loader');
  if (first) {
    if (first !== VERSION) console.warn('[vitrine]', first, 'came before', VERSION);
    (knownSingleton('otherScript') as typeof onOtherScript | undefined)?.(scriptTag);
    return;
  }
  // By the copy that runs: another one has other files.
  pageSingleton('otherScript', () => onOtherScript);
  pageSingleton('loader', () => VERSION);
  applyScriptSettings();
  base = pageSingleton('base', filesBase);
  pageSingleton('checksFiles', checksFiles);
  rules = new CSSStyleSheet();
  rules.replaceSync(NO_RELEASE);
  pageDocument.adoptedStyleSheets.push(rules);
  listen();
  // A campaign, an ad's click id and a weak login outlast their landing page (page/tracking.ts, page/session/weak-login.ts).
  if (/gclid=|utm_|loginType=WEAK/.test(location.search)) onPageEvent();
  discover(document);
  if (pageDocument.querySelector(MISPLACED)) onPageEvent();
  Object.assign(Element.prototype, {
    /** The platform's own; a component can attach its root long after it was inserted. */
    attachShadow(this: Element, init: ShadowRootInit) {
      const root = attachShadow.call(this, init);
      // A closed root is nobody else's; a widget looks through its own.
      if (this.shadowRoot && !this.localName.startsWith('vt-')) discover(root);
      return root;
    },
  });
}
