import { safeUrl } from '#page/core/safe-url';
import { useMessages } from '#ui/core/host-context';
import { HeadingText } from '#ui/HeadingText';
import { Button } from '#ui/parts/Button';
import { useConfirmation } from '#ui/use-confirmation';
import { texts } from './messages';

interface SavedProps {
  /** Number of fields that were different. */
  changed: number;
  nextUrl: string;
  onEdit(): void;
}

/** The step success-message: that the data are saved, and the way on. */
export function Saved({ changed, nextUrl, onEdit }: SavedProps) {
  const messages = useMessages(texts);
  const title = useConfirmation();
  const next = safeUrl(nextUrl);
  return (
    <div className="saved">
      <div className="notice" role="status">
        <h3 tabIndex={-1} ref={title}>
          <HeadingText>{changed > 0 ? messages.done : messages.unchanged}</HeadingText>
        </h3>
        <p>{messages.doneHint}</p>
      </div>
      {next && (
        <a className="button" part="button" href={next}>
          {messages.goOn}
        </a>
      )}
      <Button kind="plain" onClick={onEdit}>
        {messages.edit}
      </Button>
    </div>
  );
}
