const find = (name: string): Element | undefined =>
  document.getElementById(name) ?? document.getElementsByName(name)[0];

/**
 * Returns the element that a link's href `#NAME` targets, by id or by an anchor's name, in the browsers' order:
 * unchanged, then decoded. Null for any other href and if there is no such element, as for `#100%`; never throws.
 */
export function anchorTarget(href: string | null): Element | null {
  if (!href || !/^#./.test(href)) return null;
  const name = href.slice(1);
  try {
    return find(name) ?? find(decodeURIComponent(name)) ?? null;
  } catch {
    // A percent sign that starts no valid escape sequence.
    return null;
  }
}
