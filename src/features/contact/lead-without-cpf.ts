import { cpfOptional } from '../../domain/lead-without-cpf';
import { setting } from '../../page/settings/settings';
import { $location } from '../../stores/visitor/location';

/** Whether this page, at the visitor's city or dealer, takes a lead without CPF (platform 5). */
export const leadWithoutCpf = (dealer: string): boolean =>
  cpfOptional(setting('lead-without-cpf') ?? { kind: 'off' }, {
    cityCode: $location.get()?.cityCode,
    dealer,
  });
