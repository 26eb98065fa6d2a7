import { randomFrom } from '#demo-pages/sandbox/lib/random';
import type { ColorRule, PartRule } from '#domain/parts/rules';

type Wanted = Required<Omit<PartRule, 'name'>>;
/** A catalogue with its colours. */
export interface FeatureModel {
  parts: Wanted[];
  colors: ColorRule[];
}

export interface ModelShape {
  parts: number;
  /** Requires and excludes across the tree, by part. */
  crossing?: number;
  /** Share of parts that need another or one of several. */
  needy?: number;
  colors?: number;
}

/**
 * A catalogue as product lines of cars are: a tree of features, each including its parent; of every parent's children
 * some are mandatory, some are alternatives of which each excludes the others, some are free; and requires and excludes
 * across the tree. The same seed makes the same model.
 */
export function featureModel(seed: string, shape: ModelShape): FeatureModel {
  const { parts: count, crossing = 0.5, needy = 0, colors: colorCount = 0 } = shape;
  const random = randomFrom(`feature model ${seed}`);
  const whole = (to: number) => random.whole(0, to - 1);
  const parts: Wanted[] = Array.from({ length: count }, (_, n) => ({
    // Ids that do not sort as they were made.
    id: `P${(n * 7919) % 10_007}-${n}`,
    includes: [],
    excludes: [],
    alternatives: [],
    dependencies: [],
    coatings: [],
    colors: [],
  }));
  const add = (ids: readonly string[], id: string) => {
    (ids as string[]).push(id);
  };
  const groups = new Map<Wanted, Wanted[]>();
  const parentOf = (n: number) => parts[Math.max(0, n - 1 - whole(Math.max(1, Math.ceil(n / 2))))];
  parts.forEach((part, n) => {
    const parent = n === 0 ? undefined : parentOf(n);
    if (!parent) return;
    add(part.includes, parent.id);
    groups.set(parent, [...(groups.get(parent) ?? []), part]);
  });
  for (const [parent, children] of groups) {
    // Near the root parts stand beside each other, or too little could be had.
    const kind = parts.indexOf(parent) < count / 50 ? 2 * whole(2) : whole(4);
    if (kind === 0) for (const child of children) add(parent.includes, child.id);
    if (kind === 1) {
      for (const child of children)
        for (const other of children) if (other !== child) add(child.excludes, other.id);
    }
  }
  const any = () => parts[whole(count)] as Wanted;
  // What is required lies near the root: were it anywhere, everything would require everything.
  const near = () => parts[whole(Math.ceil(count / 25))] as Wanted;
  const far = () => parts[random.whole(count >> 1, count - 1)] as Wanted;
  for (let n = 0; n < count * crossing; n++) {
    const requires = whole(10) > 0;
    const [from, to] = requires ? [any(), near()] : [far(), far()];
    // An exclusion is said on one side only: the other does not know.
    if (from !== to) add(requires ? from.includes : from.excludes, to.id);
  }
  for (let n = 0; n < count * needy; n++) {
    const from = any();
    const others = [any(), any(), any()].filter((each) => each !== from).map(({ id }) => id);
    if (whole(2) === 0) add(from.dependencies, others[0] ?? from.id);
    else for (const id of others) add(from.alternatives, id);
  }
  const colors: ColorRule[] = Array.from({ length: colorCount }, (_, n) => ({
    id: `color-${n}`,
    onlyWith: whole(3) === 0 ? [any().id] : [],
  }));
  if (colorCount > 0) {
    for (let n = 0; n < count * 0.1; n++) {
      const part = any();
      for (const { id } of colors) if (whole(2) === 0) add(part.colors, id);
    }
  }
  return { parts, colors };
}
