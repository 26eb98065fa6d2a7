/** What no system takes in a file's name, and what shows it in another order than it has. */
const REFUSED = /[\\/:*?"<>|\p{C}\p{Zl}\p{Zp}]+/gu;
/** Characters of a name without its ending; the least of all systems is 255 bytes. */
const LONGEST = 120;

/**
 * Returns a name of a downloaded file that is valid on every system and ends as it says: ids and titles of services are in
 * it. A name of nothing else becomes "vitrine".
 */
export function safeFileName(name: string): string {
  const clean = name.replace(REFUSED, '-');
  const [ending = ''] = /\.[a-z\d]{1,5}$/i.exec(clean) ?? [];
  const stem = clean.slice(0, clean.length - ending.length).replace(/^[-.\s]+/, '');
  const characters = [...stem].slice(0, LONGEST);
  while (/^[-.\s]$/.test(characters.at(-1) ?? '')) characters.pop();
  return `${characters.join('') || 'vitrine'}${ending}`;
}
