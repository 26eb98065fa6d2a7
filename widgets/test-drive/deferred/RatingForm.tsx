import { useEffect, useRef } from 'react';
import { TEST_DRIVE_RATING_LABELS, type TestDriveRating } from '#domain/scheduling/test-drive';
import { FormFailure } from '#features/session/FormFailure';
import type { TestDrive } from '#services/entities/schedule';
import { isKind } from '#services/http/problem';
import { statusOf } from '#services/http/status';
import { rateTestDrive } from '#services/visitor-schedule';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { RatingField } from '#ui/fields/RatingField';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { tooLong } from '#ui/validation/schema';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has rated a test drive from 1 to 5. testDrive: its id. */
    'vt-test-drive-rated': { testDrive: string; rating: number };
  }
}

const LONGEST_COMMENT = 500;
/** Status of a test drive that is not over yet (ours). */
const NOT_YET = 422;

interface RatingFormProps {
  drive: TestDrive;
  /** 0 if it is not rated yet. */
  rating: number;
  onRated(drive: TestDrive): void;
  /** Called if the service knows a newer state. */
  onChanged(): void;
}

/** The rating of a test drive, from 1 to 5 (spec cars#scheduling): once. */
export function RatingForm({ drive, rating, onRated, onChanged }: RatingFormProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const words = useMessages(TEST_DRIVE_RATING_LABELS);
  const thanks = useRef<HTMLParagraphElement>(null);
  const isSent = useRef(false);
  const form = useForm<{ rating: number; comment: string }>({
    initial: {},
    check: async (values) => ({
      ...(!values.rating && { rating: messages.noRating }),
      ...tooLong(values, { comment: LONGEST_COMMENT }, host.language),
    }),
    async send({ rating: stars = 0, comment = '' }) {
      const body = { rating: stars, ...(comment.trim() && { comment: comment.trim() }) };
      try {
        const rated = await rateTestDrive({ id: drive.id, body });
        isSent.current = true;
        host.emit('vt-test-drive-rated', { testDrive: drive.id, rating: stars });
        onRated(rated);
      } catch (error) {
        // In another tab, or by an answer that was lost.
        const isRated = isKind(error, 'conflict');
        if (!isRated && statusOf(error) !== NOT_YET) throw error;
        isSent.current = isRated;
        onChanged();
        throw new FormRefusal({}, [isRated ? messages.alreadyRated : messages.notYet]);
      }
    },
  });
  // The pressed button is gone.
  useEffect(() => {
    if (rating && isSent.current) thanks.current?.focus();
  }, [rating]);
  if (rating) {
    const word = words[String(rating) as TestDriveRating] ?? '';
    return (
      <p className="notice good" tabIndex={-1} ref={thanks}>
        {fillMessage(messages.rated, { rating, word: word.toLowerCase() })}
      </p>
    );
  }
  return (
    <form className="rate" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <h3>{messages.rate}</h3>
      <FormMessages form={form} />
      <RatingField form={form} name="rating" label={messages.rating} />
      <TextField form={form} name="comment" label={messages.comment} optional={messages.optional} />
      <FormFailure guest form={form} text={messages.notRated} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.sendRating}
      </SubmitButton>
    </form>
  );
}
