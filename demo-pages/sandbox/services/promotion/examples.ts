import { OPEN_PROMOTION, PAST_PROMOTION, STANDING_PROMOTION } from '../../data/promotions';
import { qrPrefix } from './store';

/** Input for the calls whose schemas alone do not say what there is. */
export const EXAMPLES = {
  create: {
    body: { name: 'Festa de Natal', startsAt: '2026-12-01T12:00:00Z', endsAt: '2026-12-24T12:00:00Z' },
  },
  update: {
    id: OPEN_PROMOTION,
    body: { name: 'Verão', startsAt: '2026-11-01T12:00:00Z', endsAt: '2027-02-24T12:00:00Z' },
  },
  promotion: { id: OPEN_PROMOTION },
  join: { promotionId: OPEN_PROMOTION, headers: { 'hub-invited-by-id': `pessoa-${OPEN_PROMOTION}-1` } },
  attribute: { id: STANDING_PROMOTION, body: { qrCode: `${qrPrefix(STANDING_PROMOTION)}BETIM` } },
  agreed: { id: PAST_PROMOTION },
  participation: { promotionId: PAST_PROMOTION },
  subscriptions: { query: { promotionIds: [PAST_PROMOTION, OPEN_PROMOTION] } },
  generateReport: { query: { promotion_id: OPEN_PROMOTION, prize_id: `${OPEN_PROMOTION}-premio-1` } },
  downloadReport: { query: { promotion_id: PAST_PROMOTION, prize_id: `${PAST_PROMOTION}-premio-1` } },
  participationOf: { user: 'user-ana', promotion: PAST_PROMOTION },
  inactivate: { body: { promotion_id: OPEN_PROMOTION, user_id: `pessoa-${OPEN_PROMOTION}-1` } },
  group: { id: 'varejo' },
  updateGroup: { id: 'varejo' },
  removeGroup: { id: 'agro' },
  deniedOf: { promotionId: OPEN_PROMOTION },
  replaceDenied: { promotionId: OPEN_PROMOTION },
  clearDenied: { promotionId: OPEN_PROMOTION },
  addDenied: { promotionId: OPEN_PROMOTION },
  removeDenied: { promotionId: OPEN_PROMOTION },
  region: { id: 'sul' },
  updateRegion: { id: 'sul' },
  removeRegion: { id: 'norte' },
};
