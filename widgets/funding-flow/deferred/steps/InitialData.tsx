import { useRef } from 'react';
import type { AdapterName } from '#domain/financing/adapter';
import { ContactConsents } from '#features/contact/ContactConsents';
import { ContactFields } from '#features/contact/ContactFields';
import type { FundingPlan } from '#features/funding/funding-plan';
import { differsFromPlan, saveSimulation } from '#features/funding/save-simulation';
import { FormFailure } from '#features/session/FormFailure';
import { country } from '#page/core/metadata';
import { isKind } from '#services/http/problem';
import { useHost, useMessages } from '#ui/core/host-context';
import { FormMessages } from '#ui/FormMessages';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { useLeaveGuard } from '#ui/parts/use-leave-guard';
import { acceptedSimulation, termsOf } from '../flow-state';
import { $flow, passSimulation, transition, updateFlow } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import type { FlowCar } from '../use-car';
import { CarLine } from './CarLine';
import { CarriedPlan } from './CarriedPlan';
import { CarToChoose } from './CarToChoose';
import { DealerChoice } from './DealerChoice';
import { texts } from './messages';
import { useCarriedPlan } from './use-carried-plan';
import { useContact } from './use-contact';

const FIELDS = ['dealerCode', 'name', 'cpf', 'email', 'phone', 'allowEmail'] as const;

/** The visitor's contact data and the car of the simulation. */
export function InitialData() {
  const { signal } = useHost();
  const { props, state, found } = useFlowPage();
  const messages = useMessages(texts);
  const plan = useCarriedPlan();
  const announced = useRef({ refused: 0, text: '' });
  const form = useContact(async (values) => {
    const { name = '', email = '', phone = '', cpf = '' } = values;
    // The applicant form has the same fields: the last typed values apply.
    updateFlow({ register: { ...$flow.get().register, name, email, phone, cpf } });
    const { carried } = $flow.get();
    const saved = plan && found.car && (await save(plan, found.car));
    const now = $flow.get();
    // The visitor has left the step meanwhile.
    if (signal.aborted || now.step !== 'page-initial-data') return;
    // Who wants to adjust the plan meanwhile goes to the sliders.
    const kept = now.carried === carried && saved;
    // A visitor who has come back from a later step has accepted a simulation already.
    const { simulated } = now.progress;
    transition('next', { identified: true });
    if (kept && plan) updateFlow({ ...acceptedSimulation(kept, true), terms: termsOf(plan) });
    if (kept || (simulated && !plan)) passSimulation();
  }, true);
  /** Saves the plan that the visitor has decided on; undefined if they have to look at it again. */
  const save = async (decided: FundingPlan, car: FlowCar) => {
    const { saved } = $flow.get();
    // The service has it already, from before the page was loaded again.
    if (saved && decided === $flow.get().carried) return saved;
    const kept = await saveSimulation(decided, car, props, signal).catch((error) => {
      // Who the plan is saved for is the visitor's decision.
      if (isKind(error, 'unauthenticated')) throw error;
      return undefined;
    });
    return kept && !differsFromPlan(kept, decided) ? kept : undefined;
  };
  const { errors, status, refused } = form;
  useLeaveGuard(!!form.values.name && status !== 'sent');
  const back = (
    <Button kind="plain" onClick={() => transition('back')}>
      {messages.back}
    </Button>
  );
  if (!found.car) {
    return (
      <>
        <CarToChoose source={state.progress.source as AdapterName} />
        <div className="actions">{back}</div>
      </>
    );
  }
  const names = {
    ...messages,
    dealerCode: messages.dealer,
    cpf: country() === 'AR' ? messages.dni : messages.cpf,
    allowEmail: messages.consents,
  };
  const wrong = FIELDS.filter((field) => errors[field]).map((field) => names[field]);
  // Said once for each attempt, not again with each corrected field.
  if (announced.current.refused !== refused) {
    const text = wrong.length > 0 ? fillMessage(messages.check, { fields: wrong.join(', ') }) : '';
    announced.current = { refused, text };
  }
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={status === 'sending'}>
      <FormMessages form={form} />
      <CarLine />
      <CarriedPlan plan={plan} />
      <DealerChoice {...(errors.dealerCode && { error: errors.dealerCode })} />
      {/* Sighted visitors see them at their fields. */}
      <p className="sr" role="alert" key={refused}>
        {announced.current.text}
      </p>
      <div className="flow-grid">
        <ContactFields form={form} labels={messages} />
      </div>
      <ContactConsents form={form} labels={messages} />
      <p className="muted small">{messages.privacy}</p>
      <FormFailure guest form={form} />
      <div className="actions">
        {back}
        <Button type="submit" busy={status === 'sending'}>
          {messages.next}
        </Button>
      </div>
    </form>
  );
}
