import { promotionState } from '#domain/offers/promotion-state';
import { readZonedTime, type ZonedTime, zonedTimeOf } from '#domain/time/zoned-choice';
import { brand } from '#page/core/metadata';
import { serverNow } from '#page/server-clock';
import type { Promotion } from '#services/entities/promotion';
import { promotionZone } from '../promotion-zone';

export interface PrizeValues {
  /** Empty for a new one. */
  id: string;
  name: string;
  description: string;
  /** As it is typed. */
  quantity: string;
  imageUrl: string;
}

/** What the law wants beside a raffle, as texts. */
export const LEGAL_TEXTS = [
  'promoter',
  'authorization',
  'regulationUrl',
  'drawMethod',
  'resultsUrl',
] as const;
type LegalText = (typeof LEGAL_TEXTS)[number];

export interface PromotionValues extends Record<LegalText, string> {
  name: string;
  description: string;
  groupId: string;
  startsAt: ZonedTime;
  endsAt: ZonedTime;
  /** INACTIVE; empty where it follows from the period. */
  status: string;
  /** Nothing where no draw is announced. */
  drawAt: ZonedTime;
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
  'status',
  'attributionTypes',
  'prizes',
  'regionIds',
  'rules',
  ...LEGAL_TEXTS,
  'drawAt',
] as const satisfies readonly (keyof PromotionValues)[];

export const NEW_PRIZE: PrizeValues = { id: '', name: '', description: '', quantity: '1', imageUrl: '' };

export const NEW_PROMOTION: PromotionValues = {
  name: '',
  description: '',
  groupId: '',
  startsAt: { date: '', time: '00:00' },
  endsAt: { date: '', time: '23:59' },
  status: '',
  attributionTypes: ['QR_CODE'],
  prizes: [NEW_PRIZE],
  regionIds: [],
  rules: '',
  promoter: '',
  authorization: '',
  regulationUrl: '',
  drawMethod: '',
  resultsUrl: '',
  drawAt: { date: '', time: '' },
};

/** Of a promotion that staff have switched off. */
export const INACTIVE = 'INACTIVE';

type Period = Record<'startsAt' | 'endsAt', string>;

/** What the inputs of a period show of a moment that a service gives. */
const shownTime = (moment: string | null | undefined): ZonedTime =>
  zonedTimeOf(Date.parse(moment ?? ''), promotionZone());

const textsOf = (textOf: (name: LegalText) => string) =>
  Object.fromEntries(LEGAL_TEXTS.map((name) => [name, textOf(name)])) as Record<LegalText, string>;

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
      imageUrl: prize.imageUrl ?? '',
    })),
    regionIds: [...(regionIds ?? [])].sort(),
    rules: promotion.rules ?? '',
    ...textsOf((name) => promotion[name] ?? ''),
    status: promotion.status === INACTIVE ? INACTIVE : '',
    drawAt: shownTime(promotion.drawAt),
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

/** The status that is sent: that of the period again for one that is no longer switched off, else as it was read. */
function statusOf({ status }: PromotionValues, period: Period, promotion?: Promotion): string | undefined {
  if (status === INACTIVE) return INACTIVE;
  if (promotion?.status !== INACTIVE) return promotion?.status ?? undefined;
  return promotionState(period, serverNow()).toUpperCase();
}

/** Returns the content that is sent for what was typed. */
export function contentOf(values: PromotionValues, promotion?: Promotion) {
  const { name, description, groupId, attributionTypes, prizes, regionIds, rules } = values;
  const period = {
    startsAt: momentOf(values.startsAt, promotion?.startsAt),
    endsAt: momentOf(values.endsAt, promotion?.endsAt),
  };
  return {
    name: name.trim(),
    description: description.trim(),
    brand: promotion?.brand || (brand() ?? ''),
    groupId,
    ...period,
    status: statusOf(values, period, promotion),
    drawAt: momentOf(values.drawAt, promotion?.drawAt),
    ...textsOf((each) => values[each].trim()),
    attributionTypes: [...attributionTypes],
    prizes: prizes.map(({ id, ...prize }) => ({
      ...(id && { id }),
      name: prize.name.trim(),
      description: prize.description.trim(),
      quantity: Number(prize.quantity) || undefined,
      imageUrl: prize.imageUrl.trim(),
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
