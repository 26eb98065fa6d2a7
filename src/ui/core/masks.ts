import type { TextKind } from '#domain/text/typed-text';
import type { InputMask, Mask, MaskName } from '../mask';

/**
 * Set by masks.ts, which loads with a form's rules; until then typed text is not formatted. clean: makes the texts of a
 * form's values plain before they are sent, by the kinds of their fields.
 */
export const masks: {
  of?: (mask: MaskName | Mask) => InputMask;
  clean?: <V extends object>(values: V, kinds: Readonly<Record<string, TextKind>>, initial: Partial<V>) => V;
} = {};
