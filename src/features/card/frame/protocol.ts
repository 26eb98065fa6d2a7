/**
 * What the page and the card provider's frame say to each other (ours; spec reservations#card-frame). Nothing of a card but
 * its brand, its last four digits and its expiry ever comes out of the frame.
 */
import {
  array,
  boolean,
  check,
  literal,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
  unknown,
} from 'valibot';

/** Marks the messages of this protocol among those of a page, with its version. */
export const PROTOCOL = 'vitrine-card-frame/1';

const CARD_FIELDS = ['number', 'holderName', 'dueDate', 'cvv'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

const LONGEST_BRAND = 30;
const LONGEST_ID = 64;
const upTo = (longest: number) =>
  pipe(
    string(),
    check((text) => text.length <= longest),
  );
const id = upTo(LONGEST_ID);
const common = { protocol: literal(PROTOCOL), channel: id };

/**
 * From the frame.
 * - hello: its script has loaded, and can be started
 * - ready: its inputs are shown; height in CSS pixels
 * - height: its height has changed
 * - brand: of the number that is typed; empty if unknown
 * - submit, escape: Enter and Escape were pressed in an input
 * - checked: the invalid fields; shown: whether the frame shows what is wrong, in the visitor's language
 * - kept: what became of a card that was to be kept; digits, dueDate: its last four digits and its expiry as MM/YY, if the
 *   frame tells them; anything else in them is dropped
 */
export const frameMessage = union([
  object({ ...common, type: literal('hello') }),
  object({ ...common, type: literal('ready'), height: number() }),
  object({ ...common, type: literal('height'), height: number() }),
  object({ ...common, type: literal('brand'), brand: upTo(LONGEST_BRAND) }),
  object({ ...common, type: literal('submit') }),
  object({ ...common, type: literal('escape') }),
  object({
    ...common,
    type: literal('checked'),
    request: id,
    invalid: array(picklist(CARD_FIELDS)),
    shown: boolean(),
  }),
  object({
    ...common,
    type: literal('kept'),
    request: id,
    outcome: picklist(['kept', 'refused', 'failed']),
    digits: optional(unknown()),
    dueDate: optional(unknown()),
  }),
]);

/**
 * To the frame.
 * - start: how it looks and in which language it speaks; style: values of custom properties by their names
 * - focus: its first invalid or empty input takes the focus
 * - check: answers with checked
 * - keep: sends the card to the provider under the one-time token, and answers with kept
 */
export type PageMessage =
  | { type: 'start'; language: string; style: Record<string, string> }
  | { type: 'focus' }
  | { type: 'check'; request: string }
  | { type: 'keep'; request: string; oneTimeToken: string };
