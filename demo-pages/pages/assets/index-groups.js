/** The groups of the index: which are open is kept for the tab; a search opens those with a result. */

const KEY = 'vitrine-demo:groups';
/** @type {NodeListOf<HTMLDetailsElement>} */
export const groups = document.querySelectorAll('details.group');
let searching = false;

/** Keeps which groups are open. A browser without storage forgets them. */
function keep() {
  const open = Object.fromEntries([...groups].map(({ id, open }) => [id, open]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(open));
  } catch {}
}

/** Opens the groups as they were kept, and the others as the page has them. */
function restore() {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {}
  for (const group of groups) {
    const open = kept[group.id];
    if (typeof open === 'boolean') group.open = open;
  }
}

/** Opens every group while somebody searches; afterwards those that were open before. @param {boolean} active */
export function openForSearch(active) {
  if (active === searching) return;
  if (active) keep();
  searching = active;
  if (active) for (const group of groups) group.open = true;
  else restore();
}

/** @param {boolean} open */
export function setAll(open) {
  for (const group of groups) group.open = open;
}

restore();
for (const group of groups)
  group.addEventListener('toggle', () => {
    if (!searching) keep();
  });
