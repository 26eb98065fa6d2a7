import { useAccountRows } from '#features/session/use-account-content';
import type { BenefitsProps } from '../attributes';
import { Club } from './Club';

/** The benefits of whoever is signed in: another account replaces everything, an open code with it. */
export function Area(props: Omit<BenefitsProps, 'heading'>) {
  const { key } = useAccountRows('page');
  return <Club key={key} {...props} />;
}
