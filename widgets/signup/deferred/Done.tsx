import { addCarAddress } from '#page/address/garage-address';
import { safeUrl } from '#page/core/safe-url';
import { returnAddress } from '#page/session/return-address';
import { useMessages } from '#ui/core/host-context';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Success } from '#ui/parts/Success';
import type { SignupProps } from '../attributes';
import { texts } from './messages';

/**
 * The account is ready, and the ways on: back to what the visitor was doing, which the page's address names; else to the
 * first car, and to the author's address.
 */
export function Done({ returnUrl, garageUrl }: Pick<SignupProps, 'returnUrl' | 'garageUrl'>) {
  const messages = useMessages(texts);
  const back = returnAddress();
  const next = back ?? safeUrl(returnUrl);
  const garage = !back && addCarAddress(safeUrl(garageUrl));
  return (
    <div className="panel">
      <Success>
        <FocusHeading level={2}>{messages.done}</FocusHeading>
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
