import { brand } from '#page/core/metadata';
import { accessDealer, checkInAtDealer, requestAttendant } from '#services/dealer-sales';
import { isKind, problemOf } from '#services/http/problem';
import { sendOnce } from '#services/once/ensure-once';
import type { Host } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';
import { phoneOnWire } from '#ui/masks';
import { submit } from '#ui/submission';
import { texts } from './messages';
import type { Visit } from './visit';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has checked in at a dealer. */
    'vt-checkin-made': { dealer: string; checkin: string };
    /** The check-in was rejected or could not be sent; the visitor was informed and can retry. */
    'vt-checkin-failed': { kind: string };
    /** An attendant was called for a check-in. */
    'vt-attendant-requested': { dealer: string; checkin: string };
    /** The attendant of a check-in is ready. */
    'vt-attendant-arrived': { dealer: string; checkin: string };
  }
}

export type Access = Awaited<ReturnType<typeof accessDealer>>;
export type Attendance = Awaited<ReturnType<typeof requestAttendant>>;

export interface VisitorForm {
  name: string;
  phone: string;
  interest: string;
}

/** Opens a dealer's page in the shop by its code (DSL-01). Throws a FormRefusal for an unknown code, else a ServiceError. */
export async function openDealer(code: string, origin: 'QR' | 'CODE', host: Host): Promise<Access> {
  const here = brand();
  const body = { dealerCode: code, origin, ...(here && { brand: here }) };
  try {
    const access = await accessDealer({ body }, { signal: host.signal });
    // A service may not repeat the code that was asked for.
    return { ...access, dealerCode: access.dealerCode || code };
  } catch (error) {
    if (!isKind(error, 'missing')) throw error;
    throw new FormRefusal({ dealerCode: texts[host.language].codeUnknown });
  }
}

/** Whether the service refuses the access, which has expired or is unknown to it. */
export function isAccessOver(error: unknown): boolean {
  const { kind, refusal } = problemOf(error);
  return kind === 'missing' || !!refusal?.fields.accessId;
}

/** Checks the visitor in (DSL-02); a retry is the same intent. Throws a ServiceError. */
export async function checkIn(
  { name = '', phone = '', interest = '' }: Partial<VisitorForm>,
  { dealerCode, dealerName, accessId }: Access,
  host: Host,
): Promise<Visit> {
  const dealer = dealerCode ?? '';
  const person = {
    name: name.trim(),
    ...(phone && { phone: phoneOnWire(phone) }),
    ...(interest && { interest }),
  };
  // A renewed access is not another check-in.
  const body = { dealerCode: dealer, accessId, ...person };
  const { checkinId, position } = await submit(
    host,
    'check-in',
    { dealer, ...person },
    {
      send: (options) => checkInAtDealer({ body }, options),
      sent: ['vt-checkin-made', (made) => ({ dealer, checkin: made.checkinId })],
      failed: 'vt-checkin-failed',
    },
  );
  return {
    dealerCode: dealer,
    dealerName: dealerName ?? '',
    checkinId,
    ...(position !== undefined && { position }),
    isCalled: false,
  };
}

/**
 * Calls an attendant, or asks how far one is: with the key of the same attempt the service answers with the state of the
 * first call and calls nobody else (DSL-03, spec leads#at-the-dealer). Resolves to null where somebody was called before
 * this page view. Throws a ServiceError.
 */
export async function askAttendant(
  { checkinId }: Visit,
  comments: string,
  host: Host,
): Promise<Attendance | null> {
  const body = { checkinId, ...(comments && { comments }) };
  try {
    return await sendOnce({
      owner: host.element,
      kind: 'attendant',
      content: body,
      // No submission: its key is what asks for the state.
      next: 'itself',
      send: (idempotencyKey) => requestAttendant({ body }, { idempotencyKey, signal: host.signal }),
    });
  } catch (error) {
    if (isKind(error, 'conflict')) return null;
    throw error;
  }
}
