import type { TabProps } from '../tab-props';

export function DenyList(_: TabProps) {
  return null;
}
