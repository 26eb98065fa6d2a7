import { atom, type ReadableAtom } from 'nanostores';
import { type Choices, coatingWith } from '#domain/car/choices';
import * as history from '#domain/car/history';
import type { PartChange } from '#domain/parts/change';
import { type ClickOptions, removePart, selectPart } from '#domain/parts/parts';
import { emit } from '#page/core/events';
import { pageSingleton } from '#page/core/page-singleton';
import { $car, $carOptions, type CarOptions, type CarState, setCar } from '../car-store';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** Optionals or accessories were added or removed, by their codes: by a click, its consequences, or undo. */
    'vt-part-changed': { mvsCode: string; added: string[]; removed: string[] };
    /** The car has another colour. */
    'vt-color-selected': { mvsCode: string; colorCode: string };
  }
}

/** The history of choices of the current version; null while there is no version. */
const steps = pageSingleton('$carHistory', () =>
  atom<{ now: history.History<Choices> | null }>({ now: null }),
);
export const $carHistory: ReadableAtom<{ now: history.History<Choices> | null }> = steps;

/** Returns the chosen ids; null while there is no version. */
export const chosenNow = (): Choices | null => steps.get().now?.present ?? null;

/** Returns the car with the chosen items. */
export function carWith(now: CarState, offered: CarOptions, choices: Choices): CarState {
  const chosen = new Set(choices.parts);
  const services = new Set(choices.services);
  return {
    ...now,
    color: offered.colors.find(({ id }) => id === choices.color) ?? null,
    coating: offered.coatings.find(({ id }) => id === choices.coating) ?? null,
    parts: [...offered.parts, ...offered.accessories].filter(({ id }) => chosen.has(id)),
    services: offered.services.filter(({ id }) => services.has(id)),
  };
}

/** The latest change of the choices, with whether the visitor made it; a new object at each change. */
const changes = pageSingleton('$choicesChange', () => atom({ byVisitor: false }));

/** Calls back after each change of the choices, as long as the page is open. */
export const onChoicesChange = (listener: (byVisitor: boolean) => void): void => {
  changes.listen(({ byVisitor }) => listener(byVisitor));
};

/**
 * Sets the history and the current car. The price of the previous configuration is dropped; the installment is kept
 * until the next is known. $car changes once, so that a click renders each view once.
 */
function applyHistory(now: history.History<Choices>, byVisitor = true): void {
  const offered = $carOptions.get();
  if (!offered) return;
  steps.set({ now });
  const before = $car.get();
  const priceStatus = {
    ...before.priceStatus,
    configured: 'loading',
    custom: 'loading',
    funding: 'loading',
  } as const;
  setCar(carWith({ ...before, configured: null, priceStatus }, offered, now.present));
  changes.set({ byVisitor });
}

/** Starts a new history with a version's choices; those of the previous version can no longer be undone. */
export function resetChoices(choices: Choices, byVisitor = false): void {
  if ($carOptions.get()) applyHistory(history.startHistory(choices), byVisitor);
}

/** Drops the choices and their history: there is no version any longer. */
export const forgetChoices = (): void => steps.set({ now: null });

/** Applies changes as a step of the history. */
function choose(changes: Partial<Choices>, from: EventTarget): void {
  const { now } = steps.get();
  if (!now) return;
  const before = now.present;
  applyHistory(history.stepTo(now, { ...before, ...changes }));
  publishChanges(before, from);
}

/** Publishes what changed since `before`. */
function publishChanges(before: Choices, from: EventTarget): void {
  const { mvs, color } = $car.get();
  const after = chosenNow();
  if (!mvs || !after) return;
  const [had, has] = [new Set(before.parts), new Set(after.parts)];
  const added = codes(after.parts.filter((id) => !had.has(id)));
  const removed = codes(before.parts.filter((id) => !has.has(id)));
  if (added.length + removed.length > 0) emit(from, 'vt-part-changed', { mvsCode: mvs.code, added, removed });
  if (color && after.color !== before.color)
    emit(from, 'vt-color-selected', { mvsCode: mvs.code, colorCode: color.code });
}

function codes(ids: readonly string[]): string[] {
  const offered = $carOptions.get();
  const wanted = new Set(ids);
  return [...(offered?.parts ?? []), ...(offered?.accessories ?? [])]
    .filter(({ id }) => wanted.has(id))
    .map(({ code }) => code);
}

/** Returns the change that a click on a part would make: selects it, or removes a selected one. Changes nothing. */
export function previewPart(id: string, click: ClickOptions = {}): PartChange | null {
  const [offered, now] = [$carOptions.get(), chosenNow()];
  if (!offered || !now) return null;
  const color = now.color ?? undefined;
  return now.parts.includes(id)
    ? removePart(offered.compiled, now.parts, id, { color })
    : selectPart(offered.compiled, now.parts, id, { color, ...click });
}

/** The colour and coating that a change is to be applied with. */
interface Finish {
  color?: string | undefined;
  coating?: string;
}

/**
 * Returns the choices after a previewed change, with the given colour if the change forces another one, and with the
 * given coating or the chosen one, if it goes with the parts. Null if the change is refused or needs a colour.
 */
export function choicesAfter(change: PartChange, { color, coating: wanted }: Finish = {}): Choices | null {
  const now = chosenNow();
  const fits = color !== undefined && change.colorsLeft.includes(color);
  if (!now || !change.ok || (change.colorChange && !fits)) return null;
  const offered = $carOptions.get();
  const coating = offered && coatingWith(offered, change.selected, wanted ?? now.coating);
  return { ...now, parts: change.selected, ...(fits && { color }), ...(coating && { coating }) };
}

/** Applies a previewed change (choicesAfter). Returns false and changes nothing if it is refused or needs a colour. */
export function applyChange(change: PartChange, from: EventTarget, finish: Finish = {}): boolean {
  const after = choicesAfter(change, finish);
  if (after) choose(after, from);
  return after !== null;
}

export const chooseColor = (id: string, from: EventTarget): void => choose({ color: id }, from);
export const chooseCoating = (id: string, from: EventTarget): void => choose({ coating: id }, from);

/** Adds a service, or removes a chosen one. */
export function toggleService(id: string, from: EventTarget): void {
  const now = chosenNow()?.services ?? [];
  choose({ services: now.includes(id) ? now.filter((one) => one !== id) : [...now, id] }, from);
}

function move(to: typeof history.undo, from: EventTarget): void {
  const { now } = steps.get();
  if (!now) return;
  const next = to(now);
  if (next === now) return;
  applyHistory(next);
  publishChanges(now.present, from);
}
/** Undoes the last choice. */
export const undoChoice = (from: EventTarget): void => move(history.undo, from);
/** Redoes the choice undone last. */
export const redoChoice = (from: EventTarget): void => move(history.redo, from);
