import { native } from '../core/native';

type Tree = Pick<Document, 'getElementById' | 'querySelectorAll'>;

const find = (tree: Tree, name: string): Element | undefined =>
  native(tree, 'getElementById')(name) ??
  [...native(tree, 'querySelectorAll')('a[name]')].find((anchor) => anchor.getAttribute('name') === name);

/**
 * Returns the element of a tree that a link's href `#NAME` targets, by id or by an anchor's name, in the browsers' order:
 * unchanged, then decoded. Null for any other href and if there is no such element, as for `#100%`; never throws.
 */
export function anchorTarget(href: string | null, tree: Tree = document): Element | null {
  if (!href || !/^#./.test(href)) return null;
  const name = href.slice(1);
  try {
    return find(tree, name) ?? find(tree, decodeURIComponent(name)) ?? null;
  } catch {
    // A percent sign that starts no valid escape sequence.
    return null;
  }
}
