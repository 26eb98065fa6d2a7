import { digitsOf } from '../../../../src/domain/format';
import { safeUrl } from '../../../../src/page/core/safe-url';
import type { Simulation } from '../../../../src/services/entities/simulation';
import { deferred } from '../../../../src/ui/core/deferred';
import { described, ErrorLine } from '../../../../src/ui/core/fields';
import { useHost } from '../../../../src/ui/core/host-context';
import { useDeferred } from '../../../../src/ui/core/use-deferred';
import { type Errors, useForm } from '../../../../src/ui/core/use-form';
import { Button } from '../../../../src/ui/parts/Button';
import { Failed } from '../../../../src/ui/parts/Failed';
import { Loading } from '../../../../src/ui/parts/Loading';
import { go, patch } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { PersonSummary } from './PersonSummary';
import { PlanSummary } from './PlanSummary';
import { propose } from './propose';

interface Agreed {
  terms: boolean;
  bureau: boolean;
}
const BOXES = ['terms', 'bureau'] as const;

const deferredCoupon = deferred(() => import('../../../../src/features/coupon/coupon'));

/** A coupon for an offer's plan; what checks it comes with it. */
function CouponOf({ offerId, simulation }: { offerId: string; simulation: Simulation }) {
  const { state, words: w } = useFlowPage();
  const { module, failures, retry } = useDeferred(deferredCoupon);
  if (failures) return <Failed onRetry={retry} attempt={failures} />;
  if (!module) return <Loading label={w.loading} />;
  return (
    <module.coupons.Coupon
      start={state.coupon ?? ''}
      offerId={offerId}
      downPayment={simulation.entranceValue}
      period={simulation.numberOfInstallments ?? 0}
      cpf={digitsOf(state.register.cpf ?? '')}
      onCoupon={(name) => patch({ coupon: name })}
    />
  );
}

/** The proposal as it will be sent, and what the visitor must agree to. */
export function Terms() {
  const { element } = useHost();
  const { props, words: w, state } = useFlowPage();
  const { simulation, register, sending, problem } = state;
  const form = useForm<Agreed>({
    initial: state.agreed,
    async check(values) {
      const missing = BOXES.filter((name) => !values[name]).map((name) => [name, w.agreeMissing]);
      return Object.fromEntries(missing) as Errors<Agreed>;
    },
    send: () => propose(element),
  });
  const address = safeUrl(props.termsUrl);
  const labels = { terms: w.agreeTerms, bureau: w.agreeBureau };
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={sending}>
      {problem && (
        <div className="notice bad" role="alert">
          <p>
            <b>{w.sendFailed}.</b> {problem === 'unstable' && w.unstable}
          </p>
          <p className="last">{w.kept}</p>
        </div>
      )}
      <div className="flow-columns">
        <div>
          <h4>{w.plan}</h4>
          {simulation && <PlanSummary simulation={simulation} />}
        </div>
        <div>
          <h4>{w.you}</h4>
          <PersonSummary person={register} />
          {props.offerId && simulation && <CouponOf offerId={props.offerId} simulation={simulation} />}
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
                patch({ agreed: { ...state.agreed, ...now } });
              }}
            />
            {labels[name]}
          </label>
          {name === 'terms' && address && (
            <a className="terms-link" href={address} target="_blank" rel="noopener">
              {w.termsLink}
            </a>
          )}
          <ErrorLine name={name} error={form.errors[name]} />
        </div>
      ))}
      <div className="flow-buttons">
        <Button kind="plain" disabled={sending} onClick={() => go('back')}>
          {w.back}
        </Button>
        <Button type="submit" busy={sending}>
          {w.send}
        </Button>
      </div>
    </form>
  );
}
