import { guardedView } from '#features/session/access/guarded-view';
import PromotionAdmin, { purpose } from '#widgets/promotion-admin/PromotionAdmin';
import { click, render, text, texts } from '../../lib/render';
import { pressRowAction, signIn } from '../../lib/staff';

const View = guardedView(PromotionAdmin, { staff: true }, purpose);

/** Shows the widget to an account, at an address. */
export function show(query = '', user = 'nation', language: 'pt-BR' | 'es-AR' = 'pt-BR') {
  history.replaceState(null, '', `${location.pathname}${query && `?${query}`}`);
  signIn(user);
  return render(<View heading="" roles="" />, language);
}

export const address = (name: string) => new URLSearchParams(location.search).get(name);

/** In the tab that is open. */
const OPEN = '.tab-panel:not([hidden])';
export const open = (selector = '') => `${OPEN} ${selector}`.trim();
export const names = () => texts(open('tbody th')).map((name) => name.trim());
export const said = () => text(open('p.notice'));
export const problem = () => text('dialog [role=alert]');

const named = (selector: string, name: string | RegExp): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const found = all.find(({ textContent }) => {
    const plain = (textContent ?? '').replaceAll('\u00a0', ' ');
    return typeof name === 'string' ? plain === name : name.test(plain);
  });
  if (!found) throw new Error(`no ${selector} ${name} in: ${all.map(({ textContent }) => textContent)}`);
  return found;
};
export const press = (name: string | RegExp) => click(named(open('button'), name));
export const pressIn = (name: string | RegExp) => click(named('dialog button', name));
export const tab = (name: string) => click(named('[role=tab]', name));
/** Presses an action of a row's menu. */
export const rowAction = (row: string, action: string) => pressRowAction(row, action, OPEN);
export const pick = (row: string) =>
  click(document.querySelector(open(`[aria-label="Selecionar ${row}"]`)) as Element);
