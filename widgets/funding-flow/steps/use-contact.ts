import { useEffect, useRef } from 'react';
import { $user, loadUser } from '../../../src/features/session/user-store';
import { country } from '../../../src/page/core/metadata';
import { useHost } from '../../../src/ui/core/host-context';
import { type Form, useForm } from '../../../src/ui/core/use-form';
import type { Contact } from '../deferred/contact';
import { useFlowPage } from '../deferred/flow-context';
import { $flow, patch } from '../deferred/state';

const loadRules = () => import('./contact-rules');

/**
 * The visitor's data as a form: what is typed stays in the page's memory, whatever becomes of the form. A signed-in user
 * fills what is still empty (calls 4.3).
 * @param consents whether a way of contact must be agreed to
 */
export function useContact(
  send: (values: Partial<Contact>) => Promise<void>,
  consents: boolean,
): Form<Contact> {
  const { language } = useHost();
  const { words: w } = useFlowPage();
  const place = country() ?? 'BR';
  const form = useForm<Contact>({
    initial: $flow.get().contact,
    async check(values) {
      const { contactErrors } = await loadRules();
      return contactErrors(values, { language, country: place, ...(consents && { consent: w.consent }) });
    },
    send,
  });
  const latest = useRef(form);
  latest.current = form;
  const { values } = form;
  useEffect(() => patch({ contact: values }), [values]);
  useEffect(() => {
    let stop = () => {};
    let here = true;
    // The rules bring the masks.
    loadRules().then(
      ({ contactOf }) => {
        if (!here) return;
        stop = $user.subscribe(({ user }) => {
          if (!user) return;
          const now = latest.current.values;
          const known = Object.entries(contactOf(user, place)) as [keyof Contact, string][];
          const missing = known.filter(([name, value]) => value && !now[name]);
          if (missing.length > 0) latest.current.set(Object.fromEntries(missing));
        });
        loadUser();
      },
      // They are asked for once more as the form is sent.
      () => {},
    );
    return () => {
      here = false;
      stop();
    };
  }, [place]);
  return form;
}
