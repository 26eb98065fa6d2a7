import { useEffect, useRef } from 'react';
import { type GenericSchema, object } from 'valibot';
import * as rules from '#features/person/person-schemas';
import { FormFailure } from '#features/session/FormFailure';
import { listReportReasons, reportOfferView } from '#services/offer-site';
import { FailureNotice } from '#ui/core/FailureNotice';
import { SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import * as inputPresets from '#ui/fields/input-presets';
import { HeadingText } from '#ui/HeadingText';
import { useQuery } from '#ui/hooks/use-query';
import { LongText } from '#ui/LongText';
import { Loading } from '#ui/parts/Loading';
import { submit } from '#ui/submission';
import { errorsOf, fits, orEmpty, tooLong } from '#ui/validation/schema';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor reported a problem of an offer. reason: a code of the service. */
    'vt-offer-reported': { offerId: string; reason: string };
  }
}

interface Report {
  /** Code of the reason. */
  reason: string;
  comment: string;
  email: string;
}

const LONGEST_COMMENT = 500;

/** What is wrong with an offer, for the brand's staff (RPT-01); the reasons are the service's (RPT-02). */
export function ReportForm({ offerId }: { offerId: string }) {
  const host = useHost();
  const { language, signal } = host;
  const messages = useMessages(texts);
  const title = useRef<HTMLHeadingElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const { value: reasons, failed, retry } = useQuery(() => listReportReasons({}, { signal }), 'reasons');
  const form = useForm<Report>({
    initial: {},
    async check(values) {
      const schemas: Record<string, GenericSchema> = {
        reason: fits(() => true, messages.reasonMissing),
        email: orEmpty(rules.email(language)),
      };
      return {
        ...errorsOf<Report>(object(schemas), values),
        ...tooLong(values, { comment: LONGEST_COMMENT }, language),
      };
    },
    async send({ reason = '', comment = '', email = '' }) {
      const body = {
        offerId,
        reason,
        ...(comment.trim() && { comment: comment.trim() }),
        ...(email.trim() && { email: email.trim() }),
      };
      await submit(host, 'report', body, {
        send: (options) => reportOfferView({ body }, options),
        sent: ['vt-offer-reported', () => ({ offerId, reason })],
      });
    },
  });
  const isSent = form.status === 'sent';
  useEffect(() => {
    (isSent ? thanks : title).current?.focus();
  }, [isSent]);
  if (isSent) {
    return (
      <p className="notice good" tabIndex={-1} ref={thanks}>
        {messages.sent}
      </p>
    );
  }
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <h4 tabIndex={-1} ref={title}>
        <HeadingText>{messages.title}</HeadingText>
      </h4>
      <FormMessages form={form} />
      {failed && <FailureNotice onRetry={retry}>{messages.reasonsFailed}</FailureNotice>}
      {!failed && !reasons && <Loading />}
      {reasons && (
        <>
          <SelectField
            form={form}
            name="reason"
            label={messages.reason}
            empty={messages.choose}
            choices={reasons.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <LongText form={form} name="comment" label={messages.comment} optional={messages.optional} />
          <TextField
            form={form}
            name="email"
            label={messages.email}
            optional={messages.optional}
            {...inputPresets.email}
          />
          <FormFailure guest form={form} />
          <SubmitButton form={form} sending={messages.sending}>
            {messages.send}
          </SubmitButton>
        </>
      )}
    </form>
  );
}
