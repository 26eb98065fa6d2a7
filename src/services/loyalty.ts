/** Loyalty programs: Jeep Nation and Jeep Wave (spec services#loyalty). The path depends on the brand. */
import { array, boolean, looseObject, number, object, optional, string } from 'valibot';
import { list, text, unread } from './entities/fields';
import { faqEntry, loyaltyPrize, membership, rankPage } from './entities/loyalty';
import { GET, POST } from './http/call';

const BASE = 'loyalty';
const auth = 'bearer';
const wire = { under: { peugeot: '/peugeot-loyalty', '*': '/loyalties' } } as const;

const medalBody = object({ medalId: string() });

/** Gives a medal to another user; returns the recipient's medals. */
export const giveMedal = POST('LOY-01', BASE, '/{userId}/medals', {
  auth,
  wire,
  body: medalBody,
  returns: unread(membership),
});
export const earnMedal = POST('LOY-02', BASE, '/self/medals', {
  auth,
  wire,
  body: medalBody,
  returns: membership,
});
export const getMembership = GET('LOY-03', BASE, '/self', { auth, wire, returns: membership });
/** The program that the user can join. reason: why there is none. */
export const getLoyaltyEligibility = GET('LOY-04', BASE, '/eligibility', {
  auth,
  wire,
  returns: looseObject({ eligible: boolean(), program: text, reason: text, categories: list(string()) }),
});
export const getLoyaltyRanking = GET('LRK-01', BASE, '/ranking', {
  auth,
  ours: true,
  wire,
  query: object({ page: optional(number(), 0), size: optional(number(), 10) }),
  returns: rankPage,
});
export const listLoyaltyFaq = GET('LRK-02', BASE, '/faq', { ours: true, wire, returns: array(faqEntry) });
export const listLoyaltyPrizes = GET('LRK-03', BASE, '/prizes', {
  ours: true,
  wire,
  returns: array(loyaltyPrize),
});
