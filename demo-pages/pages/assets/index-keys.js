/** Keys of the index: from the search to what it found, through the results, and back. */

/** @returns {HTMLAnchorElement[]} the links that are shown, in their order */
const shownLinks = () =>
  [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.entries h3 a'))].filter(
    (link) => link.checkVisibility(),
  );

/**
 * @param {HTMLInputElement} search
 * @param {{ best(): HTMLAnchorElement | undefined, clear(): void }} actions best: what Enter opens
 */
export function listenToKeys(search, { best, clear }) {
  search.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') shownLinks()[0]?.focus();
    else if (event.key === 'Enter') best()?.click();
    else if (event.key === 'Escape' && search.value) clear();
    else return;
    event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLAnchorElement) || !target.closest('.entries')) return;
    const links = shownLinks();
    const place = links.indexOf(target);
    if (key === 'ArrowDown') links[place + 1]?.focus();
    else if (key === 'ArrowUp') (links[place - 1] ?? search).focus();
    else if (key === 'Escape') search.focus();
    else return;
    event.preventDefault();
  });
}
