import type { Difference } from '#domain/car/difference';
import type { PartChange, Question } from '#domain/parts/change';

/** The changes of a click, or why it was refused: announced, and shown as one line of the bar. */
export interface Notice {
  tone: 'done' | 'refused';
  title: string;
  /** The further changes, each with its reason. */
  lines: readonly string[];
  /** What the click changed; undefined if it was refused. */
  difference?: Difference;
  /** Ids of the parts that a removed pack left behind. */
  left: readonly string[];
  /** Whether its lines are shown at once: nothing else shows the reason. */
  isOpen: boolean;
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
