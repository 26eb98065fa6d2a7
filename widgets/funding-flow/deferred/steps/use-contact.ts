import { useEffect, useRef } from 'react';
import type { Contact } from '../../../../src/features/contact/contact';
import { prefillWhenSignedIn } from '../../../../src/features/contact/prefill-when-signed-in';
import { country } from '../../../../src/page/core/metadata';
import { useHost, useMessages } from '../../../../src/ui/core/host-context';
import { type Form, useForm } from '../../../../src/ui/core/use-form';
import { $flow, updateFlow } from '../flow-store';
import { messages } from './messages';

const loadRules = () => import('../../../../src/features/contact/contact-rules');

/**
 * A form of the visitor's contact data: typed values survive in memory when the form unmounts. Empty fields are filled
 * in for signed-in users (spec leads#prefilling).
 * @param consents whether consent to a contact channel is required
 */
export function useContact(
  send: (values: Partial<Contact>) => Promise<void>,
  consents: boolean,
): Form<Contact> {
  const { language } = useHost();
  const w = useMessages(messages);
  const countryCode = country() ?? 'BR';
  const form = useForm<Contact>({
    initial: $flow.get().contact,
    async check(values) {
      const { contactErrors } = await loadRules();
      return contactErrors(values, {
        language,
        country: countryCode,
        ...(consents && { consent: w.consent }),
      });
    },
    send,
  });
  const latest = useRef(form);
  latest.current = form;
  const { values } = form;
  useEffect(() => updateFlow({ contact: values }), [values]);
  useEffect(
    () =>
      prefillWhenSignedIn<Contact>(
        {
          values: () => latest.current.values,
          set: (changes) => latest.current.set(changes),
        },
        ['name', 'email', 'phone', 'cpf'],
      ),
    [],
  );
  return form;
}
