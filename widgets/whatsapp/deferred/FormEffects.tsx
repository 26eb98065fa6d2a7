import { type MutableRefObject, useEffect, useRef } from 'react';
import { DEBOUNCE } from '#domain/core/timing';
import { mobilePhone } from '#domain/person/contact';
import { KnownContact } from '#features/contact/KnownContact';
import { country } from '#page/core/metadata';
import * as whatsapp from '#services/whatsapp';
import type { Form } from '#ui/core/use-form';
import { useLatest } from '#ui/hooks/use-latest';
import type { WhatsappForm } from '../form-values';
import { numberCheck, type Validity } from './number-check';
import { botNumber } from './start';

/** The bot's answer, and the number that it is about. */
export interface Checked {
  phone: string;
  valid: Validity;
}

/** Creates a widget's number check, which resolves to null for an incomplete number. */
function checkNumber(): (phone: string) => Promise<Validity> {
  const check = numberCheck({
    attempts: whatsapp.CHECK_ATTEMPTS,
    pause: whatsapp.CHECK_PAUSE,
    ask: async (phoneNumber) => {
      const { success, resource } = await whatsapp.checkPhoneNumber({ body: { phoneNumber } });
      return success ? (resource?.isValid ?? null) : null;
    },
  });
  return async (phone) => (mobilePhone(phone, { country: country() }) ? check(botNumber(phone)) : null);
}

interface FormEffectsProps {
  form: Form<WhatsappForm>;
  checked: MutableRefObject<Checked>;
}

/** Fills in what is known of the visitor, and checks the number while it is typed. */
export function FormEffects({ form, checked }: FormEffectsProps) {
  const latest = useLatest(form);
  const check = useRef<ReturnType<typeof checkNumber> | null>(null);
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
  return <KnownContact ownLine form={form} names={['name', 'phone']} />;
}
