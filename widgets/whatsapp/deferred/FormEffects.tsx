import { type MutableRefObject, useEffect, useRef } from 'react';
import { mobilePhone } from '../../../src/domain/contact';
import { DEBOUNCE } from '../../../src/domain/core/timing';
import { prefillContact } from '../../../src/features/contact/prefill-contact';
import { country } from '../../../src/page/core/metadata';
import * as whatsapp from '../../../src/services/whatsapp';
import type { Form } from '../../../src/ui/core/use-form';
import type { WhatsappForm } from '../form-values';
import { numberCheck, type Validity } from './number-check';
import { botNumber } from './start';

/** What the bot said, and of which number. */
export interface Checked {
  phone: string;
  valid: Validity;
}

/** A widget's own number check; it answers null for what is no phone yet. */
function checkNumber(): (phone: string) => Promise<Validity> {
  const check = numberCheck({
    attempts: whatsapp.CHECK_ATTEMPTS,
    pause: whatsapp.CHECK_PAUSE,
    ask: async (phoneNumber) => {
      const { success, resource } = await whatsapp.checkPhoneNumber({ body: { phoneNumber } });
      return success ? (resource?.isValid ?? false) : null;
    },
  });
  return async (phone) => (mobilePhone(phone, { country: country() }) ? check(botNumber(phone)) : null);
}

interface FormEffectsProps {
  form: Form<WhatsappForm>;
  checked: MutableRefObject<Checked>;
}

/** Fills in what the account of a signed-in visitor knows, and checks the number while it is typed. Shows nothing. */
export function FormEffects({ form, checked }: FormEffectsProps) {
  const latest = useRef(form);
  latest.current = form;
  const check = useRef<ReturnType<typeof checkNumber> | null>(null);
  useEffect(
    () =>
      prefillContact(
        {
          values: () => latest.current.values,
          set: (changes) => latest.current.set(changes),
        },
        ['name', 'phone'],
      ),
    [],
  );
  const phone = form.values.phone ?? '';
  useEffect(() => {
    const timer = setTimeout(async () => {
      check.current ??= checkNumber();
      const valid = await check.current(phone);
      if (valid === null || phone !== latest.current.values.phone) return;
      checked.current = { phone, valid };
      if (!valid) latest.current.touch('phone');
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [phone, checked]);
  return null;
}
