import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { Choices } from '#domain/car/choices';
import { differenceOf } from '#domain/car/difference';
import type { PartChange, Question } from '#domain/parts/change';
import { coatingsFor, colorsFor } from '#domain/parts/colors';
import {
  explainCoating,
  explainColor,
  explainQuestion,
  explainReason,
  type PartWords,
} from '#domain/parts/explain';
import { changeForCoating, changeForColor } from '#domain/parts/for-color';
import { leftBehind, removeParts } from '#domain/parts/left';
import * as portuguese from '#domain/parts/words';
import * as spanish from '#domain/parts/words.es-AR';
import type { Host } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { $carOptions } from '../car-store';
import {
  applyChange,
  chooseCoating,
  chooseColor,
  chosenNow,
  previewPart,
  redoChoice,
  toggleService,
  undoChoice,
} from '../choices/choices';
import { chargesOf, namesOf } from './names';
import type { ChangesState } from './notice';
import { stepMessages } from './use-step-messages';

export const partTexts = { 'pt-BR': portuguese, 'es-AR': spanish };

/** The actions on the car. The object is the same for the widget's life, as rows depend on it. */
export interface Actions {
  /** Id of the part pressed last: its row shows what else a press changes. */
  $pressed: ReadableAtom<string>;
  $changes: ReadableAtom<ChangesState>;
  pressPart(id: string): void;
  pressColor(id: string): void;
  pressCoating(id: string): void;
  pressService(id: string): void;
  /** Answers the open questions. */
  answer(choices: readonly string[]): void;
  /** Selects another colour if the current one is not possible. */
  chooseOtherColor(id: string): void;
  /** Applies the changes that a colour needs. */
  applyColorParts(): void;
  /** Removes the parts that a removed pack left behind. */
  removeLeft(): void;
  undo(): void;
  redo(): void;
  /** Closes notice and question. */
  clear(): void;
}

/** The actions of one widget; their results and questions are in `$changes`. */
export function actionsWith(host: Host, $changes: WritableAtom<ChangesState>): Actions {
  const messages = stepMessages[host.language];
  const partMessages: PartWords = partTexts[host.language];
  const { get, set } = $changes;
  const $pressed = atom('');
  const names = () => {
    const options = $carOptions.get();
    return options ? namesOf(options) : (id: string) => id;
  };
  const refuse = (title: string, lines: readonly string[] = [], isOpen = true) =>
    set({ notice: { tone: 'refused', title, lines, left: [], isOpen }, ask: null });
  /** @param before the choices before the click */
  const report = (
    before: Choices | null,
    title: string,
    lines: readonly string[] = [],
    left: readonly string[] = [],
  ) => {
    const [options, now] = [$carOptions.get(), chosenNow()];
    const difference = options && before && now ? differenceOf(before, now, chargesOf(options)) : undefined;
    set({
      notice: { tone: 'done', title, lines, left, isOpen: false, ...(difference && { difference }) },
      ask: null,
    });
  };
  /** Returns the parts with a price of their own that a removed part leaves behind. */
  const leftBy = (id: string): string[] => {
    const [options, now] = [$carOptions.get(), chosenNow()];
    if (!options || !now) return [];
    const chargeOf = chargesOf(options);
    return leftBehind(options.compiled, now.parts, id).filter((part) => chargeOf('part', part) !== 0);
  };
  const linesOf = (change: Pick<PartChange, 'reasons'>, but?: string) =>
    change.reasons
      .filter(({ part }) => part !== but)
      .map((reason) => explainReason(reason, names(), partMessages));

  /** Returns why the coating is not the earlier one, and which it is now; empty if it stayed. */
  const coatingLines = (before: string | null | undefined): string[] => {
    const [options, now] = [$carOptions.get(), chosenNow()];
    if (!options || !now?.coating || !before || now.coating === before) return [];
    const reason = coatingsFor(options.compiled, now.parts).refused.find(({ color }) => color === before);
    return [
      ...(reason ? [explainCoating(reason, names(), partMessages)] : []),
      fillMessage(messages.coatingNow, { coating: names()(now.coating) }),
    ];
  };

  /** Applies a change and sets the notice of what changed. */
  const apply = (id: string, change: PartChange, color?: string) => {
    const before = chosenNow();
    if (!applyChange(change, host.element, { color })) return;
    const nameOf = names();
    const isRemoved = change.removed.includes(id);
    const title = fillMessage(isRemoved ? messages.removed : messages.added, { part: nameOf(id) });
    const lines = linesOf(change, id);
    if (color) lines.push(fillMessage(messages.colorNow, { color: nameOf(color) }));
    const left = isRemoved ? leftBy(id) : [];
    if (left.length > 0) lines.push(fillMessage(messages.leftBehind, { parts: left.map(nameOf).join(', ') }));
    report(before, title, [...lines, ...coatingLines(before?.coating)], left);
  };
  /** Asks the open question of a click, refuses the click, or applies it. */
  const handleChange = (id: string, change: PartChange | null, choices: readonly string[] = []) => {
    if (!change) return;
    const nameOf = names();
    const { questions, colorChange } = change;
    if (questions.length > 0)
      return set({ notice: null, ask: { kind: 'questions', part: id, choices, questions } });
    if (!change.ok) {
      const isChosen = chosenNow()?.parts.includes(id);
      const title = fillMessage(isChosen ? messages.refusedRemoval : messages.refused, { part: nameOf(id) });
      // The pressed row shows the reason as well.
      return refuse(title, linesOf(change), false);
    }
    if (colorChange) {
      const reason = explainColor(colorChange, nameOf, partMessages);
      return set({ notice: null, ask: { kind: 'color', part: id, change, reason } });
    }
    apply(id, change);
  };

  return {
    $pressed,
    $changes,
    pressPart(id) {
      $pressed.set(id);
      handleChange(id, previewPart(id));
    },
    answer(more) {
      const { ask } = get();
      if (ask?.kind !== 'questions') return;
      const choices = [...ask.choices, ...more];
      handleChange(ask.part, previewPart(ask.part, { choices }), choices);
    },
    chooseOtherColor(color) {
      const { ask } = get();
      if (ask?.kind === 'color') apply(ask.part, ask.change, color);
    },
    pressColor(id) {
      const [options, now] = [$carOptions.get(), chosenNow()];
      if (!options || !now || now.color === id) return;
      const nameOf = names();
      const { left, refused } = colorsFor(options.compiled, now.parts);
      if (left.includes(id)) {
        chooseColor(id, host.element);
        return report(now, fillMessage(messages.colorNow, { color: nameOf(id) }));
      }
      const change = changeForColor(options.compiled, now.parts, id);
      const why = refused
        .filter(({ color }) => color === id)
        .map((one) => explainColor(one, nameOf, partMessages));
      if (!change) return refuse(why[0] ?? nameOf(id));
      set({ notice: null, ask: { kind: 'colorParts', color: id, change, reason: why[0] ?? '' } });
    },
    applyColorParts() {
      const { ask } = get();
      const before = chosenNow();
      if (ask?.kind !== 'colorParts' || !applyChange(ask.change, host.element, { color: ask.color })) return;
      report(before, fillMessage(messages.colorNow, { color: names()(ask.color) }), linesOf(ask.change));
    },
    pressCoating(id) {
      const [options, now] = [$carOptions.get(), chosenNow()];
      const coating = options?.coatings.find((one) => one.id === id);
      if (!options || !now || !coating || now.coating === id) return;
      const refusal = coatingsFor(options.compiled, now.parts).refused.find(({ color }) => color === id);
      const done = fillMessage(messages.coatingNow, { coating: coating.name });
      if (!refusal) {
        chooseCoating(id, host.element);
        return report(now, done);
      }
      // Undo is beside the notice: the parts change without a question, each with its reason.
      const change = changeForCoating(options.compiled, now.parts, id, now.color);
      if (!change || !applyChange(change, host.element, { coating: id }))
        return refuse(explainCoating(refusal, names(), partMessages));
      report(now, done, linesOf(change));
    },
    pressService(id) {
      const service = $carOptions.get()?.services.find((one) => one.id === id);
      if (!service) return;
      const before = chosenNow();
      toggleService(id, host.element);
      const isChosen = chosenNow()?.services.includes(id);
      report(
        before,
        fillMessage(isChosen ? messages.added : messages.removed, { part: service.serviceName }),
      );
    },
    removeLeft() {
      const [options, before] = [$carOptions.get(), chosenNow()];
      const left = get().notice?.left ?? [];
      if (!options || !before || left.length === 0) return;
      const change = removeParts(options.compiled, before.parts, left, before.color);
      if (!change || !applyChange(change, host.element)) return refuse(messages.leftStays);
      const nameOf = names();
      const title = fillMessage(messages.removed, { part: left.map(nameOf).join(', ') });
      const lines = change.reasons
        .filter(({ part }) => !left.includes(part))
        .map((reason) => explainReason(reason, nameOf, partMessages));
      report(before, title, [...lines, ...coatingLines(before.coating)]);
    },
    undo() {
      const before = chosenNow();
      undoChoice(host.element);
      report(before, messages.undone);
    },
    redo() {
      const before = chosenNow();
      redoChoice(host.element);
      report(before, messages.redone);
    },
    clear: () => set({ notice: null, ask: null }),
  };
}

export const ActionsContext = createContext<Actions>(null as never);
export const useActions = (): Actions => useContext(ActionsContext);

/** The text of a question. */
export const questionText = (
  question: Question,
  nameOf: (id: string) => string,
  partMessages: PartWords,
): string => explainQuestion(question, nameOf, partMessages);
