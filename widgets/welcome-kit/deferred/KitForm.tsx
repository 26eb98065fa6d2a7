import { useState } from 'react';
import { object } from 'valibot';
import type { AddressValues } from '#features/place/address/AddressFields';
import { AddressForm } from '#features/place/address/AddressForm';
import { ADDRESS_FIELDS, addressRules, addressValues } from '#features/place/address/address-values';
import { FormFailure } from '#features/session/FormFailure';
import { country } from '#page/core/metadata';
import type { WelcomeKit } from '#services/entities/welcome-kit';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { errorsOf } from '#ui/validation/schema';
import { addressLines } from './address-lines';
import { texts } from './messages';
import { saveKit } from './save-kit';

interface KitFormProps {
  order: string;
  kit: WelcomeKit;
  /** The account's address, proposed where the kit has none. */
  userAddress: WelcomeKit['address'];
  onSaved(kit: WelcomeKit): void;
  /** The address can no longer change. */
  onClosed(kit: WelcomeKit): void;
  /** The visitor keeps the stored address. */
  onLeave(kit: WelcomeKit): void;
}

/** The address of the kit, prefilled; the answers of later loads do not change what is typed. */
export function KitForm({ order, kit, userAddress, onSaved, onClosed, onLeave }: KitFormProps) {
  const messages = useMessages(texts);
  const { language, signal } = useHost();
  const place = country() ?? 'BR';
  /** What the visitor knows to be stored. */
  const [known, setKnown] = useState(kit);
  /** A form that the visitor has not opened takes no focus; a later answer does not change that. */
  const [isOpened] = useState(!!kit.address);
  const form = useForm<AddressValues>({
    initial: addressValues(kit.address ?? userAddress, place),
    check: async (values) => errorsOf<AddressValues>(object(addressRules(values, language, place)), values),
    hasField: (name) => (ADDRESS_FIELDS as readonly string[]).includes(name),
    async send(values) {
      const { result, kit: stored } = await saveKit(order, values, known, place, signal);
      if (result === 'saved') return onSaved(stored);
      if (result === 'closed') return onClosed(stored);
      setKnown(stored);
      const address = stored.address ? addressLines(stored.address).join(', ') : messages.none;
      throw new FormRefusal({}, [fillMessage(messages.changed, { address })]);
    },
  });
  const isProposed = !kit.address && !!userAddress;
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FocusHeading level={3} takesFocus={isOpened}>
        {messages.ask}
      </FocusHeading>
      {isProposed && <p className="muted">{messages.proposed}</p>}
      <FormMessages form={form} />
      <AddressForm form={form} />
      <FormFailure form={form} />
      <div className="actions">
        <SubmitButton form={form} sending={messages.saving}>
          {messages.save}
        </SubmitButton>
        {known.address && (
          <Button kind="plain" disabled={form.status === 'sending'} onClick={() => onLeave(known)}>
            {messages.keep}
          </Button>
        )}
      </div>
    </form>
  );
}
