import { NoAnswer } from '#demo-pages/sandbox/faults';
import {
  CAMPAIGN,
  CAMPAIGNS,
  type Case,
  campaign,
  campaigns,
  SELF,
  SITE,
  self,
  UPDATE,
  update,
} from './fault-case';
import { answer, preflight, replaced, withHeaders } from './stand-in';

export const PREFLIGHTS: Case[] = [
  self(
    'unknown to the server',
    preflight(SELF, replaced(404)),
    'the preflight (OPTIONS) is answered with 404; answer 204 with the Access-Control headers',
  ),
  self(
    'behind a sign-in',
    preflight(SELF, replaced(401)),
    'the preflight (OPTIONS) is answered with 401, but a browser sends no credentials with it; answer 204 to OPTIONS without a token',
  ),
  self(
    'redirected',
    preflight(SELF, replaced(301, null, { location: '/elsewhere' })),
    'the preflight (OPTIONS) is redirected (301), which a browser does not follow; answer it with 204 at the address itself',
  ),
  self(
    'without an origin',
    preflight(SELF, withHeaders({ 'access-control-allow-origin': undefined })),
    `the preflight for ${SITE} has no Access-Control-Allow-Origin; answer Access-Control-Allow-Origin: ${SITE}`,
  ),
  self(
    'for another origin',
    preflight(SELF, withHeaders({ 'access-control-allow-origin': 'https://other.example' })),
    `the preflight for ${SITE} allows https://other.example and not the page's origin; answer Access-Control-Allow-Origin: ${SITE}`,
  ),
  update(
    'for other methods',
    preflight(UPDATE, withHeaders({ 'access-control-allow-methods': 'GET, POST' })),
    `the preflight for ${SITE} does not allow the method PUT; answer Access-Control-Allow-Methods: PUT`,
  ),
  update(
    'for other headers',
    preflight(UPDATE, withHeaders({ 'access-control-allow-headers': 'x-other' })),
    `the preflight for ${SITE} does not allow the headers authorization, content-type; answer Access-Control-Allow-Headers: authorization, content-type`,
  ),
  self(
    'for any header',
    preflight(SELF, withHeaders({ 'access-control-allow-headers': '*' })),
    `the preflight for ${SITE} does not allow the header authorization, for which * does not stand; answer Access-Control-Allow-Headers: authorization`,
  ),
];

export const ORIGINS: Case[] = [
  campaigns(
    'none',
    answer(CAMPAIGNS, withHeaders({ 'access-control-allow-origin': undefined })),
    `the answer has no Access-Control-Allow-Origin, so that the widget sees a network failure; answer Access-Control-Allow-Origin: ${SITE}`,
  ),
  campaigns(
    'another',
    answer(CAMPAIGNS, withHeaders({ 'access-control-allow-origin': 'https://other.example' })),
    `the answer allows https://other.example and not the page's origin, so that the widget sees a network failure; answer Access-Control-Allow-Origin: ${SITE}`,
  ),
  campaigns(
    'two',
    answer(CAMPAIGNS, withHeaders({ 'access-control-allow-origin': `*, ${SITE}` })),
    `the answer has more than one Access-Control-Allow-Origin (*, ${SITE}), which a browser takes for none, so that the widget sees a network failure; answer Access-Control-Allow-Origin: ${SITE}`,
  ),
  {
    name: 'an image that other origins cannot show',
    id: 'AST-01',
    beside: 'RCL-08',
    fault: answer('/assets/', withHeaders({ 'cross-origin-resource-policy': 'same-origin' })),
    says: 'GET /assets/{address*} (AST-01): the file has Cross-Origin-Resource-Policy: same-origin, so that pages of other origins cannot show it; answer cross-origin.',
  },
];

export const STATUSES: Case[] = [
  campaign(
    'the service fails',
    answer(CAMPAIGN, replaced(500, '{}')),
    'it is answered with 500: the service fails; answer 200',
  ),
  campaigns(
    'a sign-in is asked for',
    answer(CAMPAIGNS, replaced(401, '{}')),
    'it is answered with 401, although the call needs no session; answer it without a token',
  ),
  campaigns(
    'it is not there',
    answer(CAMPAIGNS, replaced(404, '{}')),
    'it is answered with 404: the call is not known as the catalogue has it; answer 200',
  ),
  campaigns(
    'it is elsewhere',
    answer(CAMPAIGNS, replaced(308, null, { location: 'https://other.example/x?token=1' })),
    "it is redirected (308) to the origin https://other.example, where the visitor's data would go; no call follows: answer it at its own address, or let pages name the other",
  ),
  campaigns(
    'it has another path',
    answer(CAMPAIGNS, replaced(301, null, { location: '/api/recall/v2/' })),
    'it is redirected (301) to another path of its origin, and no call follows; answer it at its own address',
  ),
  campaigns(
    'it is nowhere',
    answer(CAMPAIGNS, replaced(302)),
    'it is redirected (302) without a valid Location; answer it there',
  ),
  {
    name: 'a file that goes in circles',
    id: 'AST-01',
    beside: 'RCL-08',
    fault: answer('/assets/', (from) => replaced(302, null, { location: '/api/assets/again' })(from)),
    says: 'GET /assets/{address*} (AST-01): its redirects do not end; answer the file.',
  },
  campaign(
    'the connection ends',
    async (c, next) => {
      const { path } = c.req;
      if (path.startsWith(`/api${CAMPAIGN}`) && !path.includes('conformance')) throw new NoAnswer();
      await next();
    },
    'the request ends without an answer (UND_ERR_SOCKET); let the service answer',
  ),
];
