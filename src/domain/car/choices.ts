/** A visitor's choices for a version: their initial state and their conversion from and to codes (spec cars#optionals, cars#current-car). Pure. */

import { coatingsFor, colorsFor } from '../parts/colors';
import type { CompiledParts } from '../parts/compiled';
import { selectPart } from '../parts/parts';

/** Ids of the chosen items. */
export interface Choices {
  /** Ids of optionals and accessories, sorted. */
  parts: readonly string[];
  color: string | null;
  coating: string | null;
  services: readonly string[];
}

/** Choices as codes, which are stable between visits. */
export interface CarCodes {
  color: string;
  coating: string;
  parts: readonly string[];
  services: readonly string[];
}
/** A code that could not be restored. */
export interface Lost {
  kind: 'color' | 'coating' | 'part' | 'service';
  code: string;
}

interface Coded {
  id: string;
  code: string;
}
interface Selectable extends Coded {
  isSelected?: boolean | null;
}
/** The parts, colours, coatings and services that a version offers. */
export interface Offered {
  colors: readonly Coded[];
  coatings: readonly Selectable[];
  parts: readonly Selectable[];
  accessories: readonly Selectable[];
  /** Services have no other code than their id, which is stable. */
  services: readonly { id: string }[];
  compiled: CompiledParts;
}

/** Selects parts one after the other, as clicks would; a part that depends on another is selected after it. */
function selectAll(compiled: CompiledParts, ids: readonly string[]): readonly string[] {
  let selected: readonly string[] = [];
  let open = ids;
  while (open.length > 0) {
    const waiting: string[] = [];
    for (const id of open) {
      const change = selectPart(compiled, selected, id);
      if (change.ok) selected = change.selected;
      else if (change.questions.length > 0) waiting.push(id);
    }
    if (waiting.length === open.length) break;
    open = waiting;
  }
  return selected;
}

/** Returns the wanted colour if it goes with the parts, else the first that does; undefined if the version has no colour. */
function colorWith({ colors, compiled }: Offered, parts: readonly string[], wanted?: string): string | null {
  const { left } = colorsFor(compiled, parts);
  const asked = colors.find(({ code }) => code === wanted)?.id;
  return left.find((id) => id === asked) ?? left[0] ?? null;
}

/**
 * Returns the wanted coating if it goes with the parts, else the version's own, else the first that does; null if the
 * version has no coating.
 */
export function coatingWith(
  { coatings, compiled }: Pick<Offered, 'coatings' | 'compiled'>,
  parts: readonly string[],
  wanted?: string | null,
): string | null {
  const { left } = coatingsFor(compiled, parts);
  const own = coatings.find(({ isSelected }) => isSelected)?.id;
  return left.find((id) => id === wanted) ?? left.find((id) => id === own) ?? left[0] ?? null;
}

const withCodes = ({ services }: Offered): Coded[] => services.map(({ id }) => ({ id, code: id }));

/** Returns the initial choices of a version: its included parts, its first colour and its own coating. */
export function startChoices(offered: Offered): Choices {
  const own = [...offered.parts, ...offered.accessories].filter(({ isSelected }) => isSelected);
  const parts = selectAll(
    offered.compiled,
    own.map(({ id }) => id),
  );
  return { parts, color: colorWith(offered, parts), coating: coatingWith(offered, parts), services: [] };
}

/** Restores choices from codes. `lost` lists those that are no longer sold or cannot be combined with the others. */
export function choicesOf(offered: Offered, codes: CarCodes): { choices: Choices; lost: Lost[] } {
  const lost: Lost[] = [];
  const ids = (kind: Lost['kind'], all: readonly Coded[], wanted: readonly string[]) => {
    const byCode = new Map(all.map(({ id, code }) => [code, id]));
    return wanted.flatMap((code) => {
      const id = byCode.get(code);
      if (id === undefined) lost.push({ kind, code });
      return id ?? [];
    });
  };
  const all = [...offered.parts, ...offered.accessories];
  const wanted = ids('part', all, codes.parts);
  const parts = selectAll(offered.compiled, wanted);
  const there = new Set(parts);
  const asked = new Set(wanted);
  for (const { id, code } of all) if (asked.has(id) && !there.has(id)) lost.push({ kind: 'part', code });
  const color = colorWith(offered, parts, codes.color);
  const colorCode = offered.colors.find(({ id }) => id === color)?.code;
  if (codes.color && colorCode !== codes.color) lost.push({ kind: 'color', code: codes.color });
  const [wantedCoating] = ids('coating', offered.coatings, codes.coating ? [codes.coating] : []);
  const coating = coatingWith(offered, parts, wantedCoating);
  if (wantedCoating && coating !== wantedCoating) lost.push({ kind: 'coating', code: codes.coating });
  return {
    choices: {
      parts,
      color,
      coating,
      services: ids('service', withCodes(offered), codes.services),
    },
    lost,
  };
}

/** Returns the codes of choices, for storage or sending. */
export function codesOf(offered: Offered, choices: Choices): CarCodes {
  const code = (all: readonly Coded[], id: string | null) => all.find((each) => each.id === id)?.code ?? '';
  const codes = (all: readonly Coded[], ids: readonly string[]) => {
    const chosen = new Set(ids);
    return all.filter(({ id }) => chosen.has(id)).map((each) => each.code);
  };
  return {
    color: code(offered.colors, choices.color),
    coating: code(offered.coatings, choices.coating),
    parts: codes([...offered.parts, ...offered.accessories], choices.parts),
    services: codes(withCodes(offered), choices.services),
  };
}
