import { safeUrl } from '#page/core/safe-url';
import { Checkbox, ErrorLine } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import type { RentalForm } from './form-values';
import { texts } from './messages';

/** The three consents, of which only that to the privacy terms is required (spec leads#rental-interest). */
export function ConsentBoxes({ form, privacyUrl }: { form: Form<RentalForm>; privacyUrl: string }) {
  const messages = useMessages(texts);
  const privacy = safeUrl(privacyUrl);
  const error = form.errors.acceptsPrivacy;
  return (
    <fieldset className="field consents" part="field">
      <legend>{messages.consents}</legend>
      <div className="choices">
        <Checkbox form={form} name="acceptsPrivacy" label={messages.acceptsPrivacy} invalid={!!error} />
        <p className="terms">
          {privacy && (
            <a href={privacy} target="_blank" rel="noopener">
              {messages.privacyLink}
            </a>
          )}
        </p>
        <Checkbox form={form} name="acceptsContact" label={messages.acceptsContact} />
        <Checkbox form={form} name="acceptsOffers" label={messages.acceptsOffers} />
      </div>
      <ErrorLine name="acceptsPrivacy" error={error} />
    </fieldset>
  );
}
