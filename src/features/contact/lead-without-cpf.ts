import { cpfOptional } from '../../domain/lead-without-cpf';
import { setting } from '../../page/settings/settings';
import { $location } from '../../stores/visitor/location';

/** Whether the page accepts leads without CPF, for the visitor's city or dealer (spec leads#lead-without-cpf). */
export const leadWithoutCpf = (dealer: string): boolean =>
  cpfOptional(setting('lead-without-cpf') ?? { kind: 'off' }, {
    cityCode: $location.get()?.cityCode,
    dealer,
  });
