import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $session } from '#features/session/session';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { useAccountRows } from '#features/session/use-account-rows';
import { GIFT_PARAMETER } from '#features/vouchers/gift-address';
import { useMessages } from '#ui/core/host-context';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { useUrlStep } from '#ui/hooks/use-url-step';
import type { RewardsProps } from '../attributes';
import { Catalogue } from './Catalogue';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { ReceivedGift } from './ReceivedGift';

/** What a gift's hash is made of; anything else in the address names no gift. */
const HASH = /^[\w-]{1,128}$/;

const hashOf = (text: string | null): string => (text && HASH.test(text) ? text : '');

/** The rewards, or the gift of the link that opened the page. Another account replaces everything. */
export function Area(props: Omit<RewardsProps, 'heading'>) {
  const messages = useMessages(pt, es);
  const { isSignedIn, end } = useStore($session);
  const { key } = useAccountRows('page');
  const url = useUrlStep(GIFT_PARAMETER, (text) => setHash(hashOf(text)));
  const [hash, setHash] = useState(() => hashOf(url.read()));
  const region = useRef<HTMLDivElement>(null);
  const hasLeft = useRef(false);
  useReleasedHeight(!isSignedIn && end !== 'expired', true);
  useEffect(() => {
    if (hasLeft.current && !hash) region.current?.focus();
  }, [hash]);
  return (
    <SignInGate whole purpose={hash ? messages.giftPurpose : messages.purpose}>
      <div className="rewards" tabIndex={-1} ref={region} key={key}>
        {hash ? (
          <ReceivedGift
            key={hash}
            hash={hash}
            {...props}
            onReceived={() => url.write('', 'replace')}
            onLeave={() => {
              hasLeft.current = true;
              url.write('', 'replace');
              setHash('');
            }}
          />
        ) : (
          <Catalogue {...props} />
        )}
      </div>
    </SignInGate>
  );
}
