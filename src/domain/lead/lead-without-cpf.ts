/** When a lead can be sent without a CPF: never, always, or for certain cities and dealers (spec leads#lead-without-cpf). */
export type LeadWithoutCpf =
  | { kind: 'off' }
  | { kind: 'everywhere' }
  | { kind: 'listed'; cities: readonly string[]; dealers: readonly string[] };

/**
 * Parses the page's setting `vitrine:lead-without-cpf`: "off", "everywhere", or lists such as
 * "cities=3106200,3550308; dealers=0001,0002". Null for any other value.
 */
export function parseLeadWithoutCpf(text: string): LeadWithoutCpf | null {
  const setting = text.trim().toLowerCase();
  if (setting === '' || setting === 'off') return { kind: 'off' };
  if (setting === 'everywhere') return { kind: 'everywhere' };
  const lists: Record<string, string[]> = { cities: [], dealers: [] };
  for (const part of text.split(';')) {
    const [key, ids, ...rest] = part.split('=') as [string, ...string[]];
    const name = key.trim().toLowerCase();
    if (!(name in lists) || ids === undefined || rest.length > 0 || /[^\w\-,\s]/.test(ids)) return null;
    lists[name] = ids.split(',').flatMap((id) => id.trim() || []);
  }
  return { kind: 'listed', ...(lists as { cities: string[]; dealers: string[] }) };
}

/** Whether this lead needs no CPF: by the city's IBGE code or the dealer's id, if lists are given. */
export function cpfOptional(setting: LeadWithoutCpf, place: { cityCode?: string; dealer?: string }): boolean {
  if (setting.kind !== 'listed') return setting.kind === 'everywhere';
  return (
    (!!place.cityCode && setting.cities.includes(place.cityCode)) ||
    (!!place.dealer && setting.dealers.includes(place.dealer))
  );
}
