import { readZonedTime, type ZonedTime, zonedTimeOf } from '#domain/time/zoned-choice';
import { brand } from '#page/core/metadata';
import type { Promotion } from '#services/entities/promotion';
import { promotionZone } from '../promotion-zone';

export interface PrizeValues {
  /** Empty for a new one. */
  id: string;
  name: string;
  description: string;
  /** As it is typed. */
  quantity: string;
}

export interface PromotionValues {
  name: string;
  description: string;
  groupId: string;
  startsAt: ZonedTime;
  endsAt: ZonedTime;
  attributionTypes: readonly string[];
  prizes: readonly PrizeValues[];
  regionIds: readonly string[];
  rules: string;
}

export const FIELDS = [
  'name',
  'description',
  'groupId',
  'startsAt',
  'endsAt',
  'attributionTypes',
  'prizes',
  'regionIds',
  'rules',
] as const satisfies readonly (keyof PromotionValues)[];

export const NEW_PRIZE: PrizeValues = { id: '', name: '', description: '', quantity: '1' };

export const NEW_PROMOTION: PromotionValues = {
  name: '',
  description: '',
  groupId: '',
  startsAt: { date: '', time: '00:00' },
  endsAt: { date: '', time: '23:59' },
  attributionTypes: ['QR_CODE'],
  prizes: [NEW_PRIZE],
  regionIds: [],
  rules: '',
};

/** What the inputs of a period show of a moment that a service gives. */
const shownTime = (moment: string | null | undefined): ZonedTime =>
  zonedTimeOf(Date.parse(moment ?? ''), promotionZone());

/** Returns what the editor shows of a promotion. */
function shownOf(promotion: Promotion): PromotionValues {
  const { name, description, groupId, startsAt, endsAt, attributionTypes, prizes, regionIds } = promotion;
  return {
    name,
    description: description ?? '',
    groupId: groupId ?? '',
    startsAt: shownTime(startsAt),
    endsAt: shownTime(endsAt),
    attributionTypes: [...(attributionTypes ?? [])].sort(),
    prizes: (prizes ?? []).map((prize) => ({
      id: prize.id,
      name: prize.name,
      description: prize.description ?? '',
      quantity: String(prize.quantity ?? ''),
    })),
    regionIds: [...(regionIds ?? [])].sort(),
    rules: promotion.rules ?? '',
  };
}

/**
 * The moment that is typed, empty for none; the one that the promotion has already if its minute is the same, as inputs have no
 * seconds.
 */
function momentOf(typed: ZonedTime, present: string | null | undefined): string {
  const { moment } = readZonedTime(typed, promotionZone());
  const before = readZonedTime(shownTime(present), promotionZone());
  if (present && moment !== undefined && moment === before.moment) return present;
  return moment === undefined ? '' : new Date(moment).toISOString();
}

/** Returns the content that is sent for what was typed. */
export function contentOf(values: PromotionValues, promotion?: Promotion) {
  const { name, description, groupId, attributionTypes, prizes, regionIds, rules } = values;
  return {
    name: name.trim(),
    description: description.trim(),
    brand: promotion?.brand || (brand() ?? ''),
    groupId,
    startsAt: momentOf(values.startsAt, promotion?.startsAt),
    endsAt: momentOf(values.endsAt, promotion?.endsAt),
    attributionTypes: [...attributionTypes],
    prizes: prizes.map(({ id, ...prize }) => ({
      ...(id && { id }),
      name: prize.name.trim(),
      description: prize.description.trim(),
      quantity: Number(prize.quantity) || undefined,
    })),
    regionIds: [...regionIds],
    rules: rules.trim(),
  };
}

/**
 * Returns what the editor shows of a promotion.
 * @param typed what was sent: shown as it was typed where the service has the same, whatever the order of its regions and the ids
 * of its new prizes
 */
export function valuesOf(promotion: Promotion, typed?: PromotionValues): PromotionValues {
  const shown = shownOf(promotion);
  if (!typed) return shown;
  const isNew = (index: number) => typed.prizes[index]?.id === '';
  const prizes = shown.prizes.map((prize, index) => (isNew(index) ? { ...prize, id: '' } : prize));
  const textOf = (values: PromotionValues) => {
    const content = contentOf(values, promotion);
    const { attributionTypes, regionIds } = content;
    return JSON.stringify({ ...content, lists: [attributionTypes.sort(), regionIds.sort()] });
  };
  return textOf({ ...shown, prizes }) === textOf(typed) ? typed : shown;
}
