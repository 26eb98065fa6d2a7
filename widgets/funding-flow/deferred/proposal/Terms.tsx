import { sourceOf } from '../../../../src/domain/financing/adapter';
import { digitsOf } from '../../../../src/domain/format';
import { FormFailure, SESSION_ENDED } from '../../../../src/features/standalone/FormFailure';
import { safeUrl } from '../../../../src/page/core/safe-url';
import type { Simulation } from '../../../../src/services/entities/simulation';
import { deferred } from '../../../../src/ui/core/deferred';
import { described, ErrorLine } from '../../../../src/ui/core/fields';
import { useHost, useMessages } from '../../../../src/ui/core/host-context';
import { useDeferred } from '../../../../src/ui/core/use-deferred';
import { type Errors, useForm } from '../../../../src/ui/core/use-form';
import { DeferredPart } from '../../../../src/ui/DeferredPart';
import { Button } from '../../../../src/ui/parts/Button';
import { goToStep, transition, updateFlow } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { messages } from './messages';
import { PlanSummary } from './PlanSummary';
import { sendProposal } from './propose';
import { Review } from './Review';
import { ReviewHead } from './ReviewSection';

interface Agreed {
  terms: boolean;
  bureau: boolean;
}

const BOXES = ['terms', 'bureau'] as const;

const deferredCoupon = deferred(() => import('../../../../src/features/coupon/coupon'));

/** The coupon field for an offer's plan; its module is deferred. */
function CouponOf({ offerId, simulation }: { offerId: string; simulation: Simulation }) {
  const { state } = useFlowPage();
  const w = useMessages(messages);
  const period = simulation.numberOfInstallments ?? 0;
  return (
    <DeferredPart of={useDeferred(deferredCoupon)} label={w.loading}>
      {({ coupons: { Coupon, couponOfOffer, dropCoupon, keepCoupon } }) => (
        <Coupon
          // The coupon of an earlier step, or that of another widget of the visit.
          start={state.coupon ?? couponOfOffer(offerId) ?? ''}
          offerId={offerId}
          downPayment={simulation.entranceValue}
          period={period}
          cpf={digitsOf(state.register.cpf ?? '')}
          onCoupon={(name) => {
            updateFlow({ coupon: name });
            if (name) keepCoupon({ name, offerId, period });
            else dropCoupon({ offerId, period });
          }}
        />
      )}
    </DeferredPart>
  );
}

/** Instead of the terms, where the author names none: nobody agrees to what cannot be read. */
function NoTerms() {
  const w = useMessages(messages);
  return (
    <>
      <div className="notice bad" role="alert">
        <p>{w.noTerms}</p>
        <p className="last">{w.noTermsNext}</p>
      </div>
      <div className="flow-buttons">
        <Button kind="plain" onClick={() => transition('back')}>
          {w.back}
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

function Agreement({ address }: { address: string }) {
  const { element } = useHost();
  const { props, state } = useFlowPage();
  const w = useMessages(messages);
  const { simulation, sending, problem } = state;
  const form = useForm<Agreed>({
    initial: state.agreed,
    async check(values) {
      const missing = BOXES.filter((name) => !values[name]).map((name) => [name, w.agreeMissing]);
      return Object.fromEntries(missing) as Errors<Agreed>;
    },
    send: () => sendProposal(element),
  });
  const labels = { terms: w.agreeTerms, bureau: w.agreeBureau };
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={sending}>
      {problem === 'session' && <FormFailure form={SESSION_ENDED} />}
      {problem && problem !== 'session' && (
        <div className="notice bad" role="alert">
          <p>
            <b>{w.sendFailed}.</b> {problem === 'unstable' && w.unstable}
          </p>
          <p className="last">{w.kept}</p>
        </div>
      )}
      <div className="flow-columns">
        <div>
          <ReviewHead
            title={w.plan}
            onEdit={() => goToStep(sourceOf(state.progress.source)?.simulator ?? 'flow-selection', 'push')}
          />
          {simulation && <PlanSummary simulation={simulation} />}
          {props.offerId && simulation && <CouponOf offerId={props.offerId} simulation={simulation} />}
        </div>
        <div>
          <Review />
        </div>
      </div>
      {BOXES.map((name) => (
        <div className="field" part="field" key={name}>
          <label className="choice" htmlFor={name}>
            <input
              type="checkbox"
              required
              {...described(name, form.errors[name])}
              checked={form.values[name] === true}
              onChange={({ currentTarget }) => {
                const now = { [name]: currentTarget.checked };
                form.set(now);
                updateFlow({ agreed: { ...state.agreed, ...now } });
              }}
            />
            {labels[name]}
          </label>
          {name === 'terms' && (
            <a className="terms-link" href={address} target="_blank" rel="noopener">
              {w.termsLink}
            </a>
          )}
          <ErrorLine name={name} error={form.errors[name]} />
        </div>
      ))}
      <p className="muted">{w.expected}</p>
      <div className="flow-buttons">
        <Button kind="plain" disabled={sending} onClick={() => transition('back')}>
          {w.back}
        </Button>
        <Button type="submit" busy={sending}>
          {w.send}
        </Button>
      </div>
    </form>
  );
}
