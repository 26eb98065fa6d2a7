import { safeUrl } from '#page/core/safe-url';
import { Checkbox } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { texts } from './messages';
import type { Terms } from './terms';

/** A form that is sent once the terms are accepted. */
export interface TermsValues {
  terms: boolean;
}

/** The right of withdrawal, the terms, and the box that accepts both; nothing for a way to pay that charges nothing here. */
export function AcceptTerms({ form, terms }: { form: Form<TermsValues>; terms: Terms }) {
  const messages = useMessages(texts);
  if (!terms.isNeeded) return null;
  const address = safeUrl(terms.url);
  const error = form.errors.terms;
  return (
    <div className="field" part="field">
      <p className="muted small" id="terms-withdrawal">
        {messages.withdrawal[terms.country]}{' '}
        {address && (
          <a href={address} target="_blank" rel="noopener">
            {messages.readTerms}
            <span className="sr"> {messages.newTab}</span>
          </a>
        )}
      </p>
      <Checkbox
        form={{
          ...form,
          // Not the form's own: other terms may have replaced those that were accepted.
          values: { terms: terms.isAccepted },
          set(changes) {
            terms.accept(changes.terms === true);
            form.set(changes);
          },
        }}
        name="terms"
        label={address ? messages.acceptTerms : messages.acceptWithdrawal}
        invalid={!!error}
      />
      <p className="error" part="error" id="terms-error" role="alert">
        {error}
      </p>
    </div>
  );
}
