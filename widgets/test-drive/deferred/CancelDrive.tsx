import { useEffect, useRef, useState } from 'react';
import { withToken } from '#features/scheduling/appointment-link';
import type { TestDrive } from '#services/entities/schedule';
import { isKind } from '#services/http/problem';
import { cancelTestDrive } from '#services/visitor-schedule';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { FormRefusal } from '#ui/form-refusal';
import { Button } from '#ui/parts/Button';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';
import { useReasonTexts } from './reasons';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has cancelled a test drive. testDrive: its id. */
    'vt-test-drive-cancelled': { testDrive: string };
  }
}

/** Few cancel. */
const deferredForm = deferred(() => import('#features/scheduling/cancel/CancelForm'));

interface CancelDriveProps {
  drive: TestDrive;
  onCancelled(drive: TestDrive): void;
  /** Called if the service knows a newer state. */
  onChanged(): void;
}

/** Cancels a test drive with a reason, after the visitor has asked for it. */
export function CancelDrive({ drive, onCancelled, onChanged }: CancelDriveProps) {
  const host = useHost();
  const messages = useMessages(texts);
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
      // Neither the token of its link nor the session gives access to it.
      if (isKind(error, 'forbidden', 'missing')) throw new FormRefusal({}, [messages.noAccess]);
      if (!isKind(error, 'conflict')) throw error;
      // The state has changed meanwhile: cancelled by an answer that was lost, done or expired.
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
