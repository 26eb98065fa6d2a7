import { parseUrl } from '#domain/address/parse-url';
import { readZonedTime } from '#domain/time/zoned-choice';
import type { Promotion } from '#services/entities/promotion';
import type { Errors } from '#ui/core/use-form';
import { zonedTimeMessage } from '#ui/fields/moment/field-messages';
import type { MomentMessages } from '#ui/fields/moment/messages';
import { fillMessage } from '#ui/fill-message';
import { promotionZone } from '../promotion-zone';
import type { PromotionMessages } from './messages';
import type { PromotionValues } from './promotion-values';

/** Longest name that lists have room for. */
const NAME_MAX = 120;

/** Whether a text is a page's or a picture's whole address. */
export const isWholeAddress = (text: string): boolean =>
  /^https?:$/.test(parseUrl(text.trim())?.protocol ?? '');

/** Whether a text is a whole address, or nothing, or what the service has already. */
const isAddress = (text: string, present: string | null | undefined): boolean =>
  !text.trim() || text === present || isWholeAddress(text);

/**
 * Returns what is wrong with a promotion, by field; of a prize by its path.
 * @param promotion as it was read; undefined for a new one
 */
export function checkPromotion(
  { name, startsAt, endsAt, attributionTypes, prizes, drawAt, ...values }: PromotionValues,
  messages: PromotionMessages,
  moments: MomentMessages,
  promotion: Promotion | undefined,
): Errors<PromotionValues> {
  const zone = promotionZone();
  const length = [...name.trim()].length;
  const start = zonedTimeMessage(startsAt, zone, moments);
  const from = readZonedTime(startsAt, zone).moment ?? 0;
  const to = readZonedTime(endsAt, zone).moment ?? 0;
  const end =
    zonedTimeMessage(endsAt, zone, moments) ?? (!start && to <= from ? messages.endsEarly : undefined);
  const pictureOf = (id: string) => promotion?.prizes?.find((prize) => prize.id === id)?.imageUrl;
  const ofPrizes = prizes.flatMap((prize, index) => [
    ...(prize.name.trim() ? [] : [[`prizes.${index}.name`, messages.prizeNameNeeded]]),
    // The service may say nothing of the number of one that it has.
    ...((prize.id && !prize.quantity.trim()) || /^[1-9]\d{0,5}$/.test(prize.quantity.trim())
      ? []
      : [[`prizes.${index}.quantity`, messages.quantityWrong]]),
    ...(isAddress(prize.imageUrl, pictureOf(prize.id))
      ? []
      : [[`prizes.${index}.imageUrl`, messages.addressWrong]]),
  ]);
  const draw = zonedTimeMessage(drawAt, zone, moments, true);
  const addresses = (['regulationUrl', 'resultsUrl'] as const).filter(
    (each) => !isAddress(values[each], promotion?.[each]),
  );
  return {
    ...(length === 0 && { name: messages.nameNeeded }),
    ...(length > NAME_MAX && { name: fillMessage(messages.nameLong, { max: NAME_MAX }) }),
    ...(start && { startsAt: start }),
    ...(end && { endsAt: end }),
    ...(attributionTypes.length === 0 && { attributionTypes: messages.typesNeeded }),
    ...(draw && { drawAt: draw }),
    ...Object.fromEntries(addresses.map((each) => [each, messages.addressWrong])),
    ...Object.fromEntries(ofPrizes),
  };
}
