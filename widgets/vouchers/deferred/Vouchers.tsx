import { useEffect, useRef, useState } from 'react';
import { expiryOf } from '#domain/offers/code-expiry';
import { voucherState } from '#domain/offers/voucher-state';
import { useVouchers } from '#features/vouchers/use-vouchers';
import { VoucherItem } from '#features/vouchers/VoucherItem';
import { VoucherView } from '#features/vouchers/VoucherView';
import { serverNow } from '#page/server-clock';
import type { Voucher } from '#services/entities/loyalty';
import { CollectionView } from '#ui/collection/CollectionView';
import { useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { LateContent } from '#ui/LateContent';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Tabs } from '#ui/parts/Tabs';
import type { VouchersProps } from '../attributes';
import { Give } from './Give';
import { Maximum } from './Maximum';
import { More } from './More';
import { texts } from './messages';
import css from './vouchers.css?inline';

/** The notice of vouchers whose last days these are, by the service's dates. */
function NearEnd({ usable }: { usable: readonly Voucher[] }) {
  const messages = useMessages(texts);
  const near = usable.filter(({ expiresAt }) => expiryOf(expiresAt, serverNow()).state === 'near');
  const [first] = near;
  if (!first) return null;
  return (
    <p className="notice vouchers-near">
      {near.length === 1
        ? fillMessage(messages.near, { name: first.name || first.id })
        : fillMessage(messages.nearMany, { count: near.length })}
    </p>
  );
}

/** The lists of an account's vouchers, and the ways to further ones. */
export function Vouchers({ giftUrl, points }: Omit<VouchersProps, 'heading'>) {
  const messages = useMessages(texts);
  const list = useVouchers();
  useStyles(css);
  const region = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState('available');
  const [opened, setOpened] = useState('');
  const [giving, setGiving] = useState<Voucher | null>(null);
  /** The voucher that was just made: its entry takes the focus. */
  const [made, setMade] = useState('');
  const items = list.items ?? [];
  const isAvailable = (voucher: Voucher) =>
    ['usable', 'blocked', 'unknown'].includes(voucherState(voucher, serverNow()));
  const usable = items.filter((voucher) => voucherState(voucher, serverNow()) === 'usable');
  const shown = items.find(({ id }) => id === opened);
  const isMadeThere = items.some(({ id }) => id === made);
  useEffect(() => {
    if (isMadeThere)
      region.current?.querySelector<HTMLElement>(`[id="voucher-${CSS.escape(made)}"]`)?.focus();
  }, [made, isMadeThere]);
  const refresh = () => {
    region.current?.focus();
    list.retry();
  };
  /** It may have been used elsewhere meanwhile: the code shows at once, its state as soon as the service answers. */
  const open = ({ id }: Voucher) => {
    setOpened(id);
    list.retry();
  };
  const entries = (of: readonly Voucher[], title: string, hint?: string) =>
    of.length === 0 ? (
      <Empty title={title}>{hint}</Empty>
    ) : (
      <ul className="voucher-list">
        {of.map((voucher) => (
          <VoucherItem
            key={voucher.id}
            voucher={voucher}
            giftPage={giftUrl}
            onOpen={open}
            actions={
              giftUrl && (
                <Button kind="plain" onClick={() => setGiving(voucher)}>
                  {messages.give}
                  <span className="sr"> {voucher.name}</span>
                </Button>
              )
            }
          />
        ))}
      </ul>
    );
  return (
    <div className="vouchers" tabIndex={-1} ref={region} aria-busy={!list.items && !list.failed}>
      <CollectionView list={list} empty={null}>
        {() => null}
      </CollectionView>
      {list.items && (
        <LateContent>
          {made && isMadeThere && (
            <p className="notice" role="status">
              {messages.made}
            </p>
          )}
          <NearEnd usable={usable} />
          {usable.length > 0 && <Maximum revision={usable.map(({ id }) => id).join(' ')} />}
          <Tabs
            name="vouchers"
            label={messages.lists}
            open={tab}
            onOpen={setTab}
            tabs={[
              {
                id: 'available',
                label: messages.available,
                panel: entries(items.filter(isAvailable), messages.none, messages.noneHint),
              },
              {
                id: 'history',
                label: messages.history,
                panel: entries(
                  items.filter((voucher) => !isAvailable(voucher)),
                  messages.noHistory,
                ),
              },
            ]}
          />
          <button className="link" type="button" onClick={refresh}>
            {messages.refresh}
          </button>
          <More
            points={points}
            onMade={(voucher) => {
              setTab('available');
              setMade(voucher.id);
              list.change((all) => [voucher, ...all.filter(({ id }) => id !== voucher.id)]);
            }}
          />
        </LateContent>
      )}
      {shown && (
        <Dialog title={shown.name || messages.available} onClose={() => setOpened('')}>
          <div className="dialog-body">
            <VoucherView voucher={shown} giftPage={giftUrl} />
          </div>
        </Dialog>
      )}
      {giving && (
        <Give
          voucher={giving}
          giftPage={giftUrl}
          onGiven={list.put}
          onGone={list.retry}
          onClose={() => setGiving(null)}
        />
      )}
    </div>
  );
}
