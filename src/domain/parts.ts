/**
 * The optionals engine (spec cars#optionals): what a click on a part does to a selection, by which rule, and what must
 * be asked before. Pure: the same click may be looked at before it is made, and is undone by keeping the selection from
 * before (history.ts). A selection is any iterable of ids, each click gives a sorted array; ids that the catalogue does
 * not have are dropped from it.
 */
import type { PartChange, Question, Reason } from './parts/change';
import { colorsWith } from './parts/colors';
import { type CompiledPart, type CompiledParts, idsOf, link, type Marks, marksOf } from './parts/compiled';
import { needsOf, obstacle } from './parts/questions';
import type { ColorRule, PartRule } from './parts/rules';
import { type Cause, cascade, closure, contradiction, displaced } from './parts/walk';

/**
 * Compiles a catalogue, once for all clicks.
 * @param colors all of the version's; without them, those that parts name. Without any, nothing is said of colours
 */
export const compileParts = (parts: readonly PartRule[], colors?: readonly ColorRule[]): CompiledParts =>
  link(parts, colors);

/** What a click may say besides the part. */
export interface ClickOptions {
  /** Answers to questions that this click asked before: they are selected together with the part, in one step. */
  choices?: readonly string[];
  /** The colour chosen. */
  color?: string;
}

const told = ({ part, because, by }: Cause): Reason => ({ part: part.id, because, by: by.id });
const ids = (causes: readonly Cause[]) => causes.map(({ part }) => part.id).sort();

/** How it stands after a click that changed something, or nothing. */
function outcome(
  compiled: CompiledParts,
  marks: Marks,
  color: string | undefined,
  rest: Partial<PartChange> & Pick<PartChange, 'ok'>,
): PartChange {
  const { left, refused } = colorsWith(compiled, marks);
  return {
    selected: idsOf(compiled, marks),
    added: [],
    removed: [],
    reasons: [],
    questions: [],
    colorsLeft: left,
    colorChange: refused.find((each) => each.color === color) ?? null,
    ...rest,
  };
}

/** Two parts that leave no colour between them, where some was left before. */
function colorless(
  compiled: CompiledParts,
  before: Marks,
  after: Marks,
  clicked: CompiledPart,
): Reason | undefined {
  const { left, refused } = colorsWith(compiled, after);
  if (left.length > 0 || colorsWith(compiled, before).left.length === 0) return undefined;
  const by = refused.find((each) => each.by !== clicked.id)?.by ?? clicked.id;
  return { part: clicked.id, because: 'no-color', by };
}

/** The questions of a click; a reason where one of them has no answer left. */
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
 * Selects a part: it comes with all it includes, and drives out what it and those exclude, with what cannot stand
 * without that. Refused, nothing changed: a closure that contradicts itself, one that leaves no colour, a part that is
 * not known, and until they are answered the questions of parts that need others. Selecting again changes nothing.
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
  const clash = colorless(compiled, before, after, clicked);
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
 * Removes a part with all that cannot stand without it; what it had brought stays, since a selection does not say who
 * picked it. Removing what is not selected changes nothing. Refused where no colour would be left.
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
  const clash = colorless(compiled, before, after, clicked);
  if (clash) return refuse(clash);
  return outcome(compiled, after, color, { ok: true, removed: ids(gone), reasons: gone.map(told) });
}

/**
 * All that comes with a part, itself among it, sorted; and two of them that exclude each other where it can never be
 * had. Undefined for a part that is not known.
 */
export function closureOf(compiled: CompiledParts, id: string) {
  const part = compiled.byId.get(id);
  if (!part) return undefined;
  const marks: Marks = new Uint8Array(compiled.parts.length);
  const found = closure([{ part, because: 'selected', by: part }], marks);
  const pair = contradiction(found, marks);
  return { parts: idsOf(compiled, marks), contradiction: pair ? ([pair[0].id, pair[1].id] as const) : null };
}
