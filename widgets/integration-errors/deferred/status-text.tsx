import { Badge, type Tone } from '#ui/parts/Badge';
import { maskText } from '#ui/payload/payload-tree';
import type { Messages } from './messages';

const TONES: Readonly<Record<string, Tone>> = {
  PENDING: 'warning',
  REPROCESSING: 'info',
  RESOLVED: 'success',
  FAILED: 'danger',
  IGNORED: 'neutral',
  INFO: 'neutral',
  WARN: 'warning',
  ERROR: 'danger',
};

/** Returns the name of a state or a level; the service's own word for one that nobody has named. */
export const wordOf = (word: string, names: Messages['states'] | Messages['levels']): string =>
  (names as Readonly<Record<string, string>>)[word] ?? word;

/** A state of an error, or a level of the log. */
export function WordBadge({ word, names }: { word: string; names: Messages['states'] | Messages['levels'] }) {
  return word ? <Badge tone={TONES[word] ?? 'neutral'}>{wordOf(word, names)}</Badge> : null;
}

/** Returns a message of a system, without the secrets that it may repeat. */
export const maskedText = (text: string | null | undefined, none: string): string =>
  maskText(text ?? '') || none;
