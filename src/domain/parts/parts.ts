/**
 * The optionals engine (spec cars#optionals): the effect of a click on a selection, the rules that cause it, and the
 * questions to ask before. Pure: a click can be previewed, and is undone by restoring the previous selection
 * (history.ts). A selection is any iterable of ids; each click returns a sorted array. Ids that are not in the catalogue
 * are dropped.
 */
import type { PartChange, Question, Reason } from './change';
import { finishesWith } from './colors';
import { type CompiledPart, type CompiledParts, idsOf, link, type Marks, marksOf } from './compiled';
import { needsOf, obstacle } from './questions';
import type { ColorRule, PartRule } from './rules';
import { type Cause, cascade, closure, contradiction, displaced } from './walk';

/**
 * Compiles a catalogue once for all clicks.
 * @param colors all colours of the version; by default, those that parts name. Without any, colours are not checked
 * @param coatings the same of coatings
 */
export const compileParts = (
  parts: readonly PartRule[],
  colors?: readonly ColorRule[],
  coatings?: readonly ColorRule[],
): CompiledParts => link(parts, colors, coatings);

/** Optional input of a click. */
export interface ClickOptions {
  /** Answers to questions that this click asked before; they are selected together with the part. */
  choices?: readonly string[];
  /** The chosen colour. */
  color?: string;
}

const told = ({ part, because, by }: Cause): Reason => ({ part: part.id, because, by: by.id });
const ids = (causes: readonly Cause[]) => causes.map(({ part }) => part.id).sort();

/** Returns the result of a click, with or without changes. */
function outcome(
  compiled: CompiledParts,
  marks: Marks,
  color: string | undefined,
  rest: Partial<PartChange> & Pick<PartChange, 'ok'>,
): PartChange {
  const { left, refused } = finishesWith(compiled.colors, marks);
  let selected: string[] | undefined;
  return {
    // Most clicks are only previewed, and most catalogues are long.
    get selected() {
      selected ??= idsOf(compiled, marks);
      return selected;
    },
    added: [],
    removed: [],
    reasons: [],
    questions: [],
    colorsLeft: left,
    colorChange: refused.find((each) => each.color === color) ?? null,
    ...rest,
  };
}

/** Returns two parts that leave no common colour or coating, although there was one before. */
function unfinished(
  compiled: CompiledParts,
  before: Marks,
  after: Marks,
  clicked: CompiledPart,
): Reason | undefined {
  for (const kind of ['colors', 'coatings'] as const) {
    const { left, refused } = finishesWith(compiled[kind], after);
    if (left.length > 0 || finishesWith(compiled[kind], before).left.length === 0) continue;
    const by = refused.find((each) => each.by !== clicked.id)?.by ?? clicked.id;
    return { part: clicked.id, because: kind === 'colors' ? 'no-color' : 'no-coating', by };
  }
  return undefined;
}

/** Returns the questions of a click, or a reason if one of them has no possible answer. */
function questionsOf(roots: readonly Cause[], found: readonly Cause[], after: Marks): Question[] | Reason {
  const questions: Question[] = [];
  for (const { part, needs, options } of needsOf(found, after)) {
    const open = options.map((option) => ({ option, pair: obstacle(roots, option, after.length) }));
    const answers = open.filter(({ pair }) => !pair).map(({ option }) => option.id);
    const [pair] = open.flatMap((each) => (each.pair ? [each.pair] : []));
    if (answers.length === 0 && pair) return { part: pair[0].id, because: 'contradictory', by: pair[1].id };
    questions.push({ part: part.id, needs, answers });
  }
  return questions;
}

/**
 * Selects a part with all the parts that it includes, and removes those that they exclude together with their dependants.
 * Refused without any change: a contradictory closure, one that leaves no colour or coating, an unknown part, and, until they are
 * answered, the questions of parts that need others. Selecting a selected part changes nothing.
 */
export function selectPart(
  compiled: CompiledParts,
  selected: Iterable<string>,
  id: string,
  { choices = [], color }: ClickOptions = {},
): PartChange {
  const before = marksOf(compiled, selected);
  const refuse = (reasons: Reason[], questions: Question[] = []) =>
    outcome(compiled, before, color, { ok: false, reasons, questions });

  const clicked = compiled.byId.get(id);
  if (!clicked) return refuse([{ part: id, because: 'unknown', by: id }]);
  const roots: Cause[] = [{ part: clicked, because: 'selected', by: clicked }];
  for (const choice of choices) {
    const part = compiled.byId.get(choice);
    if (!part) return refuse([{ part: choice, because: 'unknown', by: choice }]);
    roots.push({ part, because: 'chosen', by: clicked });
  }

  const coming: Marks = new Uint8Array(before.length);
  const found = closure(roots, coming);
  const pair = contradiction(found, coming);
  if (pair) return refuse([{ part: pair[0].id, because: 'contradictory', by: pair[1].id }]);

  const after = before.slice();
  for (const { part } of found) after[part.index] = 1;
  const gone = displaced(found, after);
  cascade(gone, after, coming);
  const questions = questionsOf(roots, found, after);
  if (!Array.isArray(questions)) return refuse([questions]);
  if (questions.length > 0) return refuse([], questions);
  const clash = unfinished(compiled, before, after, clicked);
  if (clash) return refuse([clash]);

  const come = found.filter(({ part }) => !before[part.index]);
  return outcome(compiled, after, color, {
    ok: true,
    added: ids(come),
    removed: ids(gone),
    reasons: [...come, ...gone].map(told),
  });
}

/**
 * Removes a part and its dependants; parts that it included stay, since a selection does not record who
 * picked them. Removing a part that is not selected changes nothing. Refused if no colour or coating would be left.
 */
export function removePart(
  compiled: CompiledParts,
  selected: Iterable<string>,
  id: string,
  { color }: Pick<ClickOptions, 'color'> = {},
): PartChange {
  const before = marksOf(compiled, selected);
  const clicked = compiled.byId.get(id);
  const refuse = (reason: Reason) => outcome(compiled, before, color, { ok: false, reasons: [reason] });
  if (!clicked) return refuse({ part: id, because: 'unknown', by: id });
  if (!before[clicked.index]) return outcome(compiled, before, color, { ok: true });

  const after = before.slice();
  after[clicked.index] = 0;
  const gone: Cause[] = [{ part: clicked, because: 'removed', by: clicked }];
  cascade(gone, after, new Uint8Array(before.length));
  const clash = unfinished(compiled, before, after, clicked);
  if (clash) return refuse(clash);
  return outcome(compiled, after, color, { ok: true, removed: ids(gone), reasons: gone.map(told) });
}

/**
 * Returns the sorted closure of a part, including itself, and two of its parts that exclude each other if it can never
 * be selected. Undefined for an unknown part.
 */
export function closureOf(compiled: CompiledParts, id: string) {
  const part = compiled.byId.get(id);
  if (!part) return undefined;
  const marks: Marks = new Uint8Array(compiled.parts.length);
  const found = closure([{ part, because: 'selected', by: part }], marks);
  const pair = contradiction(found, marks);
  return { parts: idsOf(compiled, marks), contradiction: pair ? ([pair[0].id, pair[1].id] as const) : null };
}
