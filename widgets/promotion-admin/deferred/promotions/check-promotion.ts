import { readZonedTime } from '#domain/time/zoned-choice';
import type { Errors } from '#ui/core/use-form';
import { zonedTimeMessage } from '#ui/fields/moment/field-messages';
import type { MomentMessages } from '#ui/fields/moment/messages';
import { fillMessage } from '#ui/fill-message';
import { promotionZone } from '../promotion-zone';
import type { PromotionMessages } from './messages';
import type { PromotionValues } from './promotion-values';

/** Longest name that lists have room for. */
const NAME_MAX = 120;

/** Returns what is wrong with a promotion, by field; of a prize by its path. */
export function checkPromotion(
  { name, startsAt, endsAt, attributionTypes, prizes }: PromotionValues,
  messages: PromotionMessages,
  moments: MomentMessages,
): Errors<PromotionValues> {
  const zone = promotionZone();
  const length = [...name.trim()].length;
  const start = zonedTimeMessage(startsAt, zone, moments);
  const from = readZonedTime(startsAt, zone).moment ?? 0;
  const to = readZonedTime(endsAt, zone).moment ?? 0;
  const end =
    zonedTimeMessage(endsAt, zone, moments) ?? (!start && to <= from ? messages.endsEarly : undefined);
  const ofPrizes = prizes.flatMap((prize, index) => [
    ...(prize.name.trim() ? [] : [[`prizes.${index}.name`, messages.prizeNameNeeded]]),
    // The service may say nothing of the number of one that it has.
    ...((prize.id && !prize.quantity.trim()) || /^[1-9]\d{0,5}$/.test(prize.quantity.trim())
      ? []
      : [[`prizes.${index}.quantity`, messages.quantityWrong]]),
  ]);
  return {
    ...(length === 0 && { name: messages.nameNeeded }),
    ...(length > NAME_MAX && { name: fillMessage(messages.nameLong, { max: NAME_MAX }) }),
    ...(start && { startsAt: start }),
    ...(end && { endsAt: end }),
    ...(attributionTypes.length === 0 && { attributionTypes: messages.typesNeeded }),
    ...Object.fromEntries(ofPrizes),
  };
}
