import {
  CAMPAIGN,
  CAMPAIGNS,
  type Case,
  campaign,
  campaigns,
  HTML,
  html,
  SELF,
  SITE,
  self,
} from './fault-case';
import { answer, edited, replaced, sessionless, unknownId, withHeaders } from './stand-in';

export const CONTENTS: Case[] = [
  campaign(
    'empty',
    answer(CAMPAIGN, replaced(204)),
    'the answer has no content (204), and vt-example needs it; answer 200 with JSON',
  ),
  campaign(
    'cut',
    answer(CAMPAIGN, replaced(200, '{"id": "R-1", "na')),
    'the answer is not valid JSON (17 characters); answer it whole',
  ),
  campaign(
    'a page of a sign-in',
    answer(CAMPAIGN, replaced(200, HTML, html)),
    'the answer is an HTML page (of a sign-in, a proxy or an error) with a status of success; answer JSON',
  ),
  campaign(
    'JSON as text',
    answer(CAMPAIGN, withHeaders({ 'content-type': 'text/plain' })),
    'the answer is JSON as text/plain; answer Content-Type: application/json',
  ),
  campaign(
    'Latin letters',
    answer(CAMPAIGN, replaced(200, new Uint8Array([0x22, 0xe3, 0x22]))),
    'the answer is not UTF-8, so that letters with accents are lost; encode JSON in UTF-8',
  ),
  campaign(
    'without its id',
    answer(
      CAMPAIGN,
      edited((value) => ({ ...value, id: undefined })),
    ),
    'id is missing; vt-example refuses the answer',
  ),
  campaign(
    'with a number as its id',
    answer(
      CAMPAIGN,
      edited((value) => ({ ...value, id: 17 })),
    ),
    'id is a number, expected a text; vt-example refuses the answer',
  ),
  campaigns(
    'no list',
    answer(
      CAMPAIGNS,
      edited((value) => ({ items: value })),
    ),
    'the answer is an object, expected a list; vt-example refuses the answer',
  ),
  campaigns(
    'items without ids',
    answer(
      CAMPAIGNS,
      edited((value) => value.map((each: object) => ({ ...each, id: null }))),
    ),
    '[].id is null, expected a text; vt-example refuses the answer',
  ),
  {
    name: 'JSON in place of a file',
    id: 'RCL-02',
    beside: 'RCL-08',
    fault: answer('/recall/recall/voucher', replaced(200, '{}')),
    says: 'GET /recall/recall/voucher (RCL-02): a file is expected, and the answer is application/json; answer the file with its own content type.',
  },
  {
    name: 'a file without content',
    id: 'RCL-02',
    beside: 'RCL-08',
    fault: answer('/recall/recall/voucher', replaced(200, '', { 'content-type': 'application/pdf' })),
    says: 'GET /recall/recall/voucher (RCL-02): the file has no content; answer it with its bytes.',
  },
];

export const REFUSALS: Case[] = [
  campaign(
    'an unknown id is answered',
    unknownId(CAMPAIGN, replaced(200, '{"id":"?"}')),
    'an unknown id is answered with 200, as if there were one; answer 404',
  ),
  campaign(
    'an unknown id breaks the service',
    unknownId(CAMPAIGN, replaced(500, '{}')),
    'an unknown id is answered with 500, which widgets take for a failure of the service and try again; answer 404',
  ),
  campaign(
    'an unknown id is redirected',
    unknownId(CAMPAIGN, replaced(302, null, { location: '/404' })),
    'an unknown id is redirected (302), and no call follows; answer 404',
  ),
  campaign(
    'a page in place of an error',
    unknownId(CAMPAIGN, replaced(404, HTML, html)),
    'an unknown id is answered with an HTML page; answer JSON, such as { "error": "..." }',
  ),
  campaign(
    'a text in place of an error',
    unknownId(CAMPAIGN, replaced(404, 'not found', { 'content-type': 'text/plain' })),
    'an unknown id is answered with a body that is not JSON; answer { "error": "..." }',
  ),
  campaign(
    'errors without messages',
    unknownId(CAMPAIGN, replaced(404, '{"errors":[{"code":17}]}')),
    'an unknown id is answered with errors in which no widget finds a message; answer { "errors": [{ "field": "...", "message": "..." }] }',
  ),
  campaign(
    'an error that the page cannot read',
    unknownId(CAMPAIGN, withHeaders({ 'access-control-allow-origin': undefined })),
    `the answer to an unknown id has no Access-Control-Allow-Origin, so that the widget sees a network failure; answer Access-Control-Allow-Origin: ${SITE}`,
  ),
  self(
    'anybody can read it',
    sessionless(SELF, replaced(200, '{}')),
    'a request without a session is answered with 200: anybody can read it; answer 401',
  ),
  self(
    'nobody is asked to sign in',
    sessionless(SELF, replaced(403, '{}')),
    'a request without a session is answered with 403, at which no widget asks to sign in; answer 401',
  ),
  self(
    'the page cannot read that a sign-in is needed',
    sessionless(SELF, withHeaders({ 'access-control-allow-origin': undefined })),
    `the answer to a request without a session has no Access-Control-Allow-Origin, so that the widget sees a network failure; answer Access-Control-Allow-Origin: ${SITE}`,
  ),
];

const own = (each: Case): Case => ({ ...each, isOwnOrigin: true });

export const KEPT: Case[] = [
  self(
    "a visitor's answer in a shared cache",
    answer(SELF, withHeaders({ 'cache-control': 'public, max-age=60' })),
    "the answer is one visitor's, and Cache-Control: public, max-age=60 lets caches give it to others; answer Cache-Control: private, no-store",
  ),
  campaigns(
    'a cookie in a shared cache',
    answer(
      CAMPAIGNS,
      withHeaders({
        'cache-control': 'max-age=60',
        vary: 'Accept-Language',
        'set-cookie': 'a=1; Secure; SameSite=Lax',
      }),
    ),
    'caches may keep the answer (Cache-Control: max-age=60) with its Set-Cookie, which then goes to every visitor; set no cookie there',
  ),
  campaigns(
    'one origin in a shared cache',
    answer(
      CAMPAIGNS,
      withHeaders({
        'cache-control': 's-maxage=60',
        vary: 'Accept-Language',
        'access-control-allow-origin': SITE,
      }),
    ),
    'caches may keep the answer (Cache-Control: s-maxage=60) for one origin and give it to pages of another; answer Vary: Origin',
  ),
  campaigns(
    'one language in a shared cache',
    // The sandbox answers in the language that is asked for.
    answer(CAMPAIGNS, withHeaders({ 'cache-control': 'public, max-age=60' })),
    'the answer is another one in another language, and caches may keep it (Cache-Control: public, max-age=60) for both; answer Vary: Accept-Language',
  ),
  self(
    'the session of another origin',
    answer(SELF, withHeaders({ 'set-cookie': 'vitrine_session=secret; Secure; SameSite=None' })),
    "the cookie vitrine_session is set by another origin than the page's, and browsers drop it, since calls carry no credentials there; set the session on the site's own domain",
  ),
  own(
    self(
      'a cookie for all sites without Secure',
      answer(SELF, withHeaders({ 'set-cookie': 'a=1; SameSite=None' })),
      'the cookie a has SameSite=None without Secure, and browsers drop it; add Secure',
    ),
  ),
  own(
    self(
      'a session that no widget reads',
      answer(SELF, withHeaders({ 'set-cookie': 'vitrine_session=secret; SameSite=Lax; HttpOnly' })),
      'the cookie vitrine_session is HttpOnly, and widgets read the session there; set it without HttpOnly',
    ),
  ),
  own(
    self(
      'a cookie without SameSite',
      answer(SELF, withHeaders({ 'set-cookie': 'a=1' })),
      'the cookie a has no SameSite, which browsers read in different ways; add SameSite=Lax',
    ),
  ),
];
