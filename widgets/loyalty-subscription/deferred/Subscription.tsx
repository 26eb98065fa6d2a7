import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $session } from '#features/session/session';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { HeadingText } from '#ui/HeadingText';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { useStyles } from '#ui/hooks/use-styles';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Success } from '#ui/parts/Success';
import { Facts } from './Facts';
import { FreeForm } from './FreeForm';
import { texts } from './messages';
import { PayPlan } from './PayPlan';
import { PlanCards } from './PlanCards';
import { beginSubscription, canBegin, type Outcome, type Wanted } from './subscribe';
import css from './subscription.css?inline';
import { hasPrice, useMembership } from './use-membership';

/** What was just done, in which session; each takes the focus. */
interface Done {
  result: Outcome['result'];
  serial: number;
  count: number;
}

/** The subscription of who is signed in, and the ways to begin one. */
export function Subscription({ termsUrl, walletUrl }: { termsUrl: string; walletUrl: string }) {
  const host = useHost();
  const messages = useMessages(texts);
  const { serial } = useStore($session);
  const { subscription, failed, plans, retry, setSubscription } = useMembership();
  /** Id of the plan that is being paid. */
  const [chosen, setChosen] = useState('');
  const [done, setDone] = useState<Done | null>(null);
  /** The form below the plans waits for them, as they would push it down; it stays while a failed load is tried again. */
  const [hasFreeForm, setHasFreeForm] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const said = done?.serial === serial ? done : null;
  const count = said?.count ?? 0;
  useStyles(css);
  // The height is reserved for the plans.
  useReleasedHeight(chosen !== '' || count > 0);
  const arePlansSettled = plans.failed || Boolean(plans.items);
  useEffect(() => setHasFreeForm((before) => before || arePlansSettled), [arePlansSettled]);
  // The button that was pressed is gone.
  useEffect(() => {
    if (count > 0) title.current?.focus();
  }, [count]);
  const send = async (wanted: Wanted, isInsisting: boolean) => {
    const { serial: sentIn } = $session.get();
    const outcome = await beginSubscription(wanted, isInsisting, host.signal);
    const { planId, status } = outcome.subscription;
    if (outcome.result === 'begun')
      host.emit('vt-loyalty-subscription-started', { plan: planId ?? '', status });
    // Of another session: the subscription of the present one is on its way.
    if ($session.get().serial !== sentIn) return;
    setSubscription(outcome.subscription);
    setChosen('');
    setDone((before) => ({ result: outcome.result, serial: sentIn, count: (before?.count ?? 0) + 1 }));
  };
  const retryFrom = (load: () => void) => () => {
    area.current?.focus({ preventScroll: true });
    load();
  };
  const content = () => {
    if (!subscription) return failed ? <Failed onRetry={retryFrom(retry)} /> : <Loading />;
    const { status } = subscription;
    const plan = plans.items?.find(({ id }) => id === chosen);
    if (plan && hasPrice(plan) && canBegin(status, 'plan')) {
      return (
        <PayPlan
          plan={plan}
          subscription={subscription}
          termsUrl={termsUrl}
          walletUrl={walletUrl}
          onSend={send}
          onStale={plans.retry}
          onBack={() => {
            setChosen('');
            area.current?.focus({ preventScroll: true });
          }}
          key={plan.id}
        />
      );
    }
    const hint = (messages.hint as Record<string, string>)[status];
    const facts = <Facts subscription={subscription} />;
    return (
      <>
        {said?.result === 'begun' ? (
          <Success>
            <h3 tabIndex={-1} ref={title}>
              <HeadingText>{status === 'FREE' ? messages.registered : messages.begun}</HeadingText>
            </h3>
            {facts}
          </Success>
        ) : (
          <section className="current" aria-labelledby="current-title">
            {said && (
              <p className="notice bad" role="status">
                {messages.there}
              </p>
            )}
            <h3 id="current-title" tabIndex={-1} ref={title}>
              <HeadingText>{messages.current}</HeadingText>
            </h3>
            {facts}
          </section>
        )}
        {hint && <p>{hint}</p>}
        <section aria-labelledby="plans-title">
          <h3 id="plans-title">{messages.plans}</h3>
          {!plans.items ? (
            plans.failed ? (
              <FailureNotice onRetry={retryFrom(plans.retry)}>{messages.plansFailed}</FailureNotice>
            ) : (
              <Loading />
            )
          ) : plans.items.length === 0 ? (
            <p className="muted">{messages.noPlans}</p>
          ) : (
            <PlanCards
              plans={plans.items}
              subscription={subscription}
              onChoose={({ id }) => {
                setDone(null);
                setChosen(id);
              }}
            />
          )}
        </section>
        {hasFreeForm && canBegin(status, 'free') && <FreeForm termsUrl={termsUrl} onSend={send} />}
      </>
    );
  };
  return (
    <div className="subscription" tabIndex={-1} ref={area} aria-busy={!subscription && !failed}>
      {content()}
    </div>
  );
}
