/** Credentials of the calls as security schemes. */
import { MANAGE_TOKEN_HEADER } from '../../src/domain/reservation/manage-token';
import type { Definition } from '../../src/services/http/types';

const GUEST_HEADER = 'x-reservation-anonymous-guest';

export const SECURITY_SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description:
      "The visitor's session: the value of the cookie that the page names in `vitrine:session-cookie` (`vitrine_session` by default). A 401 ends the session for all widgets of the page.",
  },
  identity: {
    type: 'http',
    scheme: 'bearer',
    description:
      "The identity provider's token: the value of the cookie that the page names in `vitrine:identity-cookie` (`vitrine_identity` by default). Sent with `x-context`.",
  },
  credentials: { type: 'http', scheme: 'basic', description: 'E-mail and password of this call, in UTF-8.' },
  clientId: {
    type: 'apiKey',
    in: 'header',
    name: 'client_id',
    description: 'The content of `vitrine:lead-client-id`. Public.',
  },
  clientSecret: {
    type: 'apiKey',
    in: 'header',
    name: 'client_secret',
    description: 'The content of `vitrine:lead-client-secret`. Public: it names the site and proves nothing.',
  },
  guest: {
    type: 'apiKey',
    in: 'header',
    name: GUEST_HEADER,
    description:
      'An id made by the browser for a visitor without a session; it lasts until the browser closes.',
    'x-vitrine-renameable': true,
  },
  manageToken: {
    type: 'apiKey',
    in: 'header',
    name: MANAGE_TOKEN_HEADER,
    description: "The token of one order of a guest, from the order's manage link.",
    'x-vitrine-renameable': true,
  },
} as const;

type Requirement = { [Name in keyof typeof SECURITY_SCHEMES]?: [] };

const NONE: Requirement = {};
const SESSION: Requirement = { session: [] };

/** Returns the alternatives, one of which a request has; an empty one stands for a request without credentials. */
export function securityOf({ auth = 'none-stated', staff, wire }: Definition): Requirement[] {
  if (wire?.bare || (auth === 'public' && !staff)) return [];
  if (auth === 'basic') return [{ credentials: [] }];
  if (auth === 'id-token') return [{ identity: [] }];
  if (auth === 'client-id-secret') return [{ clientId: [], clientSecret: [] }];
  if (staff) return [SESSION];
  if (wire?.guest === 'anyone') return [SESSION, { guest: [] }, { manageToken: [] }, NONE];
  if (wire?.guest) return [SESSION, { guest: [] }, { manageToken: [] }];
  return auth === 'bearer' ? [SESSION] : [SESSION, NONE];
}
