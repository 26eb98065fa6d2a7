import { offerState } from '#domain/offers/offer-state';
import { stateName } from '#domain/place/provinces';
import { formatDate } from '#domain/time/calendar';
import { serverNow } from '#page/server-clock';
import type { Dealer } from '#services/entities/dealer';
import type { Offer } from '#services/entities/offer';
import { fillMessage } from '#ui/fill-message';
import type { CardMessages } from './messages';

/** Dealers by code, as far as they are known. */
export type OfferDealersByCode = ReadonlyMap<string, Dealer>;

/** What is said of a coverage whose places the service does not name. */
const WITHOUT_PLACES = {
  NATIONAL: 'nationwide',
  STATE: 'inSomeStates',
  REGIONAL: 'inRegion',
  DEALER_GROUP: 'atDealers',
} as const satisfies Record<string, keyof CardMessages>;
const isCoverage = (word: string): word is keyof typeof WITHOUT_PLACES => Object.hasOwn(WITHOUT_PLACES, word);

/**
 * Returns where an offer is valid, in a sentence (spec offers#kinds); empty if the service says nothing of it. groupName: the
 * name of its dealer group; empty while it is unknown, as a code tells visitors nothing.
 */
export function coverageText(offer: Offer, groupName: string, messages: CardMessages): string {
  const { coverage, dealerGroup, dealerCodes, stateCodes } = offer;
  if (coverage === 'DEALER_GROUP' && dealerGroup)
    return groupName ? fillMessage(messages.inGroup, { group: groupName }) : messages.atDealers;
  if (dealerCodes.length > 0 && stateCodes.length === 0) return messages.atDealers;
  if (stateCodes.length > 0)
    return fillMessage(messages.inStates, { states: stateCodes.map(stateName).join(', ') });
  return coverage && isCoverage(coverage) ? messages[WITHOUT_PLACES[coverage]] : '';
}

/** Returns who sells an offer: its dealers; empty if it names none or a group of them, or while they are unknown. */
export function dealerText(
  { dealerCodes, dealerGroup }: Offer,
  known: OfferDealersByCode,
  messages: CardMessages,
): string {
  const [first] = dealerCodes;
  const dealer = known.get(first ?? '');
  if (!dealer || dealerGroup) return '';
  const name = [dealer.name, dealer.cityName].filter(Boolean).join(', ');
  const count = dealerCodes.length - 1;
  return count === 0
    ? fillMessage(messages.atDealer, { name })
    : fillMessage(messages.atDealerAndMore, { name, count });
}

/** Returns until when an offer is valid; empty if it does not end. */
export function validityText(
  { validUntil }: Offer,
  messages: CardMessages,
  language: 'pt-BR' | 'es-AR',
): string {
  const date = formatDate(validUntil ?? '', language);
  return date && fillMessage(messages.validUntil, { date });
}

export const stateNow = (offer: Offer) => offerState(offer, serverNow());
