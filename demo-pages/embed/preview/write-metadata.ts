/** Writes these tags in place of all there are; null for none. */
export function writeMetadata(all: Readonly<Record<string, string | null>>): void {
  for (const tag of document.head.querySelectorAll('meta[name^="vitrine:"]')) tag.remove();
  for (const [name, content] of Object.entries(all)) {
    if (content === null) continue;
    const tag = document.createElement('meta');
    tag.name = `vitrine:${name}`;
    tag.content = content;
    document.head.append(tag);
  }
}
