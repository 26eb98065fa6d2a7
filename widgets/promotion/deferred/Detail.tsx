import { useEffect, useRef, useState } from 'react';
import { promotionState } from '#domain/offers/promotion-state';
import { serverNow } from '#page/server-clock';
import type { Participant, Promotion } from '#services/entities/promotion';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { About } from './About';
import { texts } from './messages';
import { NotJoined } from './NotJoined';
import { Participation } from './Participation';
import { type BaseData, loadParticipation, loadPromotion } from './promotion-calls';
import { Results } from './Results';
import { StatusBadge } from './StatusBadge';

export interface DetailProps {
  id: string;
  base: BaseData | undefined;
  /** Whether the visitor has opened it here. */
  takesFocus?: boolean;
  /** Called once the service has something else of the visitor's part, or of the promotion. */
  onChanged(what: 'own' | 'list'): void;
  /** Leads to the list; without it this promotion is all that the widget shows. */
  onBack?(): void;
}

/** What the service has had to say since the promotion was loaded, and which of this view's acts said it. */
interface Current {
  promotion?: Promotion | null;
  participant?: Participant | null;
  /** The visitor has joined here: now, or found that it was before. */
  joined?: 'now' | 'before';
}

/** One promotion: all that a participant must be told, and the visitor's own part in it. */
export function Detail({ id, base, takesFocus = false, onChanged, onBack }: DetailProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const region = useRef<HTMLDivElement>(null);
  const query = useQuery(() => loadPromotion(id, signal).then((promotion) => ({ promotion })), id);
  const own = useQuery(() => loadParticipation(id, signal).then((participant) => ({ participant })), id);
  const [now, setNow] = useState<Current>({});
  // The list with the pressed button is hidden.
  useEffect(() => {
    if (takesFocus) region.current?.focus();
  }, [takesFocus]);
  const promotion = now.promotion === undefined ? query.value?.promotion : now.promotion;
  const participant = now.participant === undefined ? own.value?.participant : now.participant;
  const update = (next: Current) => setNow((before) => ({ ...before, ...next }));
  /** Asks what the promotion is now; what was there stays if the service does not answer. */
  const refresh = async () => {
    const fresh = await loadPromotion(id, signal).catch(() => undefined);
    if (fresh === null) region.current?.focus();
    if (fresh === undefined) return;
    update({ promotion: fresh });
    onChanged('list');
  };
  const retry = (again: () => void) => () => {
    // The pressed button goes.
    region.current?.focus();
    again();
  };
  const state = promotion && promotionState(promotion, serverNow());
  const isKnown = participant !== undefined;
  const about = promotion && (
    <div className="promotion-about" key="about">
      <About promotion={promotion} base={base} />
    </div>
  );
  const ownPart = promotion && state && (
    <div className="promotion-own" key="own">
      {state === 'ended' && <Results promotion={promotion} participant={participant ?? null} />}
      {own.failed && !isKnown && (
        <FailureNotice onRetry={retry(own.retry)}>{messages.participationFailed}</FailureNotice>
      )}
      {!own.failed && !isKnown && <Loading />}
      {participant === null && (
        <NotJoined
          promotion={promotion}
          state={state}
          onJoined={(joined, how) => {
            update({ participant: joined, joined: how });
            onChanged('own');
          }}
          onChanged={refresh}
        />
      )}
      {participant && (
        <Participation
          promotion={promotion}
          state={state}
          participant={participant}
          base={base}
          joined={now.joined}
          onParticipant={(next) => {
            update({ participant: next });
            onChanged('own');
          }}
          onChanged={refresh}
        />
      )}
    </div>
  );
  return (
    <div
      className="promotion-detail"
      tabIndex={-1}
      ref={region}
      aria-busy={!query.failed && (!query.value || (!own.value && !own.failed))}
    >
      {onBack && (
        <Button kind="plain" onClick={onBack}>
          {messages.back}
        </Button>
      )}
      {query.failed && <Failed onRetry={retry(query.retry)} />}
      {!query.failed && promotion === undefined && <Loading />}
      {promotion === null && (
        <Empty title={messages.gone} isEnd>
          {messages.goneHint}
        </Empty>
      )}
      {promotion && state && (
        <article className="promotion-parts">
          <div className="promotion-head" key="head">
            <p className="promotion-marks">
              <StatusBadge promotion={promotion} base={base} />
            </p>
            <h3>{promotion.name}</h3>
            {promotion.description && <p>{promotion.description}</p>}
          </div>
          {/* Whoever takes part comes for the numbers; others read the regulation before they agree to it. */}
          {participant ? [ownPart, about] : [about, ownPart]}
        </article>
      )}
    </div>
  );
}
