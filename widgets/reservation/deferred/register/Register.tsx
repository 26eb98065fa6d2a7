import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { holdRefusal } from '#domain/reservation/hold-refusals';
import { ContactFields } from '#features/contact/ContactFields';
import type { Contact } from '#features/contact/contact';
import { contactErrors } from '#features/contact/contact-rules';
import { FormFailure } from '#features/session/FormFailure';
import { $session } from '#features/session/session';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { country } from '#page/core/metadata';
import { safeUrl } from '#page/core/safe-url';
import { signInAddress } from '#page/session/sign-in-address';
import { validateReservationUser } from '#services/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { FormRefusal } from '#ui/form-refusal';
import { Button } from '#ui/parts/Button';
import { CarLine } from '../shell/CarLine';
import type { ChosenCar } from '../shell/chosen-car';
import { texts } from './messages';

interface RegisterProps {
  car: ChosenCar;
  contact: Partial<Contact>;
  privacyUrl: string;
  /** The visitor's open orders. */
  openOrders: ReactNode;
  /** The search for an order that was made elsewhere, a form of its own. */
  findOrder: ReactNode;
  /** Called with what is typed so far. */
  onBack(contact: Partial<Contact>): void;
  onRegistered(contact: Partial<Contact>): void;
}

/** The data of who reserves, as a guest or signed in; the service tells who may reserve (spec reservations#guests). */
export function Register({ car, contact, privacyUrl, openOrders, findOrder, ...on }: RegisterProps) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const isSignedIn = useStore($session).state === 'signedIn';
  const here = country() ?? 'BR';
  /** Whether too many orders of this person wait for a payment. */
  const [isTooMany, setTooMany] = useState(false);
  const form = useForm<Contact>({
    initial: contact,
    check: async (values) => contactErrors(values, { language, country: here }),
    async send(values) {
      setTooMany(false);
      // Without the document, which no address carries: the service checks it with the hold.
      const { valid, reasons, reasonCodes } = await validateReservationUser(
        { query: car.campaign ? { campaign_id: car.campaign } : {} },
        { signal },
      );
      setTooMany(!valid && !!reasonCodes?.some((code) => holdRefusal({ reason: code }) === 'too-many-open'));
      if (!valid) throw new FormRefusal({}, reasons?.length ? reasons : [messages.notAllowed]);
      on.onRegistered(values);
    },
  });
  const privacy = safeUrl(privacyUrl);
  return (
    <>
      <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        <CarLine car={car} />
        {!isSignedIn && signInAddress() && (
          <div className="actions account">
            <span>{messages.account}</span>
            <SignInLink />
          </div>
        )}
        <FormMessages form={form} />
        {isTooMany && openOrders}
        <ContactFields form={form} labels={messages} />
        <p className="muted">
          {messages.purpose}{' '}
          {privacy && (
            <a href={privacy} target="_blank" rel="noopener">
              {messages.privacy}
              <span className="sr"> {messages.newTab}</span>
            </a>
          )}
        </p>
        <FormFailure form={form} />
        <div className="actions">
          <SubmitButton form={form} sending={messages.checking}>
            {messages.next}
          </SubmitButton>
          <Button kind="plain" onClick={() => on.onBack(form.values)}>
            {messages.back}
          </Button>
        </div>
      </form>
      {isTooMany && findOrder}
    </>
  );
}
