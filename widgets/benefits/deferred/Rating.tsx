import { useEffect, useRef } from 'react';
import { TEST_DRIVE_RATING_LABELS, type TestDriveRating } from '#domain/scheduling/test-drive';
import { FormFailure } from '#features/session/FormFailure';
import { rateBenefit } from '#services/benefits';
import type { Benefit } from '#services/entities/benefit';
import { kindOf } from '#services/http/problem';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { RatingField } from '#ui/fields/RatingField';
import { fillMessage } from '#ui/fill-message';
import { findRedeemed } from './benefit-calls';
import { texts } from './messages';

interface RatingProps {
  /** A redeemed benefit of one's own. */
  benefit: Benefit;
  onRated(benefit: Benefit): void;
}

/** The rating of a redeemed benefit from 1 to 5 (BEN-08); one that is there is shown. */
export function Rating({ benefit, onRated }: RatingProps) {
  const { emit, signal } = useHost();
  const messages = useMessages(texts);
  const words = useMessages(TEST_DRIVE_RATING_LABELS);
  const thanks = useRef<HTMLParagraphElement>(null);
  const isSent = useRef(false);
  const wasLost = useRef(false);
  const { id, rating } = benefit;
  /** After a lost answer: the benefit if it is rated; a failure is none. */
  const look = async () => {
    const now = await findRedeemed({ id, hash: '' }, signal);
    return now?.rating ? now : null;
  };
  const form = useForm<{ rating: number }>({
    initial: {},
    check: async (values) => (values.rating ? {} : { rating: messages.noRating }),
    async send({ rating: stars = 0 }) {
      const rated = (wasLost.current && (await look())) || (await rate(stars));
      isSent.current = true;
      emit('vt-benefit-rated', { benefitId: id, rating: rated.rating || stars });
      onRated({ ...benefit, rating: rated.rating || stars });
    },
  });
  async function rate(stars: number): Promise<Benefit> {
    try {
      wasLost.current = false;
      return await rateBenefit({ id, body: { rating: stars } }, { signal });
    } catch (error) {
      const kind = kindOf(error);
      wasLost.current = kind === 'offline' || kind === 'unavailable';
      const isKnown = wasLost.current || kind === 'conflict';
      const now = isKnown && (await look().catch(() => null));
      if (!now) throw error;
      return now;
    }
  }
  // The pressed button is gone.
  useEffect(() => {
    if (rating && isSent.current) thanks.current?.focus();
  }, [rating]);
  if (rating) {
    const word = words[String(rating) as TestDriveRating];
    return (
      <p className="muted" tabIndex={-1} ref={thanks}>
        {fillMessage(messages.rated, { rating })}
        {word && ` (${word.toLowerCase()})`}
      </p>
    );
  }
  return (
    <form className="benefit-rate" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FormMessages form={form} />
      <RatingField form={form} name="rating" label={messages.rating} />
      <FormFailure form={form} text={messages.notRated} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.rate}
      </SubmitButton>
    </form>
  );
}
