/** A login without password that another site of the group opens (spec roles#weak-login). */
export const WEAK_LOGIN = { brand: 'CJDR', loginType: 'WEAK' } as const;

/** The query string to keep and pass on where the page was opened by a weak login; null elsewhere (spec roles#weak-login). */
export function weakLogin(address: string): string | null {
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
  const asked = new URLSearchParams(query);
  const weak = Object.entries(WEAK_LOGIN).every(([name, value]) => asked.get(name) === value);
  return weak ? query : null;
}
