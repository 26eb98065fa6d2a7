import { useMessages } from '#ui/core/host-context';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from '../steps/messages';

interface ReviewHeadProps {
  title: string;
  /** Leads to where it can be changed. */
  onEdit(): void;
}

/** A title of a review with the link that leads back to its form. */
export function ReviewHead({ title, onEdit }: ReviewHeadProps) {
  const messages = useMessages(texts);
  return (
    <div className="review-head">
      <h4>{title}</h4>
      <button className="link" type="button" onClick={onEdit}>
        {messages.change}
        <span className="sr"> {title}</span>
      </button>
    </div>
  );
}

interface ReviewSectionProps extends ReviewHeadProps {
  /** Rows without a text are omitted. */
  rows: readonly (readonly [name: string, text: string])[];
}

/** One part of what is sent, by name. */
export function ReviewSection({ rows, ...head }: ReviewSectionProps) {
  return (
    <div className="review-part">
      <ReviewHead {...head} />
      <div className="flow-plan">
        <dl>
          {rows.map(
            ([name, text]) =>
              text && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <Spoken>{text}</Spoken>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </div>
  );
}
