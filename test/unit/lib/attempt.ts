import type { Attempt } from '#services/once/attempt';

/** An attempt as another tab of this browser has made it, with another content than any of this page. */
export const attemptOf = (subject: string): Attempt => ({
  key: '0123456789abcdef0123456789abcdef',
  subject,
  turn: 0,
  content: 'another card',
  sentAt: new Date().toISOString(),
  type: 'card',
  amount: 2000,
});
