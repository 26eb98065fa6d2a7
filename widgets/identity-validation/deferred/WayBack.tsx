import { returnAddress } from '#page/return-address';
import { useMessages } from '#ui/core/host-context';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** The way back to the page that asked for the validation; what waits there in another tab goes on by itself. */
export function WayBack() {
  const messages = useMessages(pt, es);
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
