import { useEffect, useRef } from 'react';
import { safeUrl } from '#page/core/safe-url';
import { returnAddress } from '#page/return-address';
import { useMessages } from '#ui/core/host-context';
import { Success } from '#ui/parts/Success';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** The account is ready, and the way on. address: the author's, unless the page's address names one. */
export function Done({ address }: { address: string }) {
  const messages = useMessages(pt, es);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = returnAddress() ?? safeUrl(address);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="panel">
      <Success>
        <h2 tabIndex={-1} ref={heading}>
          {messages.done}
        </h2>
        <p role="status">{messages.doneHint}</p>
      </Success>
      {next && (
        <a className="button" part="button" href={next}>
          {messages.goOn}
        </a>
      )}
    </div>
  );
}
