import { RESERVE } from './generated/reserve';
import { reserveCss } from './reserve-css';

/** Seconds after which a widget whose script never came gives its reserved height back. */
const PATIENCE = 30;

/**
 * Returns the CSS of the author's snippet: the heights of the named widgets, reserved before and without any script, so
 * that nothing has to block the page's rendering. Where the script never comes, they are released; the loader's own
 * rules end this.
 * @param names of widgets, without vt-; all if absent
 */
export function snippetCss(
  names: readonly string[] = Object.keys(RESERVE).filter((name) => !name.includes('[')),
): string {
  const rules = reserveCss(names);
  if (!rules) return '';
  const tags = names.filter((name) => RESERVE[name]?.[0]).map((name) => `vt-${name}:not(:defined)`);
  return `${rules}:where(${tags.join()}){animation:vt-release 0s ${PATIENCE}s forwards}@keyframes vt-release{to{min-height:0;aspect-ratio:auto}}`;
}
