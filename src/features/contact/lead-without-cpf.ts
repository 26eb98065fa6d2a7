import type { LeadForm } from '#domain/lead/lead-form';
import { cpfOptional, parseLeadWithoutCpf } from '#domain/lead/lead-without-cpf';
import { sameName } from '#domain/person/same-name';
import { setting } from '#page/settings/settings';
import { $dealer } from '../dealer/dealer-store';
import { $location } from '../place/location-store';

type TypedCity = Partial<Pick<LeadForm, 'cityName' | 'cityCode' | 'cityOfCode'>>;

/** Returns the code of the city that a lead names (send-lead.ts): that of the address, of the visitor's place, of the dealer. */
function cityOfLead({ cityName, cityCode, cityOfCode = '' }: TypedCity): string | undefined {
  const here = $location.get();
  if (!cityName) return here ? here.cityCode : $dealer.get()?.cityCode;
  if (sameName(cityName, cityOfCode)) return cityCode;
  return here && sameName(cityName, here.cityName) ? here.cityCode : undefined;
}

const allowed = () => parseLeadWithoutCpf(setting('lead-without-cpf') ?? 'off') ?? ({ kind: 'off' } as const);

/** Whether it depends on the lead's city. */
export function asksCity(): boolean {
  const setting = allowed();
  return setting.kind === 'listed' && setting.cities.length > 0;
}

/** Whether the page accepts leads without CPF, for the lead's city or dealer (spec leads#lead-without-cpf). */
export const leadWithoutCpf = (dealer: string, typed: TypedCity = {}): boolean =>
  cpfOptional(allowed(), { cityCode: cityOfLead(typed), dealer });
