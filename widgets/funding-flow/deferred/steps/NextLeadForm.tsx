import { anyConsent, type Consents } from '#domain/person/consents';
import { sentences } from '#domain/text/sentences';
import { ContactConsents } from '#features/contact/ContactConsents';
import { FormFailure } from '#features/session/FormFailure';
import { isKind } from '#services/http/problem';
import type { ServiceError } from '#services/http/service-error';
import { sendLead } from '#services/lead-integration';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { Button } from '#ui/parts/Button';
import { $flow, applyProposal, goToStep, transition, updateFlow } from '../flow-store';
import { PersonSummary } from '../proposal/PersonSummary';
import { PlanSummary } from '../proposal/PlanSummary';
import { ReviewHead } from '../proposal/ReviewSection';
import { sendNextForm } from '../proposal/send-next';
import { useFlowPage } from '../shell/flow-context';
import { DealerChoice } from './DealerChoice';
import { texts } from './messages';

/** The plan, the person and the consents that a seller continues with, for a last check. */
export function NextLeadForm() {
  const host = useHost();
  const { props, state } = useFlowPage();
  const messages = useMessages(texts);
  const { simulation, contact } = state;
  const { allowEmail = false, allowSMS = false, allowWhatsApp = false } = contact;
  const form = useForm<Consents>({
    initial: { allowEmail, allowSMS, allowWhatsApp },
    check: async (consents): Promise<{ allowEmail?: string }> =>
      anyConsent(consents) ? {} : { allowEmail: messages.consent },
    async send(consents) {
      const { source } = state.progress;
      // The first form has the same fields: the last choice applies.
      updateFlow({ contact: { ...contact, ...consents } });
      const made = await sendNextForm({ ...contact, ...consents }, props, host);
      // A visitor who has started again has another source.
      if ($flow.get().progress.source !== source) return;
      applyProposal(made, source);
      transition('send', { requested: true });
    },
  });
  const { status, messages: refused } = form;
  const busy = status === 'sending';
  // The lead goes with the page's own credentials.
  const { call } = (form.failure ?? {}) as Partial<ServiceError>;
  const isSessionRefused =
    status === 'failed' && isKind(form.failure, 'unauthenticated') && call !== sendLead.definition.id;
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={busy}>
      <p>{messages.requestHint}</p>
      <div className="flow-columns">
        <div>
          <ReviewHead title={messages.plan} onEdit={() => goToStep('next-simulator', 'push')} />
          {simulation && <PlanSummary simulation={simulation} />}
        </div>
        <div>
          <ReviewHead title={messages.you} onEdit={() => goToStep('page-initial-data', 'push')} />
          <PersonSummary person={contact} />
          <DealerChoice />
        </div>
      </div>
      <ContactConsents form={form} labels={messages} />
      {isSessionRefused && <FormFailure guest form={form} />}
      {!isSessionRefused && (status === 'failed' || refused.length > 0) && (
        <p className="notice bad" role="alert" key={form.refused}>
          <b>{messages.sendFailed}.</b> {refused.length > 0 ? sentences(...refused) : messages.kept}
        </p>
      )}
      <div className="actions">
        <Button kind="plain" disabled={busy} onClick={() => transition('back')}>
          {messages.back}
        </Button>
        <Button type="submit" busy={busy}>
          {status === 'failed' ? messages.retry : messages.ask}
        </Button>
      </div>
    </form>
  );
}
