import { RESERVE } from './generated/reserve';
import { reserveCss, WIDTH } from './reserve-css';

/** Seconds after which a widget whose script never came gives its reserved height back. */
const PATIENCE = 30;

/** What the loader's rules repeat for each size of each widget; compressed, the loader is smaller with it. */
const SHARED = 'display:block;animation:none;';
const TEXT = `;&:before{${WIDTH}}`;
/** A height up to 900 px that is the same as the wider one. */
const SAME_HEIGHT = /(--_r:\d+px;min-height:[^;{}]+)(?=;@media\(width<=900px\)\{\1\}).*?\}/g;

/**
 * Returns the CSS of the author's snippet: the heights of the named widgets, reserved before and without any script, so
 * that nothing has to block the page's rendering. Where the script never comes, they are released with the placeholders; the loader's own
 * rules end this.
 * @param names of widgets, without vt-; all if absent
 */
export function snippetCss(
  names: readonly string[] = Object.keys(RESERVE).filter((name) => !name.includes('[')),
): string {
  const tags = names.filter((name) => RESERVE[name]?.[0]).map((name) => `vt-${name}`);
  if (tags.length === 0) return '';
  const sizes = reserveCss(names).replaceAll(SHARED, '').replaceAll(TEXT, '').replace(SAME_HEIGHT, '$1;');
  const missing = tags.map((tag) => `${tag}:not(:defined)`);
  return `:where(${tags}){${SHARED}${TEXT.slice(1)}}${sizes}:where(${missing}){animation:vt-release 0s ${PATIENCE}s forwards}@keyframes vt-release{to{min-height:0;aspect-ratio:auto;--_k:none}}`;
}
