import { shared } from '../page/shared';
import { fail, VERSION } from './define';
import { RESERVE } from './generated/reserve';
import { importTwice } from './retry';

const asked = new Set<string>();

/** Brings the widgets in and below a node that the page does not know yet. */
export function discover(root: ParentNode): void {
  for (const element of [root as Element, ...root.querySelectorAll(':not(:defined)')]) {
    const tag = element.localName ?? '';
    if (!tag.startsWith('vt-') || asked.has(tag) || customElements.get(tag)) continue;
    asked.add(tag);
    if (tag in RESERVE) bring(tag);
    else fail(element, 'unknown', new TypeError(`there is no <${tag}>`));
  }
}

function bring(tag: string): void {
  const address = new URL(/* @vite-ignore */ `widgets/${tag.slice(3)}.js`, import.meta.url).href;
  importTwice(
    () => import(/* @vite-ignore */ address),
    () => address,
  ).catch((error) => {
    // One that is added later may find the network back.
    asked.delete(tag);
    for (const element of document.querySelectorAll(tag)) fail(element, 'import', error);
  });
}

/**
 * Holds each widget's height free before it starts, so that nothing moves when it does. The rules weigh nothing: the
 * page's own come first.
 */
function reserve(): void {
  let wider = '';
  let mobile = '';
  for (const tag in RESERVE) {
    const [low, high] = RESERVE[tag] ?? [];
    wider += `:where(${tag}){display:block;min-height:${high}px}`;
    mobile += `:where(${tag}){min-height:${low}px}`;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${wider}@media(max-width:600px){${mobile}}`);
  document.adoptedStyleSheets.push(sheet);
}

let behaviours: Promise<typeof import('./behaviours')> | undefined;

/** Page behaviours load at the visitor's first move, or with the first event that needs them. */
function hear(event: Event): void {
  behaviours ??= import('./behaviours');
  behaviours.then(
    (module) => module.hear(event),
    () => {
      behaviours = undefined;
    },
  );
}

/** Starts the loader, once per page: the first copy of the library serves; one of another version says so. */
export function startLoader(): void {
  let first = false;
  const version = shared('version', () => {
    first = true;
    return VERSION;
  });
  if (!first) {
    if (version !== VERSION) console.warn(`[vitrine] ${VERSION} was loaded beside ${version}, which came first and stays.`);
    return;
  }
  reserve();
  for (const type of ['pointerover', 'touchstart', 'keydown', 'hide-scroll', 'show-scroll', 'vt-popup-queued']) {
    addEventListener(type, hear, { passive: true });
  }
  discover(document);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) discover(node);
  }).observe(document, { childList: true, subtree: true });
}
