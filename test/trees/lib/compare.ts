import type { TreeNode } from './desktop';
import { type Said, saidNodes } from './normalise';

/** A difference between the browsers' trees: its kind, which has no text of the page, and where it is. */
export interface Difference {
  kind: string;
  at: string;
}

/** Returns the pairs of equal items of two lists, in order: the longest common subsequence of their keys. */
function pairsOf<T>(a: readonly T[], b: readonly T[], key: (item: T) => string): [number, number][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (row: number, column: number) => (lengths[row] as Uint16Array)[column] as number;
  for (let row = a.length - 1; row >= 0; row--)
    for (let column = b.length - 1; column >= 0; column--)
      (lengths[row] as Uint16Array)[column] =
        key(a[row] as T) === key(b[column] as T)
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < a.length && column < b.length; ) {
    if (key(a[row] as T) === key(b[column] as T)) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

const keyOf = ({ role, name }: Said) => `${role} ${name}`;

/** Differences of nodes that stand for the same thing. */
function ofPair(chromium: Said, firefox: Said): Difference[] {
  const { role, name } = chromium;
  const at = `${role} "${name}"`;
  const only = (browser: string, own: Said, other: Said) =>
    own.states
      .filter((state) => !other.states.includes(state))
      .map((state) => ({ kind: `${role}: ${state} only in ${browser}`, at }));
  return [
    ...only('chromium', chromium, firefox),
    ...only('firefox', firefox, chromium),
    ...(chromium.description === firefox.description
      ? []
      : [{ kind: `${role}: description`, at: `${at}: "${chromium.description}", "${firefox.description}"` }]),
  ];
}

/** Differences of nodes between two pairs: of role or of name where one stands for the other, else nodes of one browser alone. */
function ofRest(chromium: Said[], firefox: Said[]): Difference[] {
  const found: Difference[] = [];
  for (const match of ['name', 'role'] as const)
    for (const own of [...chromium]) {
      const other = firefox.find((each) => each[match] === own[match] && each[match] !== '');
      if (!other) continue;
      chromium.splice(chromium.indexOf(own), 1);
      firefox.splice(firefox.indexOf(other), 1);
      found.push(
        match === 'name'
          ? { kind: `role: ${own.role}, ${other.role}`, at: `"${own.name}"` }
          : { kind: `${own.role}: name`, at: `"${own.name}", "${other.name}"` },
      );
    }
  const alone = (browser: string) => (each: Said) => ({
    kind: `${each.role} only in ${browser}`,
    at: `"${each.name}"`,
  });
  return [...found, ...chromium.map(alone('chromium')), ...firefox.map(alone('firefox'))];
}

/** Returns the differences of what two browsers' trees of one document say. */
export function differences(chromium: readonly TreeNode[], firefox: readonly TreeNode[]): Difference[] {
  const [ours, theirs] = [saidNodes(chromium), saidNodes(firefox)];
  const found: Difference[] = [];
  let [row, column] = [0, 0];
  for (const [nextRow, nextColumn] of [
    ...pairsOf(ours, theirs, keyOf),
    [ours.length, theirs.length] as const,
  ]) {
    found.push(...ofRest(ours.slice(row, nextRow), theirs.slice(column, nextColumn)));
    [row, column] = [nextRow + 1, nextColumn + 1];
    const [one, other] = [ours[nextRow], theirs[nextColumn]];
    if (one && other) found.push(...ofPair(one, other));
  }
  return found;
}
