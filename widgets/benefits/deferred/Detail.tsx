import { useEffect, useRef, useState } from 'react';
import { ExpiryNote } from '#features/code-card/ExpiryNote';
import type { Benefit } from '#services/entities/benefit';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Label } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { loadBenefit, type Opened } from './benefit-calls';
import { type BaseData, statesOf } from './Filters';
import { texts } from './messages';
import { RedeemedView } from './RedeemedView';
import { RedeemForm } from './RedeemForm';

export interface DetailProps {
  opened: Opened;
  /** The list in which it is expected. */
  expected: 'available' | 'redeemed';
  base: BaseData | undefined;
  /** Called once the service has something else of it. */
  onChanged(): void;
  onBack(): void;
}

/** Statuses of a benefit that nobody can redeem now. */
const OVER = ['EXPIRED', 'NEXT'];

/** How the visitor came to a redeemed benefit: by redeeming it now, or it was redeemed before, on another device. */
type Redemption = { benefit: Benefit; how: 'now' | 'before' };

/** One benefit as the service has it now: to redeem, or redeemed with its code. */
export function Detail({ opened, expected, base, onChanged, onBack }: DetailProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const region = useRef<HTMLDivElement>(null);
  const query = useQuery(
    () => loadBenefit(opened, expected, signal).then((benefit) => ({ benefit })),
    `${opened.id} ${opened.hash}`,
  );
  const [redemption, setRedemption] = useState<Redemption | null>(null);
  /** The service has said meanwhile that it can no longer be redeemed. */
  const [isGone, setGone] = useState(false);
  const benefit = redemption?.benefit ?? query.value?.benefit;
  useEffect(() => {
    region.current?.focus();
  }, []);
  const gone = () => {
    region.current?.focus();
    setGone(true);
    onChanged();
  };
  const isRedeemed = !!redemption || benefit?.status === 'REDEEMED';
  // Whoever has redeemed one has its code, whatever it is worth to others now.
  const isOther = benefit?.valid_user === false && !(isRedeemed && (benefit.code || !opened.hash));
  const isOver = !isRedeemed && (benefit === null || OVER.includes(benefit?.status ?? ''));
  const states = benefit ? statesOf(benefit, base) : '';
  const named = base?.redeemTypes?.filter(({ code }) => code === 'SELF' || code === 'GIFT');
  // Where the service names none, or cannot be asked, its call takes both all the same.
  const ways = [
    { code: 'SELF', name: messages.forSelf },
    { code: 'GIFT', name: messages.forOther },
  ];
  const category = base?.categories?.find(({ code }) => code === benefit?.category)?.name;
  return (
    <div className="benefit-detail" tabIndex={-1} ref={region} aria-busy={!query.value && !query.failed}>
      <Button kind="plain" onClick={onBack}>
        {messages.back}
      </Button>
      {query.failed && <Failed onRetry={query.retry} />}
      {!query.value && !query.failed && <Loading />}
      {(isGone || isOver) && <Empty title={messages.gone}>{messages.goneHint}</Empty>}
      {!isGone && !isOver && benefit && (
        <article className="benefit-parts">
          <div className="benefit-about">
            {category && (
              <p className="benefit-marks">
                <Label>{category}</Label>
              </p>
            )}
            <h3>{benefit.name}</h3>
            {benefit.partner && <p className="muted">{benefit.partner}</p>}
            {benefit.description && <p>{benefit.description}</p>}
            {states && <p className="muted small">{fillMessage(messages.validIn, { states })}</p>}
            {!isRedeemed && <ExpiryNote expiresAt={benefit.expiresAt} />}
            {benefit.terms && !isRedeemed && <p className="muted small">{benefit.terms}</p>}
          </div>
          <div className="benefit-act">
            {isRedeemed && isOther && <p className="notice">{messages.taken}</p>}
            {isRedeemed && !isOther && (
              <RedeemedView
                benefit={benefit}
                how={redemption?.how ?? ''}
                onRated={(rated) => {
                  setRedemption({ benefit: rated, how: redemption?.how ?? 'before' });
                  onChanged();
                }}
              />
            )}
            {!isRedeemed && isOther && (
              <p className="notice">{opened.hash ? messages.ownGift : messages.notEntitled}</p>
            )}
            {!isRedeemed && !isOther && (
              <RedeemForm
                opened={opened}
                kinds={named?.length ? named : ways}
                onRedeemed={(now, how) => {
                  setRedemption({ benefit: now, how });
                  onChanged();
                }}
                onGone={gone}
              />
            )}
          </div>
        </article>
      )}
    </div>
  );
}
