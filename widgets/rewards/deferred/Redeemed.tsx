import { useState } from 'react';
import type { useVouchers } from '#features/vouchers/use-vouchers';
import { VoucherItem } from '#features/vouchers/VoucherItem';
import { VoucherView } from '#features/vouchers/VoucherView';
import { pageAddress } from '#page/address/page-address';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';

interface RedeemedProps {
  vouchers: ReturnType<typeof useVouchers>;
  giftUrl: string;
}

/** What was redeemed or received: each code, and each gift's link, is found again. */
export function Redeemed({ vouchers, giftUrl }: RedeemedProps) {
  const messages = useMessages(texts);
  const [opened, setOpened] = useState('');
  const { items, failed, retry } = vouchers;
  const mine = items?.filter(({ rewardId, type }) => rewardId || type === 'GIFT' || type === 'GIFTED');
  const shown = mine?.find(({ id }) => id === opened);
  return (
    <section className="rewards-mine">
      <h3>{messages.mine}</h3>
      {failed && <FailureNotice onRetry={retry}>{messages.mineFailed}</FailureNotice>}
      {!mine && !failed && <Loading />}
      {mine?.length === 0 && <p className="muted">{messages.mineNone}</p>}
      {mine && mine.length > 0 && (
        <ul className="voucher-list">
          {mine.map((voucher) => (
            <VoucherItem
              key={voucher.id}
              voucher={voucher}
              giftPage={giftUrl || pageAddress()}
              onOpen={({ id }) => {
                setOpened(id);
                // It may have been used elsewhere meanwhile.
                retry();
              }}
            />
          ))}
        </ul>
      )}
      {shown && (
        <Dialog title={shown.name || messages.mine} onClose={() => setOpened('')}>
          <div className="dialog-body">
            <VoucherView voucher={shown} giftPage={giftUrl || pageAddress()} />
          </div>
        </Dialog>
      )}
    </section>
  );
}
