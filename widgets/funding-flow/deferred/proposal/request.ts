import { consentFields } from '#domain/person/consents';
import { digitsOf } from '#domain/text/format';
import type { Contact } from '#features/contact/contact';
import { $dealer } from '#features/dealer/dealer-store';
import { emit } from '#page/core/events';
import type { Proposal } from '#services/entities/proposal';
import * as financing from '#services/financing';
import type { Host } from '#ui/core/host-context';
import { phoneOnWire } from '#ui/masks';
import { failureKind, submit } from '#ui/submission';
import { $flow } from '../flow-store';
import { onceOf } from './once-proposed';

declare module '#page/core/events' {
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

/** Returns the part of a host that submits from the flow's element. */
export const submitterOf = (element: HTMLElement): Pick<Host, 'element' | 'emit'> => ({
  element,
  emit: (name, detail) => emit(element, name, detail),
});

/** Publishes that sending failed, with the kind of the failure. */
export const publishFailure = (from: EventTarget, error: unknown): boolean =>
  emit(from, 'vt-proposal-failed', { kind: failureKind(error) });

/** Requests a test drive or a quotation (FIN-04, spec financing#proposal). Publishes and rethrows a ServiceError. */
export function sendRequest(
  event: RequestEvent,
  contact: Partial<Contact>,
  from: HTMLElement,
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
  return submit(submitterOf(from), event, body, {
    once: () => onceOf(event, body),
    send: (options) => financing.sendProposal({ body: { ...body, ...options } }, options),
    sent: ['vt-proposal-sent', ({ id }) => ({ request: event, proposalId: id })],
    failed: 'vt-proposal-failed',
  });
}
