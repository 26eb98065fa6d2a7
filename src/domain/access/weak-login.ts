/** A login without a password, opened by another site of the group (spec roles#weak-login). */
export const WEAK_LOGIN = { brand: 'CJDR', loginType: 'WEAK' } as const;

/** Returns the query string to store and pass on if a weak login opened the page; null otherwise (spec roles#weak-login). */
export function weakLogin(address: string): string | null {
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
  const asked = new URLSearchParams(query);
  const weak = Object.entries(WEAK_LOGIN).every(([name, value]) => asked.get(name) === value);
  return weak ? query : null;
}
