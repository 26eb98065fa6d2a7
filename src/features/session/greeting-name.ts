import type { User } from '#services/entities/user';

/** Returns the name to greet a visitor by: the nickname, else the first name; empty while neither is known. */
export const greetingName = (user: Pick<User, 'nickname' | 'name'> | null): string =>
  (user?.nickname || user?.name || '').trim().split(/\s+/)[0] ?? '';
