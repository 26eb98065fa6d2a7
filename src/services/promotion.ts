/** Promotions, participants, groups and deny lists; regions are in regions.ts. Sent with the id token (spec services#promotions). */
import { array, blob, boolean, looseObject, number, object, optional, string } from 'valibot';
import { list, pageOf, unread } from './entities/fields';
import { named } from './entities/place';
import {
  agreement,
  candidatesReport,
  denyList,
  participant,
  promotionGroup,
  promotion as shape,
} from './entities/promotion';
import { promotionBody, promotionRecord } from './entities/promotion-record';
import { sentAsRead } from './entities/whole';
import { DELETE, GET, PATCH, POST, PUT } from './http/call';

const BASE = 'promotion';
const auth = 'id-token';

const page = optional(number(), 0);
const size = optional(number(), 20);

/** Of the record as its editor has seen it (ours); an older one than the service's is refused with 409. */
const version = optional(number());

const groupBody = object({
  name: string(),
  brand: string(),
  promotionIds: optional(array(string()), []),
});
/** The record as it was read, with what has changed. */
const groupRecord = looseObject({
  name: string(),
  brand: sentAsRead(string()),
  promotionIds: sentAsRead(optional(array(string()))),
  version: sentAsRead(version),
});
const deniedItems = array(object({ document: string(), reason: optional(string(), '') }));
const deniedBody = object({ items: deniedItems });
/** The report is of one prize. */
const reportQuery = object({ promotion_id: string(), prize_id: string() });

export const createPromotion = POST('PRM-01', BASE, '/promotions', {
  auth,
  body: promotionBody,
  returns: shape,
});
export const updatePromotion = PUT('PRM-02', BASE, '/promotions/{id}', {
  auth,
  body: promotionRecord,
  returns: shape,
});
export const listPromotions = GET('PRM-03', BASE, '/promotions', {
  auth,
  query: object({
    page,
    size,
    brand: optional(string()),
    name: optional(string()),
    status: optional(string()),
    groupId: optional(string()),
  }),
  returns: pageOf(shape),
});
export const getPromotion = GET('PRM-04', BASE, '/promotions/{id}', { auth, returns: shape });
/** The header has the participant whose invitation was followed. */
export const joinPromotion = POST('PRM-05', BASE, '/participant/{promotionId}', {
  auth,
  body: object({ agreed: boolean() }),
  wire: { headers: ['hub-invited-by-id'] },
  returns: participant,
});
/** id: the promotion's. qrCode: the text of the code; each counts once. */
export const attributeQrCode = POST('PRM-06', BASE, '/participant/attribute/{id}', {
  auth,
  body: object({ qrCode: string() }),
  returns: participant,
});
/** id: the promotion's. */
export const getAgreement = GET('PRM-07', BASE, '/participant/agreed/{id}', { auth, returns: agreement });
export const getParticipation = GET('PRM-08', BASE, '/participant/{promotionId}', {
  auth,
  returns: participant,
});
export const getPromotionBaseData = GET('PRM-09', BASE, '/base-data', {
  auth,
  returns: looseObject({
    brands: list(named),
    attributionTypes: list(named),
    statuses: list(named),
    groups: list(promotionGroup),
    regions: list(looseObject({ id: string(), name: string(), stateCodes: list(string()) })),
  }),
});
/** The user's participations in these promotions. */
export const listPromotionSubscriptions = GET('PRM-10', BASE, '/participant/subscriptions', {
  auth,
  query: object({ promotionIds: array(string()), includeInactive: optional(boolean(), false) }),
  wire: { joined: ['promotionIds'] },
  returns: array(participant),
});
export const generateCandidatesReport = POST(
  'PRM-11',
  BASE,
  '/participant/management/candidates-report/generate',
  {
    auth,
    query: reportQuery,
    returns: candidatesReport,
  },
);
/** CSV; its bytes, as its encoding is the service's. Fails with 404 if there is no report of the prize, with 409 while it is generated. */
export const downloadCandidatesReport = GET(
  'PRM-12',
  BASE,
  '/participant/management/candidates-report/download',
  {
    auth,
    query: reportQuery,
    wire: { reads: 'blob' },
    returns: blob(),
  },
);
/** user_name: a part of the name. */
export const listParticipants = GET('PRM-13', BASE, '/participant/management/all', {
  auth,
  query: object({
    promotion_id: optional(string()),
    user_name: optional(string()),
    attribution_types: optional(array(string())),
    page,
    size,
  }),
  returns: pageOf(participant),
});
/** user: the user's id. */
export const getParticipationOfUser = GET('PRM-14', BASE, '/participant/management/{user}/{promotion}', {
  auth,
  returns: participant,
});
export const inactivateParticipant = PATCH('PRM-15', BASE, '/participant/management/inactivate', {
  auth,
  body: object({ promotion_id: string(), user_id: string(), reason: optional(string(), '') }),
  returns: unread(participant),
});

export const listPromotionGroups = GET('GRP-01', BASE, '/promotions/groups/all', {
  auth,
  query: object({ page, size, brand: optional(string()) }),
  returns: pageOf(promotionGroup),
});
export const getPromotionGroup = GET('GRP-02', BASE, '/promotions/groups/{id}', {
  auth,
  returns: promotionGroup,
});
export const updatePromotionGroup = PUT('GRP-03', BASE, '/promotions/groups/{id}', {
  auth,
  body: groupRecord,
  returns: promotionGroup,
});
/** Fails with 409 while one of its promotions runs or is to come. */
export const removePromotionGroup = DELETE('GRP-04', BASE, '/promotions/groups/{id}', { auth });
export const createPromotionGroup = POST('GRP-05', BASE, '/promotions/groups', {
  auth,
  body: groupBody,
  returns: promotionGroup,
});

export const getDenyList = GET('DNY-01', BASE, '/promotions/deny-list/{promotionId}', {
  auth,
  returns: denyList,
});
/** Replaces the whole list; what was read of an entry goes back with it. */
export const replaceDenyList = PUT('DNY-02', BASE, '/promotions/deny-list/{promotionId}', {
  auth,
  body: looseObject({
    items: array(looseObject({ document: string(), reason: sentAsRead(optional(string(), '')) })),
    version: sentAsRead(version),
  }),
  returns: denyList,
});
export const clearDenyList = DELETE('DNY-03', BASE, '/promotions/deny-list/{promotionId}', { auth });
export const addToDenyList = POST('DNY-04', BASE, '/promotions/deny-list/{promotionId}/add', {
  auth,
  body: deniedBody,
  returns: denyList,
});
export const removeFromDenyList = POST('DNY-05', BASE, '/promotions/deny-list/{promotionId}/remove', {
  auth,
  body: object({ documents: array(string()) }),
  returns: denyList,
});
