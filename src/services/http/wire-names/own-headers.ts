import { MANAGE_TOKEN_HEADER } from '#domain/reservation/manage-token';
import { APPOINTMENT_TOKEN_HEADER } from '#domain/scheduling/appointment-token';
import type { HeaderName } from '../wire-options';

/** Headers that no source document names (spec calls#headers). */
export const OWN_HEADERS: readonly string[] = [
  'x-context',
  'x-dealer-context',
  'x-offer-context',
  'x-workstatement-context',
  'x-timezone',
  'x-reservation-anonymous-guest',
  'x-reservation-user-id',
  MANAGE_TOKEN_HEADER,
  APPOINTMENT_TOKEN_HEADER,
  'x-brand',
  'x-site-host',
  'x-upload-id',
] satisfies readonly HeaderName[];
