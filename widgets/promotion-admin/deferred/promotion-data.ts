import { useState } from 'react';
import { ofBrand as recordsOfBrand } from '#domain/lists/of-brand';
import { useAccountRows } from '#features/session/use-account-content';
import { brand } from '#page/core/metadata';
import type { Promotion } from '#services/entities/promotion';
import { everyPage } from '#services/http/every-page';
import { getPromotionBaseData, listPromotions } from '#services/promotion';
import { useHost } from '#ui/core/host-context';
import type { Query } from '#ui/hooks/use-query';
import { type ResourceSource, useResource } from '#ui/resource/use-resource';

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
  recordsOfBrand(promotions, brand());

export const promotionName = (promotions: readonly Promotion[], id: string): string =>
  promotions.find((promotion) => promotion.id === id)?.name ?? id;

/** Data of an account: the last value stays while the next one loads, and where that fails. */
function useAccountData<T>(source: ResourceSource, load: () => Promise<T>): Query<T> {
  const { value, failed, error, retry } = useResource(source, load);
  return { value, failed: failed && value === undefined, error, retry };
}

/** What the tabs share. needsPromotions: whether a tab is open that lets somebody choose one. */
export function usePromotionData(needsPromotions: boolean): PromotionData {
  const { signal } = useHost();
  const source = useAccountRows('gate');
  const [changes, setChanges] = useState(0);
  const revision = `${source.revision} ${changes}`;
  const base = useAccountData({ ...source, revision }, () => getPromotionBaseData({}, { signal }));
  const loadAll = () => everyPage((query) => listPromotions({ query }, { signal }));
  const isPaused = () => !needsPromotions || source.isPaused();
  const promotions = useAccountData<readonly Promotion[]>({ ...source, revision, isPaused }, loadAll);
  return {
    source,
    base,
    promotions,
    refresh: () => setChanges((count) => count + 1),
  };
}
