import type { PromotionData } from './promotion-data';

export const TABS = ['promotions', 'participants', 'report', 'groups', 'denied'] as const;
export type TabId = (typeof TABS)[number];

/** What each tab is given. */
export interface TabProps {
  data: PromotionData;
  /** The promotion that the tabs are about; empty for none, or one that is not the brand's. */
  promotionId: string;
  onPromotion(id: string): void;
  /** What another tab has opened, and for which promotion; another object each time. */
  asked: { tab: TabId; promotionId: string } | undefined;
  /** Opens another tab for a promotion. */
  onTab(tab: TabId, promotionId: string): void;
}
