import type { Brand } from '#domain/core/brands';
import { brand } from '#page/core/metadata';
import { pageSingleton } from '#page/core/page-singleton';
import { sheetOf } from '#ui/core/styles';
import { darkTokens } from './dark-tokens';
import { shiftHeadings } from './heading-levels';

/**
 * By default a widget has the page's own edge and background; the author's word makes it a card, for which room is held
 * (reserve-css.ts); widgets within it are not.
 */
const LOOKS = `:host([surface$=card]) .vt{--_c:0px;padding:32px;border:1px solid var(--_edge);border-radius:var(--_radius);background:var(--_surface)}
@media(width<=600px){:host([surface$=card]) .vt{padding:16px}}
:host([heading-level=none]) h2:not([tabindex]){display:none}
:host([surface^=dark]) .vt{color-scheme:dark}`;

/** For element/adopted.ts, as those of deferred parts (ui/hooks/use-styles.ts, which a first view does not load). */
const added = pageSingleton('addedSheets', () => new WeakMap<ShadowRoot, Set<CSSStyleSheet>>());

/**
 * Returns the tokens of a brand on a dark surface as CSS; they replace the page's own, which are for a light one. Widgets
 * within it stand on the same surface: for them they are what a page would set.
 */
export function darkCss(of: Brand): string {
  const tokens = Object.entries(darkTokens(of));
  const as = (prefix: string) => tokens.map(([name, value]) => `--${prefix}${name}:${value}`).join(';');
  return `:host([surface^=dark]){${as('_')}}:host([surface^=dark]) .vt{${as('vt-')}}`;
}

/** Returns the looks that the tags of a brand's page can name, as CSS. */
export const looksCss = (of: Brand): string => `${darkCss(of)}${LOOKS}`;

/** Gives a widget the look that its tag's `surface` and `heading-level` name, until the signal aborts. */
export function applyAppearance(element: HTMLElement, root: ShadowRoot, signal: AbortSignal): void {
  const sheet = sheetOf(looksCss(brand() ?? 'fiat'));
  added.set(root, (added.get(root) ?? new Set()).add(sheet));
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  if (element.getAttribute('heading-level')) shiftHeadings(element, signal);
}
