import { shared } from '../page/core/page-singleton';
import { fail, VERSION } from './define';
import { RESERVE } from './generated/reserve';
import { importTwice } from './import-with-retry';
import { wanted, when } from './load-conditions';

const waiting = new WeakSet<Element>();
const asked = new Set<string>();

/** Brings the widgets in and below an element that the page does not know yet, each once it is wanted. */
export function discover(root: Element): void {
  for (const element of [root, ...root.querySelectorAll(':not(:defined)')]) {
    const [before, name] = element.localName.split('vt-');
    if (before || !name || asked.has(name) || waiting.has(element) || element.matches(':defined')) continue;
    waiting.add(element);
    if (name in RESERVE) when(element, RESERVE[name]?.[3], () => bring(name, element));
    else fail(element, 'unknown', name);
  }
}

/** Fetches what every island stands on. */
let runtime: () => Promise<unknown>;

function bring(name: string, element: Element): void {
  // One that has left, or whose file does not come, waits anew where it is put back.
  waiting.delete(element);
  if (!element.isConnected) return;
  wanted.add(element);
  if (asked.has(name)) return;
  asked.add(name);
  // Beside the widget's own file, not behind it; if it cannot be had, the widget's file says so.
  if (!RESERVE[name]?.[2]) runtime().catch(() => {});
  importTwice((again) => import(/* @vite-ignore */ `./widgets/${name}.js${again}`)).catch((error) => {
    // One that is added later may find the network back.
    asked.delete(name);
    for (const element of document.querySelectorAll(`vt-${name}`)) fail(element, 'import', error);
  });
}

/**
 * Holds each widget's room free before it starts, so that nothing moves when it does. The rules weigh nothing: the
 * page's own come first.
 */
function reserve(): void {
  let rules = '';
  for (const name in RESERVE) {
    const [phone, wider, , , tablet] = RESERVE[name] as (typeof RESERVE)[string];
    const room = wider
      ? `min-height:${wider}px;@media(width<=900px){min-height:${tablet ?? wider}px}@media(width<=600px){min-height:${phone}px}`
      : phone && `aspect-ratio:${phone}`;
    if (room) rules += `:where(vt-${name}){display:block;${room}}`;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

let behaviours: Promise<typeof import('./page-behaviours')> | undefined;

/** Page behaviours load at the visitor's first move, or with the first event that needs them. */
function hear(event: Event): void {
  behaviours ??= import('./page-behaviours');
  behaviours.then(
    (module) => module.hear(event),
    () => {
      behaviours = undefined;
    },
  );
}

/** Starts the loader, once per page: the first copy of the library serves; one of another version says so. */
export function startLoader(islands: () => Promise<unknown>): void {
  runtime = islands;
  let mine = false;
  const first = shared('loader', () => {
    mine = true;
    return VERSION;
  });
  if (!mine) {
    if (first !== VERSION) console.warn('[vitrine]', first, 'came before', VERSION);
    return;
  }
  reserve();
  for (const type of 'pointerover keydown hide-scroll show-scroll vt-popup-queued vt-widget-failed'.split(
    ' ',
  )) {
    addEventListener(type, hear);
  }
  discover(document.documentElement);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if ((node as Element).localName) discover(node as Element);
  }).observe(document, { childList: true, subtree: true });
}
