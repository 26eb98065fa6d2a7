import { TEST_DRIVE_RATING_LABELS, TEST_DRIVE_RATINGS } from '#domain/scheduling/test-drive';
import { describedInGroup, ErrorLine, type FieldProps } from '../core/fields';
import { useMessages } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './fields.css?inline';

type Props<V> = FieldProps<V, number> & { disabled?: boolean };

/** One to five stars: radio buttons, so that arrow keys work and screen readers announce the label. */
export function RatingField<V extends object>({ form, name, label, disabled }: Props<V>) {
  const messages = useMessages(TEST_DRIVE_RATING_LABELS);
  useStyles(css);
  const error = form.errors[name];
  const value = Number(form.values[name] ?? 0);
  return (
    <fieldset className="field" part="field" disabled={disabled}>
      <legend>{label}</legend>
      <div className="rating">
        {TEST_DRIVE_RATINGS.map((rating) => {
          const stars = Number(rating);
          const word = messages[rating];
          return (
            <label key={word} data-on={stars <= value}>
              <input
                className="sr"
                type="radio"
                name={name}
                value={stars}
                aria-label={`${stars}, ${word}`}
                {...describedInGroup(name, error)}
                checked={value === stars}
                onChange={() => form.set({ [name]: stars } as Partial<V>)}
                onBlur={() => form.touch(name)}
              />
              <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d="M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7 5.9 21.1l1.4-6.8L2.2 9.6l6.9-.8z"
                  fill={stars <= value ? 'currentColor' : 'none'}
                  stroke="currentColor"
                  strokeWidth="1.5"
                />
              </svg>
            </label>
          );
        })}
      </div>
      <p className="rating-word" aria-hidden="true">
        {TEST_DRIVE_RATINGS.filter((rating) => Number(rating) === value).map((rating) => messages[rating])}
      </p>
      <ErrorLine name={name} error={error} />
    </fieldset>
  );
}
