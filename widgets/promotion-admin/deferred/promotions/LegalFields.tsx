import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { ZonedTimeField } from '#ui/fields/moment/ZonedTimeField';
import { LongText } from '#ui/LongText';
import { promotionZone } from '../promotion-zone';
import { texts } from './messages';
import type { PromotionValues } from './promotion-values';

/** What the law wants beside a raffle: who promotes it, its authorisation, the regulation, and how winners are found out. */
export function LegalFields({ form }: { form: Form<PromotionValues> }) {
  const messages = useMessages(texts);
  const { optional } = messages;
  const address = {
    form,
    optional,
    hint: messages.addressHint,
    autoComplete: 'off',
    inputMode: 'url' as const,
    spellCheck: false,
  };
  return (
    <>
      <TextField
        form={form}
        name="promoter"
        label={messages.promoter}
        optional={optional}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="authorization"
        label={messages.authorization}
        optional={optional}
        hint={messages.authorizationHint}
        autoComplete="off"
      />
      <LongText form={form} name="rules" label={messages.rules} optional={optional} />
      <TextField {...address} name="regulationUrl" label={messages.regulationUrl} />
      <ZonedTimeField
        form={form}
        name="drawAt"
        label={messages.drawAt}
        optional={optional}
        timeZone={promotionZone()}
      />
      <LongText form={form} name="drawMethod" label={messages.drawMethod} optional={optional} />
      <TextField {...address} name="resultsUrl" label={messages.resultsUrl} />
    </>
  );
}
