import { useEffect, useRef, useState } from 'react';
import { sourceOf } from '#domain/financing/adapter';
import { hasAsked } from '#features/applicant/bank-form';
import { FormFailure, SESSION_EXPIRED } from '#features/session/FormFailure';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { described, ErrorLine } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { type Errors, useForm } from '#ui/core/use-form';
import { useLatest } from '#ui/hooks/use-latest';
import { Button } from '#ui/parts/Button';
import { goToStep, transition, updateFlow } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { useBankForm } from '../use-bank-form';
import { texts } from './messages';
import { PlanCoupon } from './PlanCoupon';
import { PlanSummary } from './PlanSummary';
import { sendProposal } from './propose';
import { Review } from './Review';
import { ReviewHead } from './ReviewSection';

interface Agreed {
  terms: boolean;
  bureau: boolean;
}

const BOXES = ['terms', 'bureau'] as const;

/** Instead of the terms, where the author names none: nobody agrees to what cannot be read. */
function NoTerms() {
  const messages = useMessages(texts);
  return (
    <>
      <div className="notice bad" role="alert">
        <p>{messages.noTerms}</p>
        <p className="last">{messages.noTermsNext}</p>
      </div>
      <div className="actions">
        <Button kind="plain" onClick={() => transition('back')}>
          {messages.back}
        </Button>
      </div>
    </>
  );
}

/** The step before sending: the proposal and the required consents, whose terms can be read. */
export function Terms() {
  const { props } = useFlowPage();
  const address = safeUrl(props.termsUrl);
  return address ? <Agreement address={address} /> : <NoTerms />;
}

function Agreement({ address }: { address: SafeUrl }) {
  const { element } = useHost();
  const { props, state } = useFlowPage();
  const messages = useMessages(texts);
  const { simulation, sending, problem } = state;
  useBankForm();
  const lacks = !!state.bank && !hasAsked(state.register, state.bank.asked);
  // The data were complete for another bank.
  useEffect(() => {
    if (!lacks) return;
    updateFlow({ part: 'you' });
    transition('back');
  }, [lacks]);
  const form = useForm<Agreed>({
    initial: state.agreed,
    async check(values) {
      const missing = BOXES.filter((name) => !values[name]).map((name) => [name, messages.agreeMissing]);
      return Object.fromEntries(missing) as Errors<Agreed>;
    },
    send: () => sendProposal(element),
  });
  const [isChecking, setChecking] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const agreedTo = useRef(simulation?.id);
  const latest = useLatest(form);
  // What was agreed to another plan does not apply to this one.
  useEffect(() => {
    if (agreedTo.current === simulation?.id) return;
    agreedTo.current = simulation?.id;
    const { values, set } = latest.current;
    if (!BOXES.some((name) => values[name])) return;
    set({ terms: false, bureau: false });
    updateFlow({ agreed: {} });
    setChanged(true);
  }, [simulation?.id]);
  const labels = { terms: messages.agreeTerms, bureau: messages.agreeBureau };
  return (
    <form
      noValidate
      aria-busy={sending}
      // The plan may change until the coupon is checked.
      onSubmit={isChecking ? (event) => event.preventDefault() : form.onSubmit}
    >
      {problem === 'session' && <FormFailure guest error={SESSION_EXPIRED} />}
      {problem && problem !== 'session' && (
        <div className="notice bad" role="alert">
          <p>
            <b>{messages.sendFailed}.</b> {problem === 'unstable' && messages.unstable}
          </p>
          <p className="last">{messages.kept}</p>
        </div>
      )}
      <div className="flow-columns">
        <div>
          <ReviewHead
            title={messages.plan}
            onEdit={() => goToStep(sourceOf(state.progress.source)?.simulator ?? 'flow-selection', 'push')}
          />
          {simulation && <PlanSummary simulation={simulation} />}
          {props.offerId && simulation && (
            <PlanCoupon offerId={props.offerId} simulation={simulation} onChecking={setChecking} />
          )}
        </div>
        <div>
          <Review />
        </div>
      </div>
      <p role="status" className={isChanged ? 'notice neutral' : 'sr'}>
        {isChanged && messages.agreeAgain}
      </p>
      {BOXES.map((name) => (
        <div className="field" part="field" key={name}>
          <label className="choice" htmlFor={name}>
            <input
              type="checkbox"
              aria-required
              {...described(name, form.errors[name])}
              checked={form.values[name] === true}
              onChange={({ currentTarget }) => {
                const now = { [name]: currentTarget.checked };
                form.set(now);
                setChanged(false);
                updateFlow({ agreed: { ...state.agreed, ...now } });
              }}
            />
            {labels[name]}
          </label>
          {name === 'terms' && (
            <a className="terms-link" href={address} target="_blank" rel="noopener">
              {messages.termsLink}
            </a>
          )}
          <ErrorLine name={name} error={form.errors[name]} />
        </div>
      ))}
      <p className="muted">{messages.expected}</p>
      <div className="actions">
        <Button kind="plain" disabled={sending} onClick={() => transition('back')}>
          {messages.back}
        </Button>
        <Button type="submit" busy={sending} disabled={isChecking}>
          {messages.send}
        </Button>
      </div>
    </form>
  );
}
