import { useRef } from 'react';
import { fillMessage, useMessages } from '../../ui/core/host-context';
import { Button } from '../../ui/parts/Button';
import { useFocusLeaving } from '../../ui/parts/use-focus-leaving';
import { messages } from './messages';

/** Accepted file types: ours, the specification names none (spec reservations#documents). */
export const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

interface SendActionsProps {
  /** One of DOCUMENT_TYPES. */
  type: string;
  /** Its displayed name. */
  name: string;
  /** Whether one was received already. */
  hasReceived: boolean;
  onFiles(files: FileList | null): void;
  /** Called before the buttons are removed while one has the focus. */
  onFocusLost(): void;
}

/** Buttons that upload a document: a file, or a photo on touch devices. */
export function SendActions({ type, name, hasReceived, onFiles, onFocusLost }: SendActionsProps) {
  const w = useMessages(messages);
  const own = useFocusLeaving<HTMLDivElement>(onFocusLost);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const label = (action: string) => fillMessage(w.of, { action, name });
  const choose = hasReceived ? w.more : w.choose;
  const take = (input: HTMLInputElement) => {
    onFiles(input.files);
    // The same file may be chosen again.
    input.value = '';
  };
  return (
    <div className="wanted-actions" ref={own}>
      <Button kind="plain" aria-label={label(choose)} onClick={() => chooser.current?.click()}>
        {choose}
      </Button>
      <Button kind="plain" aria-label={label(w.photo)} data-camera onClick={() => camera.current?.click()}>
        {w.photo}
      </Button>
      <input
        type="file"
        hidden
        multiple
        accept={ACCEPT}
        data-type={type}
        aria-label={label(choose)}
        ref={chooser}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <input
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={label(w.photo)}
        ref={camera}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </div>
  );
}
