import { ORIGINS, PREFLIGHTS, STATUSES } from './access-faults';
import { CONTENTS, KEPT, REFUSALS } from './answer-faults';
import type { Case } from './fault-case';

/** Each of them is one fault of one call. */
export const CASES: readonly (readonly [group: string, cases: readonly Case[]])[] = [
  ['the preflight', PREFLIGHTS],
  ['the allowed origin', ORIGINS],
  ['the status', STATUSES],
  ['the content', CONTENTS],
  ['refusals', REFUSALS],
  ['what is kept', KEPT],
];
