/**
 * How long a click on an optional takes, with its explanation, in catalogues of thousands of parts: beside the rules
 * word for word (test/unit/lib/parts-by-rule.ts) on some of the same clicks.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { percentile, sum } from '../../scripts/bench/figures.mjs';
import { root } from '../../scripts/system/run.mjs';

/** A real product line of the same size, where somebody has put it beside the repository. */
const BESIDE = join(root, '../shared/bench/parts-automotive01.json');
/** Clicks by the slow way, which takes its time. */
const SLOW_CLICKS = 100;
/** Every part is clicked so many times; before, twice that is not counted. */
const ROUNDS = 3;

/** @typedef {{ subject: string, parts: number, p50: number, p99: number, worst: number, share: number }} Clicks ms; share of the slow way's time */

/**
 * Clicks every part in turn, each on what the clicks before have left.
 * @returns {Promise<Clicks[]>} needs the packages
 */
export async function clickOptionals() {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { compileParts, selectPart } = await import('#domain/parts/parts.ts');
  const { featureModel } = await import('../unit/lib/feature-models.ts');
  const { PartsByRule } = await import('../unit/lib/parts-by-rule.ts');
  await unregister();

  const models = [{ subject: 'made', rules: featureModel('bench', { parts: 2513, crossing: 1 }).parts }];
  if (existsSync(BESIDE))
    models.push({ subject: 'automotive01', rules: JSON.parse(readFileSync(BESIDE, 'utf8')).parts });

  return models.map(({ subject, rules }) => {
    const compiled = compileParts(rules);
    const every = Math.ceil(rules.length / SLOW_CLICKS);
    /** @type {{ selected: readonly string[], id: string }[]} */
    const some = [];
    /** @type {number[]} */
    const times = [];
    for (let round = -2; round < ROUNDS; round++) {
      /** @type {readonly string[]} */
      let selected = [];
      for (const [n, { id }] of rules.entries()) {
        if (round === 0 && n % every === 0) some.push({ selected, id });
        const began = performance.now();
        const change = selectPart(compiled, selected, id);
        const took = performance.now() - began;
        selected = change.selected;
        if (round >= 0) times.push(took);
      }
    }
    const slow = new PartsByRule(rules);
    /** @param {(click: { selected: readonly string[], id: string }) => unknown} click */
    const timeOf = (click) =>
      sum(
        some.map((each) => {
          const began = performance.now();
          click(each);
          return performance.now() - began;
        }),
      );
    const ours = timeOf(({ selected, id }) => selectPart(compiled, selected, id));
    const theirs = timeOf(({ selected, id }) => slow.select(selected, id));
    const figures = { p50: percentile(times, 0.5), p99: percentile(times, 0.99), worst: Math.max(...times) };
    return { subject, parts: rules.length, ...figures, share: ours / theirs };
  });
}
