import { isVisitOpen } from '#domain/scheduling/visit-state';
import { withToken } from '#features/scheduling/appointment-link';
import type { Appointment, VirtualEvent } from '#services/entities/schedule';
import { kindOf } from '#services/http/problem';
import { statusOf } from '#services/http/status';
import { cancelVisit, confirmVisit } from '#services/visit-scheduling';
import { cancelVirtualEvent, confirmVirtualEvent, updateVirtualEvent } from '#services/visitor-schedule';
import type { Host } from '#ui/core/host-context';
import { obstacleOf } from '../cancel-visit';
import type { LinkTarget } from '../link-target';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A visit or a video appointment was confirmed, moved or cancelled. id: the appointment's. */
    'vt-visit-changed': {
      id: string;
      kind: 'visit' | 'virtual-event';
      change: 'confirm' | 'update' | 'cancel';
    };
  }
}

export type Change = 'confirm' | 'update' | 'cancel';
/** What a change may need: the reason, and the new day and time. */
export interface ChangeInput {
  reason?: string;
  date?: string;
  time?: string;
}
/** The changed appointment; link: of the video room, if it is one. */
export type Changed = Appointment | VirtualEvent;

/** Why nothing was changed: a key of the answers' texts, or unknown. */
export type Obstacle = 'A' | 'C' | 'P' | 'R' | 'B' | 'OVER' | 'GONE' | 'OTHER' | 'unknown';

const STATUSES = ['A', 'C', 'P', 'R', 'B', 'OVER'] as const;
/** Status of a link that has expired, apart from one that nobody knows (ours). */
const GONE = 410;

/** Returns the obstacle that an error stands for; null for one that a retry may mend, or that is about a field. */
export function obstacleIn(error: unknown): Obstacle | null {
  const kind = kindOf(error);
  if (kind === 'missing') return statusOf(error) === GONE ? 'GONE' : 'unknown';
  if (kind !== 'conflict' || (error as { refusal?: unknown }).refusal) return null;
  return STATUSES.find((each) => each === obstacleOf(error)) ?? 'OTHER';
}

/**
 * Returns what prevents the change as the appointment is now: its status, or OVER; null if nothing is.
 * @param wish null if the visitor has none yet
 * @param today YYYY-MM-DD
 */
export function obstacleOfState(
  { status, date }: Changed,
  wish: Change | null,
  today: string,
): Obstacle | null {
  if (isVisitOpen(status) && date < today) return 'OVER';
  if (status === 'A' && wish === 'confirm') return 'A';
  return isVisitOpen(status) ? null : (STATUSES.find((each) => each === status) ?? 'OTHER');
}

/** Confirms, moves or cancels what a link leads to. Resolves to it as the service answers; throws a ServiceError. */
export async function change(
  { kind, id }: LinkTarget,
  what: Change,
  { reason = '', date = '', time = '' }: ChangeInput,
  host: Host,
): Promise<Changed> {
  const calls: Record<Change, () => Promise<Changed>> =
    kind === 'visit'
      ? {
          confirm: () => confirmVisit({ body: { id }, ...withToken(id) }),
          cancel: () => cancelVisit({ body: { id, reason }, ...withToken(id) }),
          update: () => Promise.reject(new Error('a visit is moved by booking another one')),
        }
      : {
          confirm: () => confirmVirtualEvent({ body: { id } }),
          cancel: () => cancelVirtualEvent({ body: { id, reason } }),
          update: () => updateVirtualEvent({ body: { id, date, time, reason } }),
        };
  const changed = await calls[what]();
  host.emit('vt-visit-changed', { id, kind, change: what });
  return changed;
}
