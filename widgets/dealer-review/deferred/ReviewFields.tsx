import { useRef } from 'react';
import { FormFailure } from '#features/session/FormFailure';
import type { GarageCar } from '#services/entities/garage';
import { isKind } from '#services/http/problem';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { RatingField } from '#ui/fields/RatingField';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { LongText } from '#ui/LongText';
import { tooLong } from '#ui/validation/schema';
import { texts } from './messages';
import { type ReviewForm, sendReview } from './review-calls';

/** Longest title and comment, in characters; ours. */
const TITLE_MAX = 80;
const COMMENT_MAX = 1000;

/** Loads with the form: it brings what is known of dealers along. */
const dealerOf = async (code: string) => {
  const { anyDealerOfId } = await import('#features/dealer/dealer-details');
  return anyDealerOfId(code);
};

interface ReviewFieldsProps {
  car: GarageCar;
  /** isNew: whether this opinion was received, not an earlier one. */
  onEnd(isNew: boolean): void;
}

/** The opinion about the dealer of a car. */
export function ReviewFields({ car, onEnd }: ReviewFieldsProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const code = car.dealerCode ?? '';
  const { value: dealer, failed } = useQuery(() => dealerOf(code), code);
  /** Whether an answer was lost: a review that is there already may be this one. */
  const maybeSent = useRef(false);
  const form = useForm<ReviewForm>({
    initial: {},
    check: async (values) => ({
      ...(!values.rating && { rating: messages.ratingMissing }),
      ...tooLong(values, { title: TITLE_MAX, comment: COMMENT_MAX }, host.language),
    }),
    async send(values) {
      try {
        const isNew = await sendReview(values, car, host);
        if (!host.signal.aborted) onEnd(isNew || maybeSent.current);
      } catch (error) {
        if (isKind(error, 'offline')) maybeSent.current = true;
        throw error;
      }
    },
  });
  const name = dealer ? [dealer.name, dealer.cityName].filter(Boolean).join(', ') : failed ? code : '';
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <p className="dealer muted">{fillMessage(messages.dealer, { dealer: name })}</p>
      <FormMessages form={form} />
      <RatingField form={form} name="rating" label={messages.rating} />
      <TextField form={form} name="title" label={messages.title} optional={messages.optional} />
      <LongText
        form={form}
        name="comment"
        label={messages.comment}
        optional={messages.optional}
        hint={messages.hint}
      />
      <FormFailure form={form} text={messages.notSent} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.send}
      </SubmitButton>
    </form>
  );
}
