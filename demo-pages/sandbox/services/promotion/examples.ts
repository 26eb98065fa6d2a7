import { OPEN_PROMOTION, PAST_PROMOTION, STANDING_PROMOTION } from '../../data/promotions';
import { qrPrefix } from './store';

/** Input for calls whose schemas alone do not describe existing data. */
export const EXAMPLES = {
  createPromotion: {
    body: { name: 'Festa de Natal', startsAt: '2026-12-01T12:00:00Z', endsAt: '2026-12-24T12:00:00Z' },
  },
  updatePromotion: {
    id: OPEN_PROMOTION,
    body: {
      name: 'Verão',
      startsAt: '2026-11-01T12:00:00Z',
      endsAt: '2027-02-24T12:00:00Z',
      attributionTypes: ['QR_CODE'],
    },
  },
  getPromotion: { id: OPEN_PROMOTION },
  joinPromotion: {
    promotionId: OPEN_PROMOTION,
    headers: { 'hub-invited-by-id': `pessoa-${OPEN_PROMOTION}-1` },
  },
  attributeQrCode: { id: STANDING_PROMOTION, body: { qrCode: `${qrPrefix(STANDING_PROMOTION)}BETIM` } },
  getAgreement: { id: PAST_PROMOTION },
  getParticipation: { promotionId: PAST_PROMOTION },
  listPromotionSubscriptions: { query: { promotionIds: [PAST_PROMOTION, OPEN_PROMOTION] } },
  generateCandidatesReport: {
    query: { promotion_id: OPEN_PROMOTION, prize_id: `${OPEN_PROMOTION}-premio-1` },
  },
  downloadCandidatesReport: {
    query: { promotion_id: PAST_PROMOTION, prize_id: `${PAST_PROMOTION}-premio-1` },
  },
  getParticipationOfUser: { user: 'user-ana', promotion: PAST_PROMOTION },
  inactivateParticipant: { body: { promotion_id: OPEN_PROMOTION, user_id: `pessoa-${OPEN_PROMOTION}-1` } },
  getPromotionGroup: { id: 'varejo' },
  updatePromotionGroup: { id: 'varejo' },
  removePromotionGroup: { id: 'clube-fiat' },
  getDenyList: { promotionId: OPEN_PROMOTION },
  replaceDenyList: { promotionId: OPEN_PROMOTION },
  clearDenyList: { promotionId: OPEN_PROMOTION },
  addToDenyList: { promotionId: OPEN_PROMOTION },
  removeFromDenyList: { promotionId: OPEN_PROMOTION },
};
