import { useMessages } from '../../../src/ui/core/host-context';
import { Button } from '../../../src/ui/parts/Button';
import { useFocusLeaving } from '../../../src/ui/parts/use-focus-leaving';
import { FileChoice } from './FileChoice';
import { messages } from './messages';

interface CameraButtonsProps {
  isLive: boolean;
  onTake(): void;
  /** Absent unless the camera has failed. */
  onRetry?(): void;
  onFile(file: File): void;
  onClose(): void;
  /** Called before they are removed while one has the focus. */
  onFocusLost(): void;
}

/** What can be done while the camera is asked for, live or failed; a photo of a file always. */
export function CameraButtons({ isLive, onTake, onRetry, onFile, onClose, onFocusLost }: CameraButtonsProps) {
  const w = useMessages(messages);
  const own = useFocusLeaving<HTMLDivElement>(onFocusLost);
  return (
    <div className="camera-buttons" ref={own}>
      {isLive && <Button onClick={onTake}>{w.take}</Button>}
      {onRetry && <Button onClick={onRetry}>{w.retry}</Button>}
      <FileChoice kind="plain" label={w.file} onFile={onFile} />
      <Button kind="plain" onClick={onClose}>
        {w.close}
      </Button>
    </div>
  );
}
