import type { Definition } from '#services/http/types';
import { withoutOptional } from '../lib/answer-fields';
import type { World } from '../world';
import { serviceManners } from './service-manners';

/** What a test makes of answers on their way; none by default. */
interface AnswerChanges {
  change?: (definition: Definition, value: unknown) => unknown;
}

export const answerChanges = (world: World): AnswerChanges => world.table('answer changes', () => ({}));

/** An answer as it is sent: sparse if the switch is on, and as a test changes it. */
export function sentAnswer(world: World, definition: Definition, value: unknown): unknown {
  const { returns } = definition;
  if (value === undefined || !returns || definition.wire?.reads) return value;
  const sent = serviceManners(world).answersSparsely ? withoutOptional(returns, value) : value;
  return answerChanges(world).change?.(definition, sent) ?? sent;
}
