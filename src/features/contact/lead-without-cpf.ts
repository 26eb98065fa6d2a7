import { cpfOptional, parseLeadWithoutCpf } from '#domain/lead/lead-without-cpf';
import { setting } from '#page/settings/settings';
import { $location } from '../place/location-store';

/** Whether the page accepts leads without CPF, for the visitor's city or dealer (spec leads#lead-without-cpf). */
export const leadWithoutCpf = (dealer: string): boolean =>
  cpfOptional(parseLeadWithoutCpf(setting('lead-without-cpf') ?? 'off') ?? { kind: 'off' }, {
    cityCode: $location.get()?.cityCode,
    dealer,
  });
