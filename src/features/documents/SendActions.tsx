import { useRef } from 'react';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { useFocusLeaving } from '#ui/parts/use-focus-leaving';
import { texts } from './messages';

/** Accepted file types: ours, the specification names none (spec reservations#documents). */
export const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

interface SendActionsProps {
  /** One of DOCUMENT_TYPES. */
  type: string;
  /** Its displayed name. */
  name: string;
  /** The name of the button that chooses files. */
  action: string;
  /** Id of why the document is wanted again. */
  about: string | undefined;
  onFiles(files: FileList | null): void;
  /** Called before the buttons are removed while one has the focus. */
  onFocusLost(): void;
}

/**
 * Buttons that upload a document: files, or a photo on touch devices. The photo is taken by the phone's own camera, which
 * focuses, lights and crops a document better than a page can.
 */
export function SendActions({ type, name, action, about, onFiles, onFocusLost }: SendActionsProps) {
  const messages = useMessages(texts);
  const own = useFocusLeaving<HTMLDivElement>(onFocusLost);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const label = (action: string) => fillMessage(messages.of, { action, name });
  const take = (input: HTMLInputElement) => {
    onFiles(input.files);
    // The same file may be chosen again.
    input.value = '';
  };
  return (
    <div className="wanted-actions" ref={own}>
      <Button
        kind="plain"
        aria-label={label(action)}
        aria-describedby={about}
        onClick={() => chooser.current?.click()}
      >
        {action}
      </Button>
      <Button
        kind="plain"
        aria-label={label(messages.photo)}
        aria-describedby={about}
        data-camera
        onClick={() => camera.current?.click()}
      >
        {messages.photo}
      </Button>
      <span className="muted" data-drop>
        {messages.drop}
      </span>
      <input
        type="file"
        hidden
        multiple
        accept={ACCEPT}
        data-type={type}
        aria-label={label(action)}
        ref={chooser}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <input
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={label(messages.photo)}
        ref={camera}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </div>
  );
}
