import { parseUrl } from '../address/parse-url';
import { offerIdOf } from './offer-id';

/** The query parameter with the promotion that the visitor has opened. */
export const PROMOTION_PARAMETER = 'vt-promotion';
/** The query parameter with the id of who invites, named as the header that passes it on (spec offers#promotions). */
export const INVITED_BY_PARAMETER = 'hub-invited-by-id';
/** The query parameter with the text of a promotion's QR code. */
export const CODE_PARAMETER = 'vt-promotion-code';

/** Longer texts are no code of a promotion. */
const LONGEST_CODE = 300;

/** What a visitor came with; empty texts for nothing. */
export interface PromotionArrival {
  /** The promotion that it is for; empty for the one that the page shows. */
  promotion: string;
  /** Id of the participant who invites. */
  invitedBy: string;
  /** Text of a QR code. */
  code: string;
}

const codeIn = (text: string | null): string => (text ?? '').trim().slice(0, LONGEST_CODE);

/** Returns what an address brings; ids of another form are no ids. */
export function arrivalOf(query: string | URLSearchParams): PromotionArrival {
  const parameters = new URLSearchParams(query);
  const idIn = (name: string) => offerIdOf(parameters.get(name)) ?? '';
  return {
    promotion: idIn(PROMOTION_PARAMETER),
    invitedBy: idIn(INVITED_BY_PARAMETER),
    code: codeIn(parameters.get(CODE_PARAMETER)),
  };
}

/** Returns the code of a text that was read: the text, or what an address of a promotion's page has of it. */
export function codeOfText(text: string): Pick<PromotionArrival, 'promotion' | 'code'> {
  const { promotion, code } = arrivalOf(parseUrl(text.trim())?.search ?? '');
  return code ? { promotion, code } : { promotion: '', code: codeIn(text) };
}

/** Adds an invitation to the address of a promotion's page. */
export function addInvitation({ searchParams }: URL, promotion: string, invitedBy: string): void {
  searchParams.set(PROMOTION_PARAMETER, promotion);
  searchParams.set(INVITED_BY_PARAMETER, invitedBy);
}

/** Which promotions are listed; empty texts for all. */
export interface PromotionFilter {
  group: string;
  status: string;
}

const SEPARATOR = '~';

/** Returns the filter of an address; a text of another form filters nothing. */
export function promotionFilterOf(text: string | null): PromotionFilter {
  const [group, status] = (text ?? '').split(SEPARATOR);
  return { group: offerIdOf(group) ?? '', status: offerIdOf(status) ?? '' };
}

/** Returns a filter for an address; empty for all. */
export const promotionFilterText = ({ group, status }: PromotionFilter): string =>
  group || status ? `${group}${SEPARATOR}${status}` : '';
