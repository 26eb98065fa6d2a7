import { useState } from 'react';
import type { GarageCar } from '#services/entities/garage';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { carName } from './car-name';
import { texts } from './messages';

interface RemoveDialogProps {
  car: GarageCar;
  remove(): Promise<void>;
  onClose(): void;
  onRemoved(): void;
}

/** Asks before a car is removed. It stays while removing fails, with a retry. */
export function RemoveDialog({ car, remove, onClose, onRemoved }: RemoveDialogProps) {
  const messages = useMessages(texts);
  const [state, setState] = useState({ busy: false, failures: 0 });
  const { name, details } = carName(car);
  const confirm = async () => {
    setState(({ failures }) => ({ busy: true, failures }));
    try {
      await remove();
    } catch {
      return setState(({ failures }) => ({ busy: false, failures: failures + 1 }));
    }
    onRemoved();
  };
  return (
    <Dialog asks title={messages.removeTitle} onClose={() => !state.busy && onClose()}>
      <div className="dialog-body">
        <p>{fillMessage(messages.removeText, { car: [name, details].filter(Boolean).join(', ') })}</p>
        {state.failures > 0 && <FailureNotice attempt={state.failures}>{messages.notRemoved}</FailureNotice>}
        <div className="actions">
          <Button busy={state.busy} onClick={confirm}>
            {messages.remove}
          </Button>
          <Button kind="plain" disabled={state.busy} onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
