import { useRef } from 'react';
import { AddressForm } from '#features/place/address/AddressForm';
import { country } from '#page/core/metadata';
import { safeUrl } from '#page/core/safe-url';
import type { User } from '#services/entities/user';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { Checkbox, ErrorLine } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { type Form, useForm } from '#ui/core/use-form';
import { Wizard } from '#ui/parts/Wizard';
import type { UserDataProps } from '../attributes';
import { DealerStep } from './DealerStep';
import { texts } from './messages';
import { check } from './rules';
import { type Progress, saveUser } from './save-user';
import { UserStep } from './UserStep';
import { useAgreement } from './use-agreement';
import { FIELDS, needsProof, type UserForm as Values, valuesOf } from './user-values';

interface AgreementProps extends Pick<UserDataProps, 'agreementUrl'> {
  form: Form<Values>;
  kind: 'privacy' | 'terms';
}

/** The new text of an agreement, which is to be accepted. */
function Agreement({ form, kind, agreementUrl }: AgreementProps) {
  const messages = useMessages(texts);
  const text = safeUrl(agreementUrl);
  const error = form.errors.agreement;
  return (
    <div className="agreement">
      <Checkbox form={form} name="agreement" label={messages[kind]} invalid={!!error} />
      {text && (
        <a href={text} target="_blank" rel="noopener">
          {messages.agreementText} <span className="sr">{messages.newTab}</span>
        </a>
      )}
      <ErrorLine name="agreement" error={error} />
    </div>
  );
}

// Only visitors who change their e-mail or their document load it.
const proofModule = deferred(() => import('./Proof'));

interface UserFormProps extends UserDataProps {
  user: User;
  onSaved(changed: number): void;
}

/** The steps over one form, prefilled from the account. */
export function UserForm({ steps, agreementUrl, user, onSaved, ...props }: UserFormProps) {
  const messages = useMessages(texts);
  const host = useHost();
  const place = country() ?? 'BR';
  const noTitle = useRef<HTMLHeadingElement>(null);
  const progress = useRef<Progress>({ saved: valuesOf(user, place), changed: 0 });
  const agreement = useAgreement(props, user, progress.current);
  const asksAgreement = agreement !== 'none';
  const rules = async (values: Partial<Values>) =>
    check(values, {
      steps,
      asksAgreement,
      needsProof: needsProof(values, progress.current.saved, place),
      language: host.language,
      country: place,
    });
  const fields = steps.flatMap((step): readonly string[] => FIELDS[step]);
  const form = useForm<Values>({
    initial: progress.current.saved,
    check: rules,
    hasField: (name) => fields.includes(name),
    async send(values) {
      onSaved(await saveUser(values, progress.current, agreement, place, host));
    },
  });
  const proves = needsProof(form.values, progress.current.saved, place);
  const proof = useDeferred(proofModule, proves);
  const views = {
    'user-data': {
      title: messages.user,
      content: (
        <>
          <UserStep form={form} />
          {proves && (
            <DeferredView of={proof} placeholder={<div aria-busy="true" />}>
              {({ Proof }) => <Proof form={form} email={progress.current.saved.emailPreferred} />}
            </DeferredView>
          )}
        </>
      ),
    },
    'address-data': { title: messages.address, content: <AddressForm form={form} /> },
    'dealer-data': { title: messages.dealer, content: <DealerStep form={form} /> },
  };
  const last = steps.length - 1;
  return (
    <Wizard
      label={messages.steps}
      // The widget's own title names an only step.
      {...(last === 0 && { heading: noTitle })}
      form={form}
      check={rules}
      send={messages.save}
      steps={steps.map((id, index) => ({
        id,
        title: views[id].title,
        fields: [...FIELDS[id], ...(index === last && asksAgreement ? (['agreement'] as const) : [])],
        content: (
          <>
            {views[id].content}
            {index === last && agreement !== 'none' && (
              <Agreement form={form} kind={agreement} agreementUrl={agreementUrl} />
            )}
          </>
        ),
      }))}
    />
  );
}
