import { useEffect } from 'react';
import type { Contact } from '#features/contact/contact';
import { $dealer } from '#features/dealer/dealer-store';
import { country } from '#page/core/metadata';
import { useHost, useMessages } from '#ui/core/host-context';
import { type Form, useForm } from '#ui/core/use-form';
import { $flow, updateFlow } from '../flow-store';
import { texts } from './messages';

/** The dealer is a choice of the page; only its message is the form's. */
export type ContactOfDealer = Contact & { dealerCode: string };

const loadRules = () => import('#features/contact/contact-rules');

/**
 * A form of the visitor's contact data: typed values survive in memory when the form unmounts. Its fields fill in what is
 * known (spec leads#prefilling).
 * @param isProposal whether consent to a contact channel and a dealer are required (spec validation#messages)
 */
export function useContact(
  send: (values: Partial<Contact>) => Promise<void>,
  isProposal: boolean,
): Form<ContactOfDealer> {
  const { language } = useHost();
  const messages = useMessages(texts);
  const countryCode = country() ?? 'BR';
  const form = useForm<ContactOfDealer>({
    initial: $flow.get().contact,
    async check(values) {
      const { contactErrors } = await loadRules();
      const errors = contactErrors(values, {
        language,
        country: countryCode,
        ...(isProposal && { consent: messages.consent }),
      });
      return isProposal && !$dealer.get() ? { ...errors, dealerCode: messages.dealerMissing } : errors;
    },
    send,
  });
  const { values } = form;
  useEffect(() => updateFlow({ contact: values }), [values]);
  return form;
}
