import { returnAddress } from '#page/session/return-address';
import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';

/** The way back to the page that asked for the validation; what waits there in another tab goes on by itself. */
export function WayBack() {
  const messages = useMessages(texts);
  const back = returnAddress();
  if (!back) return null;
  return (
    <>
      <p>{messages.otherTab}</p>
      <a className="button" part="button" href={back}>
        {messages.goBack}
      </a>
    </>
  );
}
