import type { Consents } from '#domain/person/consents';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { ConsentGroup } from '#ui/fields/ConsentGroup';
import { texts } from './messages';

interface ContactConsentsProps<V extends Consents> {
  form: Form<V>;
  /** The group's legend and the boxes' labels. */
  labels: { consents: string } & Record<keyof Consents, string>;
}

/** The consents to contact channels, of which at least one is required; the message is allowEmail's. */
export const ContactConsents = <V extends Consents>({ form, labels }: ContactConsentsProps<V>) => (
  <ConsentGroup
    form={form as unknown as Form<Consents>}
    legend={labels.consents}
    hint={useMessages(texts).oneConsent}
    boxes={[
      { name: 'allowEmail', label: labels.allowEmail },
      { name: 'allowSMS', label: labels.allowSMS },
      { name: 'allowWhatsApp', label: labels.allowWhatsApp },
    ]}
  />
);
