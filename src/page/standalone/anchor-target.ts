const find = (name: string): Element | undefined =>
  document.getElementById(name) ?? document.getElementsByName(name)[0];

/**
 * The element of this page that a link's href names as `#NAME`, by id or by an anchor's name, as browsers look for it:
 * as it is written, else decoded. Null for any other href and where there is none, as for `#100%`; never throws.
 */
export function anchorTarget(href: string | null): Element | null {
  if (!href || !/^#./.test(href)) return null;
  const name = href.slice(1);
  try {
    return find(name) ?? find(decodeURIComponent(name)) ?? null;
  } catch {
    // A percent sign that begins no sequence.
    return null;
  }
}
