import { PAGES } from './pages';

/** The index's cards, one for each page, in groups. */
export function indexCards(prefix: string): string {
  const groups = new Map<string, string[]>();
  for (const { path, name, summary, group } of PAGES) {
    if (!group) continue;
    const card = `<li class="card"><h3><a href="${prefix}${path}">${name}</a></h3><p>${summary}</p><code>${prefix}${path}</code></li>`;
    groups.set(group, [...(groups.get(group) ?? []), card]);
  }
  return [...groups]
    .map(([title, cards]) => `<section><h2>${title}</h2><ul class="cards">${cards.join('\n')}</ul></section>`)
    .join('\n');
}
