import { useEffect, useRef, useState } from 'react';
import { withToken } from '#features/scheduling/appointment-link';
import type { TestDrive } from '#services/entities/schedule';
import { statusOf } from '#services/fallbacks/status';
import { cancelTestDrive } from '#services/visitor-schedule';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { FormRefusal } from '#ui/form-refusal';
import { Button } from '#ui/parts/Button';
import { Loading } from '#ui/parts/Loading';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { useReasonTexts } from './reasons';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has cancelled a test drive. testDrive: its id. */
    'vt-test-drive-cancelled': { testDrive: string };
  }
}

/** Few cancel. */
const deferredForm = deferred(() => import('#features/scheduling/cancel/CancelForm'));

/** The state has changed meanwhile: cancelled by an answer that was lost, done or expired. */
const CONFLICT = 409;
/** Neither the token of its link nor the session gives access to it. */
const NO_ACCESS = [403, 404];

interface CancelDriveProps {
  drive: TestDrive;
  onCancelled(drive: TestDrive): void;
  /** Called if the service knows a newer state. */
  onChanged(): void;
}

/** Cancels a test drive with a reason, after the visitor has asked for it. */
export function CancelDrive({ drive, onCancelled, onChanged }: CancelDriveProps) {
  const host = useHost();
  const messages = useMessages(pt, es);
  const reasons = useReasonTexts();
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const isKept = useRef(false);
  const { id } = drive;
  const form = useDeferred(deferredForm, isOpen);
  useEffect(() => {
    if (!isOpen && isKept.current) area.current?.querySelector('button')?.focus();
    isKept.current = isOpen;
  }, [isOpen]);
  const cancel = async (reason: string) => {
    try {
      const cancelled = await cancelTestDrive({ id, body: { reason }, ...withToken(id) });
      host.emit('vt-test-drive-cancelled', { testDrive: id });
      onCancelled(cancelled);
    } catch (error) {
      const status = statusOf(error);
      if (NO_ACCESS.includes(status)) throw new FormRefusal({}, [messages.noAccess]);
      if (status !== CONFLICT) throw error;
      onChanged();
      throw new FormRefusal({}, [messages.changed]);
    }
  };
  return (
    <div className="cancel-drive" ref={area}>
      {isOpen ? (
        <DeferredView of={form} placeholder={<Loading />}>
          {({ CancelForm }) => (
            <CancelForm
              id={id}
              reasons={reasons}
              words={{ send: messages.cancelNow, keep: messages.keep, failed: messages.notCancelled }}
              cancel={cancel}
              onKeep={() => setOpen(false)}
            />
          )}
        </DeferredView>
      ) : (
        <Button kind="plain" onClick={() => setOpen(true)}>
          {messages.cancel}
        </Button>
      )}
    </div>
  );
}
