/** Refreshes the panel: changed parts are replaced; open entries stay open. */

const EVERY = 2000;

/** @param {string} name @param {ParentNode} root */
const part = (name, root) => root.querySelector(`[data-live="${name}"]`);

/** @param {Document} fresh */
function update(fresh) {
  for (const old of document.querySelectorAll('[data-live]')) {
    const name = old.getAttribute('data-live') ?? '';
    const next = part(name, fresh);
    // A part with the keyboard focus is not replaced.
    if (!next || old.contains(document.activeElement)) continue;
    const open = new Set([...old.querySelectorAll('details[open]')].map(({ id }) => id));
    const known = new Set([...old.querySelectorAll('details')].map(({ id }) => id));
    for (const details of next.querySelectorAll('details')) {
      if (known.has(details.id)) details.open = open.has(details.id);
    }
    if (next.outerHTML === old.outerHTML) continue;
    const count = next.querySelector('.count')?.textContent;
    if (count && count !== old.querySelector('.count')?.textContent && name === 'leads') {
      const said = document.querySelector('[data-said]');
      if (said) said.textContent = `Leads: ${count}`;
    }
    old.replaceWith(next);
  }
}

async function refresh() {
  if (document.hidden || !document.querySelector('[data-live]')) return;
  try {
    const response = await fetch('/sandbox', { headers: { accept: 'text/html' } });
    update(new DOMParser().parseFromString(await response.text(), 'text/html'));
  } catch {
    // The server was stopped: the page stays unchanged.
  }
}

setInterval(refresh, EVERY);
document.addEventListener('visibilitychange', refresh);
