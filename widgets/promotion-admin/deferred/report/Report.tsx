import type { TabProps } from '../tab-props';

export function Report(_: TabProps) {
  return null;
}
