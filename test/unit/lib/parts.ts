import type { PartRule } from '#domain/parts/rules';

/** A part as the engine compiles it. */
export const part = (id: string, more: Partial<PartRule> = {}): PartRule => ({
  id,
  includes: [],
  excludes: [],
  ...more,
});
/** A click that changed nothing. */
export const nothing = { added: [], removed: [], reasons: [], questions: [] };
