import type { Messages } from './messages';
import type { BaseData } from './promotion-calls';

/** Returns the name of a way to win numbers: the service's, else ours of a known one; empty for any other. */
export function typeName(type: string, base: BaseData | undefined, { types }: Messages): string {
  const named = base?.attributionTypes?.find(({ code }) => code === type)?.name;
  return named || (Object.hasOwn(types, type) ? types[type as keyof typeof types] : '');
}
