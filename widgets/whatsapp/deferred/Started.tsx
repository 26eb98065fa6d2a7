import type { SafeUrl } from '#page/core/safe-url';
import { useMessages } from '#ui/core/host-context';
import { HeadingText } from '#ui/HeadingText';
import { Success } from '#ui/parts/Success';
import { useConfirmation } from '#ui/use-confirmation';
import { texts } from './messages';

/** The conversation was started; takes the focus. link: the conversation's address, empty if the bot gave none. */
export function Started({ link }: { link: SafeUrl | '' }) {
  const messages = useMessages(texts);
  const title = useConfirmation();
  return (
    <div className="panel" role="status">
      <Success>
        <h2 tabIndex={-1} ref={title} aria-describedby="started-hint">
          <HeadingText>{messages.started}</HeadingText>
        </h2>
        <p id="started-hint">{messages.startedHint}</p>
      </Success>
      {link && (
        <a className="button" href={link} target="_blank" rel="noopener">
          {messages.open}
        </a>
      )}
    </div>
  );
}
