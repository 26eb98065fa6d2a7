import type { Role } from '#domain/access/roles';
import type { Definition } from '#services/http/types';

/**
 * Roles required for staff actions. The specification leaves permissions to the server (spec roles#permissions); these
 * are the sandbox's. Ids of the catalogue; calls that are not listed are open to every caller with the right credentials.
 */
const NEEDED: readonly (readonly [ids: RegExp, role: Role])[] = [
  [/^DLR-11$/, 'dealer_blocker'],
  [/^DLR-26$/, 'dealer_manager'],
  [/^(PRC-0[2-6]|FST-01|QTN-0[12])$/, 'user_dealer'],
  [/^MAN-0[1345]$/, 'manual_admin'],
  [/^OFR-(0[13456789]|1[014])$/, 'offer_admin'],
  [/^PRM-(0[12]|1[1-5])$|^(GRP|DNY|RGN)-/, 'partner_admin'],
  [/^CPN-0[678]$/, 'voucher_admin'],
  [/^ITM-0[5678]$|^CAT-0[456]$/, 'cache_manager'],
  [/^LOG-0[1-6]$/, 'integration_error_manager'],
  [/^EVT-0[456]$/, 'event_admin'],
  [/^USR-1[567]$/, 'repairman'],
  [/^(RES-02|BEN-13|AUTH-05|DIC-0[12]|RCL-05)$/, 'service_admin'],
];

export const roleNeeded = ({ id }: Definition): Role | undefined => NEEDED.find(([ids]) => ids.test(id))?.[1];
