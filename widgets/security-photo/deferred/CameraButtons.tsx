import { FileChoice } from '#ui/camera/FileChoice';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';

import { texts } from './messages';

interface CameraButtonsProps {
  state: 'asking' | 'live' | 'failed';
  onTake(): void;
  onRetry(): void;
  onFile(file: File): void;
  onClose(): void;
}

/**
 * What can be done while the camera is asked for, live or failed; a photo of a file always. The buttons stay, so that the
 * focus is not lost.
 */
export function CameraButtons({ state, onTake, onRetry, onFile, onClose }: CameraButtonsProps) {
  const messages = useMessages(texts);
  const failed = state === 'failed';
  return (
    <div className="actions">
      <Button disabled={state === 'asking'} onClick={failed ? onRetry : onTake}>
        {failed ? messages.retry : messages.take}
      </Button>
      <FileChoice capture="user" kind="plain" label={messages.file} onFile={onFile} />
      <Button kind="plain" onClick={onClose}>
        {messages.close}
      </Button>
    </div>
  );
}
