import { useEffect, useRef, useState } from 'react';
import { CancelForm } from '#features/scheduling/cancel/CancelForm';
import { VISIT_TONES } from '#features/scheduling/use-visit-status-name';
import { FormFailure, SESSION_EXPIRED } from '#features/session/FormFailure';
import type { Appointment } from '#services/entities/schedule';
import { isKind } from '#services/http/problem';
import { confirmVisit } from '#services/visit-scheduling';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { StatusMessage } from '#ui/StatusMessage';
import { cancelOnce, obstacleOf } from '../cancel-visit';
import { useReasonTexts } from '../reasons';
import { texts } from './messages';

interface VisitItemProps {
  visit: Appointment;
  /** The status in words. */
  name: string;
  /** Whether it can be changed. */
  isOpen: boolean;
  onMove(visit: Appointment): void;
  onChanged(visit: Appointment): void;
  onReload(): void;
}

/** One visit: when, where, its status; to confirm, to move, to cancel with a reason. */
export function VisitItem({ visit, name, isOpen, onMove, onChanged, onReload }: VisitItemProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const reasons = useReasonTexts();
  const [isCancelling, setCancelling] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [confirming, setConfirming] = useState({ busy: false, failures: 0, isEnded: false });
  const note = useRef<HTMLDivElement>(null);
  const { id, date, time, dealerName, services, status, reason } = visit;
  const day = date.split('-').reverse().join('/');
  const isSaid = useRef(false);
  useEffect(() => {
    if (announcement && isSaid.current) note.current?.focus();
    isSaid.current = false;
  }, [announcement]);
  const say = (text: string) => {
    isSaid.current = true;
    setAnnouncement(text);
  };
  const confirm = async () => {
    setConfirming((before) => ({ ...before, busy: true }));
    try {
      onChanged(await confirmVisit({ body: { id } }));
      host.emit('vt-visit-changed', { id, kind: 'visit', change: 'confirm' });
      setConfirming({ busy: false, failures: 0, isEnded: false });
      say(messages.confirmed);
    } catch (error) {
      const obstacle = obstacleOf(error);
      const isEnded = isKind(error, 'unauthenticated');
      setConfirming(({ failures }) => ({ busy: false, failures: obstacle ? 0 : failures + 1, isEnded }));
      if (!obstacle) return;
      say(obstacle === 'A' ? messages.confirmed : messages.changed);
      onReload();
    }
  };
  const cancel = async (why: string) => {
    let next: Appointment | null;
    try {
      next = await cancelOnce(id, why);
    } catch (error) {
      if (!obstacleOf(error)) throw error;
      onReload();
      throw new FormRefusal({}, [messages.changed]);
    }
    setCancelling(false);
    say(messages.cancelled);
    host.emit('vt-visit-changed', { id, kind: 'visit', change: 'cancel' });
    onChanged(next ?? { ...visit, status: 'C' });
  };
  const which = <span className="sr"> {fillMessage(messages.ofVisit, { day, time })}</span>;
  return (
    <li className="visit">
      <p className="visit-head">
        <b>{fillMessage(messages.when, { day, time })}</b>{' '}
        <Badge tone={VISIT_TONES[status] ?? 'neutral'}>{name}</Badge>
      </p>
      <p>{dealerName}</p>
      <p className="muted">{(services ?? []).map(({ serviceName }) => serviceName).join(', ')}</p>
      {reason && <p className="muted">{fillMessage(messages.reason, { reason })}</p>}
      <StatusMessage look="notice good" box={note}>
        {announcement}
      </StatusMessage>
      {confirming.isEnded && <FormFailure error={SESSION_EXPIRED} onSend={confirm} />}
      {confirming.failures > 0 && !confirming.isEnded && (
        <FailureNotice attempt={confirming.failures} onRetry={confirm}>
          {messages.notConfirmed}
        </FailureNotice>
      )}
      {isOpen && !isCancelling && (
        <div className="actions">
          {status === 'P' && (
            <Button busy={confirming.busy} onClick={confirm}>
              {messages.confirm}
              {which}
            </Button>
          )}
          <Button kind="plain" onClick={() => onMove(visit)}>
            {messages.move}
            {which}
          </Button>
          <Button kind="plain" onClick={() => setCancelling(true)}>
            {messages.cancel}
            {which}
          </Button>
        </div>
      )}
      {isOpen && isCancelling && (
        <CancelForm
          id={id}
          reasons={reasons}
          words={{ send: messages.cancelNow, keep: messages.keep, failed: messages.notCancelled }}
          cancel={cancel}
          onKeep={() => {
            setCancelling(false);
            isSaid.current = true;
            note.current?.focus();
          }}
        />
      )}
    </li>
  );
}
