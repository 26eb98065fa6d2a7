import { cpfOptional } from '../../domain/lead-without-cpf';
import { setting } from '../../page/settings/settings';
import { $location } from '../../stores/visitor/location';

/** Whether this page, at the visitor's city or dealer, takes a lead without CPF (spec leads#lead-without-cpf). */
export const leadWithoutCpf = (dealer: string): boolean =>
  cpfOptional(setting('lead-without-cpf') ?? { kind: 'off' }, {
    cityCode: $location.get()?.cityCode,
    dealer,
  });
