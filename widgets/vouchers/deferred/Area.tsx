import { useAccountRows } from '#features/session/use-account-content';
import type { VouchersProps } from '../attributes';
import { Vouchers } from './Vouchers';

/** The vouchers of whoever is signed in: another account replaces everything, an open code with it. */
export function Area(props: Omit<VouchersProps, 'heading'>) {
  const { key } = useAccountRows('page');
  return <Vouchers key={key} {...props} />;
}
