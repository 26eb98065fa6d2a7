import { useEffect, useRef } from 'react';
import { safeUrl } from '#page/core/safe-url';
import { returnAddress } from '#page/return-address';
import { addCarAddress } from '#page/standalone/garage-address';
import { useMessages } from '#ui/core/host-context';
import { Success } from '#ui/parts/Success';
import type { SignupProps } from '../attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/**
 * The account is ready, and the ways on: back to what the visitor was doing, which the page's address names; else to the
 * first car, and to the author's address.
 */
export function Done({ returnUrl, garageUrl }: Pick<SignupProps, 'returnUrl' | 'garageUrl'>) {
  const messages = useMessages(pt, es);
  const heading = useRef<HTMLHeadingElement>(null);
  const back = returnAddress();
  const next = back ?? safeUrl(returnUrl);
  const garage = !back && addCarAddress(safeUrl(garageUrl));
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="panel">
      <Success>
        <h2 tabIndex={-1} ref={heading}>
          {messages.done}
        </h2>
        <p role="status">{messages.doneHint}</p>
      </Success>
      <div className="actions">
        {garage && (
          <a className="button" part="button" href={garage}>
            {messages.addCar}
          </a>
        )}
        {next && (
          <a className={garage ? 'button plain' : 'button'} part="button" href={next}>
            {messages.goOn}
          </a>
        )}
      </div>
    </div>
  );
}
