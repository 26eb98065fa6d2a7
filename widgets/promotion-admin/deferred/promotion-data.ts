import { useRef, useState } from 'react';
import { useAccountRows } from '#features/session/use-account-content';
import { brand } from '#page/core/metadata';
import type { Promotion } from '#services/entities/promotion';
import { everyPage } from '#services/http/every-page';
import { getPromotionBaseData, listPromotions } from '#services/promotion';
import { useHost } from '#ui/core/host-context';
import { type Query, useQuery } from '#ui/hooks/use-query';

/** Names of groups, regions, statuses and ways to win numbers (PRM-09). */
export type BaseData = Awaited<ReturnType<typeof getPromotionBaseData>>;

export interface PromotionData {
  source: ReturnType<typeof useAccountRows>;
  base: Query<BaseData>;
  /** All promotions, whatever their brand: a group and a participant may name any. */
  promotions: Query<readonly Promotion[]>;
  /** Both are loaded again; until then what was known stays. */
  refresh(): void;
}

export const ofBrand = (promotions: readonly Promotion[]): readonly Promotion[] =>
  promotions.filter((promotion) => promotion.brand === brand());

export const promotionName = (promotions: readonly Promotion[], id: string): string =>
  promotions.find((promotion) => promotion.id === id)?.name ?? id;

/** Keeps the last value of an account while the next one loads. */
function useKept<T>({ value, failed, retry }: Query<T>, account: string): Query<T> {
  const kept = useRef<{ account: string; value: T } | undefined>(undefined);
  if (value !== undefined) kept.current = { account, value };
  const known = kept.current?.account === account ? kept.current.value : undefined;
  return { ...(known === undefined ? { ...(failed && { failed }) } : { value: known }), retry };
}

/** What the tabs share. needsPromotions: whether a tab is open that lets somebody choose one. */
export function usePromotionData(needsPromotions: boolean): PromotionData {
  const { signal } = useHost();
  const source = useAccountRows('gate');
  const [changes, setChanges] = useState(0);
  const key = `${source.key} ${source.revision} ${changes}`;
  const base = useQuery(() => getPromotionBaseData({}, { signal }), source.isPaused() ? undefined : key);
  const loadAll = () => everyPage((query) => listPromotions({ query }, { signal }));
  const promotions = useQuery(loadAll, needsPromotions && !source.isPaused() ? key : undefined);
  return {
    source,
    base: useKept(base, source.key),
    promotions: useKept<readonly Promotion[]>(promotions, source.key),
    refresh: () => setChanges((count) => count + 1),
  };
}
