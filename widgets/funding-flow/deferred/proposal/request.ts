import { consentFields } from '../../../../src/domain/consents';
import { digitsOf } from '../../../../src/domain/format';
import type { Contact } from '../../../../src/features/contact/contact';
import { emit } from '../../../../src/page/core/events';
import { intentOf } from '../../../../src/page/intents';
import type { Proposal } from '../../../../src/services/entities/proposal';
import * as financing from '../../../../src/services/financing';
import { isServiceError } from '../../../../src/services/http/service-error';
import { $dealer } from '../../../../src/stores/visitor/dealer';
import { phoneOnWire } from '../../../../src/ui/masks';
import { $flow } from '../flow-store';

declare module '../../../../src/page/core/events' {
  interface VitrineEvents {
    /**
     * A proposal, or a request for a test drive or a quotation, was received: `request` says which (spec
     * financing#proposal).
     */
    'vt-proposal-sent': { request: 'PROPOSAL_SENT' | 'TEST_DRIVE' | 'QUOTATION'; proposalId: string };
    /** Sending failed; the visitor sees the failure and may try again. */
    'vt-proposal-failed': { kind: string };
  }
}

export type RequestEvent = 'TEST_DRIVE' | 'QUOTATION';

/** Returns the code of the chosen dealer, if any. */
export const dealerCode = () => {
  const id = $dealer.get()?.id;
  return id ? { dealerCode: id } : {};
};

/** Publishes that sending failed, with the kind of the failure. */
export const publishFailure = (from: EventTarget, error: unknown): boolean =>
  emit(from, 'vt-proposal-failed', { kind: isServiceError(error) ? error.kind : 'unknown' });

/** Requests a test drive or a quotation (FIN-04, spec financing#proposal). Publishes and rethrows a ServiceError. */
export async function sendRequest(
  event: RequestEvent,
  contact: Partial<Contact>,
  from: EventTarget,
): Promise<Proposal> {
  const { simulationId, proposal } = $flow.get();
  const { name = '', email = '', phone = '', cpf = '' } = contact;
  const body = {
    simulationId: simulationId || proposal?.simulationId || '',
    event,
    ...dealerCode(),
    ...consentFields(contact),
    proposer: { name: name.trim(), email: email.trim(), phone: phoneOnWire(phone), cpf: digitsOf(cpf) },
  };
  const intent = intentOf(from, event, body);
  try {
    const made = await financing.sendProposal({ body }, { idempotencyKey: intent.key });
    intent.confirm();
    emit(from, 'vt-proposal-sent', { request: event, proposalId: made.id });
    return made;
  } catch (error) {
    publishFailure(from, error);
    throw error;
  }
}
