/** Sends the form of the NEXT step: the lead with the visitor's consents, and the request that a seller answers. */

import { EMPTY_LEAD } from '#domain/lead/lead';
import type { Contact } from '#features/contact/contact';
import { sendLead } from '#features/contact/send-lead';
import { tradeInFields } from '#features/trade-in/lead-fields';
import { reportProblem } from '#page/settings/report-problem';
import { serviceBase } from '#page/settings/service-bases';
import { setting } from '#page/settings/settings';
import type { Proposal } from '#services/entities/proposal';
import type { Host } from '#ui/core/host-context';
import type { FundingFlowProps } from '../../attributes';
import { $flow, updateFlow } from '../flow-store';
import { dealerCode, sendRequest } from './request';

/** Whether the page can send leads; if not, the request still has the consents, and the author is told. */
function sendsLeads(): boolean {
  if (serviceBase('lead-integration') && setting('lead-client-id') && setting('lead-client-secret'))
    return true;
  reportProblem(
    'vt-funding-flow with NEXT',
    'sends no lead; write vitrine:lead-client-id, vitrine:lead-client-secret and the address of lead-integration',
  );
  return false;
}

/**
 * Sends the lead, then the request (LEA-01, FIN-04); resolves to the request. A retry after the lead was received sends
 * only the request, unless the data changed. Throws the ServiceError of the call that failed.
 */
export async function sendNextForm(
  contact: Partial<Contact>,
  props: Pick<FundingFlowProps, 'origin' | 'subOrigin' | 'productGroup'>,
  host: Host,
): Promise<Proposal> {
  const { simulation, leadReceived } = $flow.get();
  const { origin, subOrigin, productGroup } = props;
  const { allowEmail = false, allowSMS = false, allowWhatsApp = false, ...person } = contact;
  const consents = { allowEmail, allowSMS, allowWhatsApp };
  const form = { ...EMPTY_LEAD, ...dealerCode(), ...person, ...consents };
  const lead = { form, extra: await tradeInFields() };
  const source = {
    version: simulation?.mvs ?? '',
    modelYear: String(simulation?.year ?? ''),
    ...{ origin, subOrigin, productGroup },
  };
  const content = JSON.stringify([lead, source]);
  if (leadReceived !== content && sendsLeads()) {
    await sendLead(lead, source, host);
    updateFlow({ leadReceived: content });
  }
  return sendRequest('QUOTATION', contact, host.element);
}
