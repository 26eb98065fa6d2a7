import { useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { ConfirmDialog } from '#features/vouchers/ConfirmDialog';
import { useOnce } from '#features/vouchers/use-once';
import { loadMade } from '#features/vouchers/use-vouchers';
import { brand } from '#page/core/metadata';
import type { Voucher } from '#services/entities/loyalty';
import { redeemReward } from '#services/voucher-hub';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Button } from '#ui/parts/Button';
import { Spoken } from '#ui/parts/Spoken';
import { Success } from '#ui/parts/Success';
import { useConfirmation } from '#ui/use-confirmation';
import { explainer } from './explain';
import { texts } from './messages';

interface AskedProps {
  code: string;
  supportUrl: string;
  onDone(voucher: Voucher): void;
  onClose(): void;
}

const sameCode = (one: string | null | undefined, other: string): boolean =>
  one?.toUpperCase() === other.toUpperCase();

/** Asks before a gift voucher is redeemed, which happens once. */
function Asked({ code, supportUrl, onDone, onClose }: AskedProps) {
  const messages = useMessages(texts);
  const once = useOnce<Voucher>({
    kind: 'gift voucher',
    subject: code.toUpperCase(),
    content: code,
    make: (idempotencyKey) =>
      redeemReward({ body: { brand: brand() ?? '', code, idempotencyKey } }, { idempotencyKey }),
    list: (signal) =>
      loadMade(signal, (voucher) => sameCode(voucher.code, code) && voucher.status === 'REDEEMED'),
    onDone,
  });
  return (
    <ConfirmDialog
      title={messages.codeTitle}
      action={messages.redeemNow}
      once={once}
      explain={explainer(messages, supportUrl, {
        conflict: messages.codeUsed,
        missing: messages.codeUnknown,
      })}
      onClose={onClose}
    >
      <p>{fillMessage(messages.codeText, { code })}</p>
    </ConfirmDialog>
  );
}

function Done({ voucher }: { voucher: Voucher }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const title = useConfirmation();
  const { name, value } = voucher;
  return (
    <Success>
      <h4 tabIndex={-1} ref={title}>
        <HeadingText>{messages.codeDone}</HeadingText>
      </h4>
      <p>
        {name}{' '}
        {typeof value === 'number' && (
          <b>
            <Spoken>{formatCurrency(value, language)}</Spoken>
          </b>
        )}
      </p>
    </Success>
  );
}

/** Redeems a gift voucher by the code that its owner types. */
export function GiftVoucher({ supportUrl, onDone }: { supportUrl: string; onDone(): void }) {
  const { emit } = useHost();
  const messages = useMessages(texts);
  const [code, setCode] = useState('');
  const [done, setDone] = useState<Voucher | null>(null);
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    check: async ({ code: typed = '' }): Promise<{ code?: string }> =>
      typed.trim() ? {} : { code: messages.codeMissing },
    send: async ({ code: typed = '' }) => setCode(typed.trim()),
  });
  return (
    <section className="rewards-gift">
      <h3>{messages.giftVoucher}</h3>
      {done && <Done voucher={done} key={done.id} />}
      <form noValidate onSubmit={form.onSubmit}>
        <TextField form={form} name="code" label={messages.code} autoComplete="off" />
        <Button kind="plain" type="submit">
          {messages.redeemCode}
        </Button>
      </form>
      {code && (
        <Asked
          code={code}
          supportUrl={supportUrl}
          onDone={(voucher) => {
            setCode('');
            setDone(voucher);
            onDone();
            emit('vt-gift-voucher-redeemed', null);
          }}
          onClose={() => setCode('')}
        />
      )}
    </section>
  );
}
