import { type PromotionState, promotionState } from '#domain/offers/promotion-state';
import { serverNow } from '#page/server-clock';
import type { Promotion } from '#services/entities/promotion';
import { useMessages } from '#ui/core/host-context';
import { Badge, type Tone } from '#ui/parts/Badge';
import { texts } from './messages';
import type { BaseData } from './promotion-calls';

const TONES: Record<PromotionState, Tone> = {
  scheduled: 'neutral',
  active: 'info',
  ended: 'neutral',
  inactive: 'neutral',
  unknown: 'neutral',
};

/** The status of a promotion; one that only the service knows, under its name. */
export function StatusBadge({ promotion, base }: { promotion: Promotion; base: BaseData | undefined }) {
  const messages = useMessages(texts);
  const state = promotionState(promotion, serverNow());
  const name =
    state === 'unknown'
      ? base?.statuses?.find(({ code }) => code === promotion.status)?.name
      : messages.state[state];
  return name ? <Badge tone={TONES[state]}>{name}</Badge> : null;
}
