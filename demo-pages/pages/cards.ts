import { PAGES } from './pages';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, previewAddress } from './previews';

/** The index's cards, one for each page, in groups. */
export function indexCards(prefix: string): string {
  const groups = new Map<string, string[]>();
  for (const page of PAGES) {
    const { path, name, summary, group } = page;
    if (!group) continue;
    const picture = `<img src="${previewAddress(page)}" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" alt="" loading="lazy">`;
    const card = `<li class="card">${picture}<h3><a href="${prefix}${path}">${name}</a></h3><p>${summary}</p><code>${prefix}${path}</code></li>`;
    groups.set(group, [...(groups.get(group) ?? []), card]);
  }
  return [...groups]
    .map(([title, cards]) => `<section><h2>${title}</h2><ul class="cards">${cards.join('\n')}</ul></section>`)
    .join('\n');
}
