import { useEffect, useRef, useState } from 'react';
import { object } from 'valibot';
import { prefillWhenSignedIn } from '#features/contact/prefill-when-signed-in';
import * as rules from '#features/person/person-schemas';
import { FormFailure, SESSION_EXPIRED } from '#features/session/FormFailure';
import { country } from '#page/core/metadata';
import { safeUrl } from '#page/core/safe-url';
import { isKind } from '#services/http/problem';
import { SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import * as inputPresets from '#ui/fields/input-presets';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { Button } from '#ui/parts/Button';
import { errorsOf, orEmpty } from '#ui/validation/schema';
import { type Access, checkIn, isAccessOver, openDealer, type VisitorForm } from './calls';
import { texts } from './messages';
import type { Visit } from './visit';

/** What visitors come for. The specification names no interests: they are ours. */
const INTERESTS = ['NEW', 'USED', 'SERVICE', 'PARTS', 'PICKUP', 'OTHER'] as const;

interface VisitorFieldsProps {
  access: Access;
  privacyUrl: string;
  onAccess(access: Access): void;
  onOtherDealer(): void;
  onVisit(visit: Visit): void;
}

/** Who is here and what for. An access that expires while the form is filled in is renewed without losing anything. */
export function VisitorFields({ access, privacyUrl, onAccess, onOtherDealer, onVisit }: VisitorFieldsProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const title = useRef<HTMLParagraphElement>(null);
  const [expiry, setExpiry] = useState<'no' | 'expired' | 'renewing' | 'failed' | 'session' | 'renewed'>(
    'no',
  );
  const latestAccess = useLatest(access);
  const form = useForm<VisitorForm>({
    initial: {},
    check: async (values) =>
      errorsOf<VisitorForm>(
        object({
          name: rules.personName(host.language),
          phone: orEmpty(rules.phone(host.language, country() ?? 'BR')),
        }),
        values,
      ),
    async send(values) {
      setExpiry('no');
      try {
        onVisit(await checkIn(values, latestAccess.current, host));
      } catch (error) {
        if (!isAccessOver(error)) throw error;
        setExpiry('expired');
        form.edit();
      }
    },
  });
  const latest = useLatest(form);
  useEffect(
    () =>
      prefillWhenSignedIn(
        {
          values: () => latest.current.values,
          set: (changes: Partial<VisitorForm>) => latest.current.set(changes),
        },
        ['name', 'phone'],
      ),
    [],
  );
  useEffect(() => title.current?.focus(), []);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (expiry === 'expired' || expiry === 'renewed') notice.current?.focus();
  }, [expiry]);
  const renew = async () => {
    if (expiry === 'renewing') return;
    setExpiry('renewing');
    try {
      onAccess(await openDealer(access.dealerCode ?? '', 'CODE', host));
      setExpiry('renewed');
    } catch (error) {
      if (!host.signal.aborted) setExpiry(isKind(error, 'unauthenticated') ? 'session' : 'failed');
    }
  };
  const privacy = safeUrl(privacyUrl);
  const isOver = expiry === 'expired' || expiry === 'renewing' || expiry === 'failed';
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <p className="dealer" tabIndex={-1} ref={title}>
        <b>{fillMessage(messages.at, { dealer: access.dealerName ?? access.dealerCode ?? '' })}</b>{' '}
        <button className="link" type="button" onClick={onOtherDealer}>
          {messages.otherDealer}
        </button>
      </p>
      <FormMessages form={form} />
      {expiry === 'session' && <FormFailure guest error={SESSION_EXPIRED} onSend={renew} />}
      {expiry !== 'no' && expiry !== 'session' && (
        <div className={`notice ${isOver ? 'bad' : 'good'}`} role="alert" tabIndex={-1} ref={notice}>
          <p>
            {expiry === 'renewed'
              ? messages.renewed
              : expiry === 'failed'
                ? messages.notRenewed
                : messages.expired}
          </p>
          {isOver && (
            <Button kind="plain" busy={expiry === 'renewing'} onClick={renew}>
              {messages.renew}
            </Button>
          )}
        </div>
      )}
      <div className="grid">
        <TextField form={form} name="name" label={messages.name} {...inputPresets.personName} />
        <TextField
          form={form}
          name="phone"
          label={messages.phone}
          optional={messages.optional}
          {...inputPresets.phone}
        />
      </div>
      <SelectField
        form={form}
        name="interest"
        label={messages.interest}
        optional={messages.optional}
        empty={messages.choose}
        choices={INTERESTS.map((value) => ({ value, label: messages[value] }))}
      />
      <p className="muted privacy">
        {messages.privacy} {privacy && <a href={privacy}>{messages.privacyLink}</a>}
      </p>
      <FormFailure guest form={form} />
      <SubmitButton form={form} sending={messages.checkingIn}>
        {messages.checkIn}
      </SubmitButton>
    </form>
  );
}
