import { isPrivateParameter } from './private-parameter';

/** Parameters of campaigns, ads and mail programs, which describe the visit and not the page. */
const VISIT = /^(utm_|mc_|hsa_|_|(gcl|fbcl|msclk|ttcl|yclk|dcl)(id|src)$|gad_|gbraid|wbraid|loginType)/i;

const ID = /^\d{1,7}$/;
/** A word or a path. */
const WORD = /^[a-z][\w.:/-]{0,80}$/i;

/**
 * Query parameters with which content management systems choose a page, and what they then hold: WordPress, Joomla, Drupal,
 * TYPO3, DNN, OpenCart, PrestaShop, frameworks with a front controller. Ours; a longer number may be a document or phone.
 */
const ROUTES: readonly (readonly [names: RegExp, value: RegExp])[] = [
  [
    /^(page_id|p|cat|attachment_id|post|node|nid|pageid|tabid|itemid|catid|(product|category)_id|id_(product|category|cms))$/i,
    ID,
  ],
  // Joomla: an id with its alias.
  [/^id$/i, /^\d{1,7}(:[\w-]{1,80})?$/],
  [/^(option|view|layout|controller|route|r|path|post_type|pagename|lang|language|locale)$/i, WORD],
  [/^(page|pagina)$/i, /^(\d{1,7}|[a-z][\w./-]{0,80})$/i],
  // A search's q is what a visitor typed; a page's is a path.
  [/^q$/i, /^[a-z][\w-]*(\/[\w-]+)+$/i],
];

/** A document, a phone or a card number, or an e-mail address. */
const PERSONAL_VALUE = /(\d[\s.\-/]?){8,}|@/;

/**
 * Returns the part of a page's query that chooses the page; empty for a page with an address of its own. What describes
 * the visit or a person is left out.
 * @param search query of an address of the page
 * @param canonical query of the page's canonical address: its parameters choose the page
 * @param named further parameters that choose the page, by its author
 */
export function pageQuery(search: string, canonical = '', named: readonly string[] = []): string {
  const kept = new URLSearchParams();
  const wanted = new URLSearchParams(canonical);
  for (const [name, value] of new URLSearchParams(search)) {
    if (PERSONAL_VALUE.test(value)) continue;
    const isRoute =
      named.includes(name) ||
      ROUTES.some(([names, values]) => names.test(name) && values.test(value)) ||
      (wanted.getAll(name).includes(value) && !VISIT.test(name) && !isPrivateParameter(name));
    if (isRoute) kept.append(name, value);
  }
  return kept.toString();
}
