import { APPOINTMENT_TOKEN_HEADER } from '#domain/scheduling/appointment-token';
import type { World } from '../world';
import { whoAsks } from './accounts';

const tokens = (world: World) => world.table('appointment tokens', () => new Map<string, string>());

/** Gives a guest's visit or test drive its token, the same for every try of its booking; undefined for an account's. */
export function tokenFor(world: World, { id, userId }: { id: string; userId: string }): string | undefined {
  if (userId) return undefined;
  const token = tokens(world).get(id) ?? crypto.randomUUID();
  tokens(world).set(id, token);
  return token;
}

/**
 * Whether a request may see and change an appointment: its account, or whoever has its token. One without a token, such as
 * that of a dealer's own mail, is opened by its id alone.
 */
export function mayManage(
  asked: { headers: Headers; world: World },
  { id, userId }: { id: string; userId: string },
): boolean {
  if (userId) return whoAsks(asked)?.id === userId;
  const token = tokens(asked.world).get(id);
  return !token || asked.headers.get(APPOINTMENT_TOKEN_HEADER) === token;
}
