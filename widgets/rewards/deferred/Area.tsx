import { useEffect, useRef, useState } from 'react';
import { useAccountRows } from '#features/session/use-account-content';
import { GIFT_PARAMETER, hashOf } from '#features/vouchers/gift-hash';
import { useUrlStep } from '#ui/hooks/use-url-step';
import type { RewardsProps } from '../attributes';
import { Catalogue } from './Catalogue';
import { ReceivedGift } from './ReceivedGift';

/** The rewards, or the gift of the link that opened the page. Another account replaces everything. */
export function Area(props: Omit<RewardsProps, 'heading'>) {
  const { key } = useAccountRows('page');
  const url = useUrlStep(GIFT_PARAMETER, (text) => setHash(hashOf(text)));
  const [hash, setHash] = useState(() => hashOf(url.read()));
  const region = useRef<HTMLDivElement>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current && !hash) region.current?.focus();
  }, [hash]);
  return (
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
  );
}
