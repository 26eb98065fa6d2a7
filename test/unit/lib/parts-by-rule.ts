import type { PartRule } from '#domain/parts/rules';

/**
 * The optionals' rules word for word, on sets of ids and without a thought of speed, to hold the engine against.
 * Nothing here is shared with it.
 */
export interface ByRule {
  ok: boolean;
  selected: string[];
  added: string[];
  removed: string[];
}

export class PartsByRule {
  #parts: Map<string, PartRule>;

  constructor(parts: readonly PartRule[]) {
    this.#parts = new Map(parts.map((part) => [part.id, part]));
  }

  #of(id: string): PartRule {
    const part = this.#parts.get(id);
    if (!part) throw new Error(`no part ${id}`);
    return part;
  }

  /** The least set that has the ids and with every part those it includes. */
  closure(ids: Iterable<string>): Set<string> {
    const set = new Set(ids);
    for (let size = -1; size !== set.size; ) {
      size = set.size;
      for (const id of [...set]) for (const each of this.#of(id).includes) set.add(each);
    }
    return set;
  }

  incompatible(a: string, b: string): boolean {
    return this.#of(a).excludes.includes(b) || this.#of(b).excludes.includes(a);
  }

  contradictory(set: ReadonlySet<string>): boolean {
    return [...set].some((a) => this.#of(a).excludes.some((b) => set.has(b)));
  }

  /** Whether a part has in a set what it needs. */
  content(id: string, set: ReadonlySet<string>): boolean {
    const { dependencies = [], alternatives = [] } = this.#of(id);
    const chosen = alternatives.length === 0 || alternatives.some((each) => set.has(each));
    return chosen && dependencies.every((each) => set.has(each));
  }

  /** Parts that are without what they include or need, now that `gone` went, go too, until none is left. */
  #settle(set: Set<string>, gone: Set<string>, staying: ReadonlySet<string>): void {
    for (let size = -1; size !== gone.size; ) {
      size = gone.size;
      for (const id of [...set]) {
        if (staying.has(id)) continue;
        const { dependencies = [], alternatives = [] } = this.#of(id);
        const includesGone = [...this.closure([id])].some((each) => gone.has(each));
        const needsGone =
          dependencies.some((each) => gone.has(each)) ||
          (alternatives.some((each) => gone.has(each)) && !alternatives.some((each) => set.has(each)));
        if (!includesGone && !needsGone) continue;
        set.delete(id);
        gone.add(id);
      }
    }
  }

  #result(ok: boolean, before: ReadonlySet<string>, after: ReadonlySet<string>): ByRule {
    const added = [...after].filter((id) => !before.has(id)).sort();
    const removed = [...before].filter((id) => !after.has(id)).sort();
    return { ok, selected: [...after].sort(), added, removed };
  }

  select(selected: Iterable<string>, id: string, choices: readonly string[] = []): ByRule {
    const before = new Set(selected);
    const coming = this.closure([id, ...choices]);
    if (this.contradictory(coming)) return this.#result(false, before, before);
    const gone = new Set(
      [...before].filter(
        (old) => !coming.has(old) && [...coming].some((each) => this.incompatible(old, each)),
      ),
    );
    const after = new Set([...before, ...coming].filter((each) => !gone.has(each)));
    this.#settle(after, gone, coming);
    const open = [...coming].some((each) => !this.content(each, after));
    return open ? this.#result(false, before, before) : this.#result(true, before, after);
  }

  remove(selected: Iterable<string>, id: string): ByRule {
    const before = new Set(selected);
    if (!before.has(id)) return this.#result(true, before, before);
    const after = new Set(before);
    after.delete(id);
    this.#settle(after, new Set([id]), new Set());
    return this.#result(true, before, after);
  }
}
