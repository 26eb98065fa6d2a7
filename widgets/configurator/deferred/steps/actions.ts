import type { WritableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { PartChange, Question } from '../../../../src/domain/parts/change';
import { coatingsFor, colorsFor } from '../../../../src/domain/parts/colors';
import {
  explainCoating,
  explainColor,
  explainQuestion,
  explainReason,
  type PartWords,
} from '../../../../src/domain/parts/explain';
import { changeForCoating, changeForColor } from '../../../../src/domain/parts/for-color';
import * as portuguese from '../../../../src/domain/parts/words';
import * as spanish from '../../../../src/domain/parts/words.es-AR';
import {
  applyChange,
  chooseCoating,
  chooseColor,
  chosenNow,
  previewPart,
  redoChoice,
  toggleService,
  undoChoice,
} from '../../../../src/features/car/choices/choices';
import { $carOptions } from '../../../../src/stores/current-car';
import { fillMessage, type Host } from '../../../../src/ui/core/host-context';
import type { AllMessages } from '../shell/messages-context';
import { namesOf } from './names';

/** The changes of a click, or why it was refused: announced, and shown above the bar. */
export interface Notice {
  tone: 'done' | 'refused';
  title: string;
  /** The further changes, each with its reason. */
  lines: readonly string[];
}

/** The question to answer before a click takes effect. */
export type PendingQuestion =
  | { kind: 'questions'; part: string; choices: readonly string[]; questions: readonly Question[] }
  | { kind: 'color'; part: string; change: PartChange; reason: string }
  | { kind: 'colorParts'; color: string; change: PartChange; reason: string };

export interface ChangesState {
  notice: Notice | null;
  ask: PendingQuestion | null;
}

export const partTexts = { 'pt-BR': portuguese, 'es-AR': spanish };

/** The actions on the car. The object is the same for the widget's life, as rows depend on it. */
export interface Actions {
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
  undo(): void;
  redo(): void;
  /** Closes notice and question. */
  clear(): void;
}

/** The actions of one configurator; their results and questions are in `$changes`. */
export function actionsWith(host: Host, w: AllMessages, $changes: WritableAtom<ChangesState>): Actions {
  const partMessages: PartWords = partTexts[host.language];
  const { get, set } = $changes;
  const names = () => {
    const options = $carOptions.get();
    return options ? namesOf(options) : (id: string) => id;
  };
  const setNotice = (tone: Notice['tone'], title: string, lines: readonly string[] = []) =>
    set({ notice: { tone, title, lines }, ask: null });
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
      fillMessage(w.coatingNow, { coating: names()(now.coating) }),
    ];
  };

  /** Applies a change and sets the notice of what changed. */
  const apply = (id: string, change: PartChange, color?: string) => {
    const before = chosenNow()?.coating;
    if (!applyChange(change, host.element, { color })) return;
    const nameOf = names();
    const title = fillMessage(change.removed.includes(id) ? w.removed : w.added, { part: nameOf(id) });
    const lines = linesOf(change, id);
    if (color) lines.push(fillMessage(w.colorNow, { color: nameOf(color) }));
    setNotice('done', title, [...lines, ...coatingLines(before)]);
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
      const title = fillMessage(isChosen ? w.refusedRemoval : w.refused, { part: nameOf(id) });
      return setNotice('refused', title, linesOf(change));
    }
    if (colorChange) {
      const reason = explainColor(colorChange, nameOf, partMessages);
      return set({ notice: null, ask: { kind: 'color', part: id, change, reason } });
    }
    apply(id, change);
  };

  return {
    pressPart: (id) => handleChange(id, previewPart(id)),
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
        return setNotice('done', fillMessage(w.colorNow, { color: nameOf(id) }));
      }
      const change = changeForColor(options.compiled, now.parts, id);
      const why = refused
        .filter(({ color }) => color === id)
        .map((one) => explainColor(one, nameOf, partMessages));
      if (!change) return setNotice('refused', why[0] ?? nameOf(id));
      set({ notice: null, ask: { kind: 'colorParts', color: id, change, reason: why[0] ?? '' } });
    },
    applyColorParts() {
      const { ask } = get();
      if (ask?.kind !== 'colorParts' || !applyChange(ask.change, host.element, { color: ask.color })) return;
      setNotice('done', fillMessage(w.colorNow, { color: names()(ask.color) }), linesOf(ask.change));
    },
    pressCoating(id) {
      const [options, now] = [$carOptions.get(), chosenNow()];
      const coating = options?.coatings.find((one) => one.id === id);
      if (!options || !now || !coating || now.coating === id) return;
      const refusal = coatingsFor(options.compiled, now.parts).refused.find(({ color }) => color === id);
      const done = fillMessage(w.coatingNow, { coating: coating.name });
      if (!refusal) {
        chooseCoating(id, host.element);
        return setNotice('done', done);
      }
      // Undo is beside the notice: the parts change without a question, each with its reason.
      const change = changeForCoating(options.compiled, now.parts, id, now.color);
      if (!change || !applyChange(change, host.element, { coating: id }))
        return setNotice('refused', explainCoating(refusal, names(), partMessages));
      setNotice('done', done, linesOf(change));
    },
    pressService(id) {
      const service = $carOptions.get()?.services.find((one) => one.id === id);
      if (!service) return;
      toggleService(id, host.element);
      const isChosen = chosenNow()?.services.includes(id);
      setNotice('done', fillMessage(isChosen ? w.added : w.removed, { part: service.serviceName }));
    },
    undo() {
      undoChoice(host.element);
      setNotice('done', w.undone);
    },
    redo() {
      redoChoice(host.element);
      setNotice('done', w.redone);
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
