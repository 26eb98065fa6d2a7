import { EmailSuggestion } from '#features/contact/EmailSuggestion';
import { KnownContact } from '#features/contact/KnownContact';
import type { Form } from '#ui/core/use-form';
import type { RentalForm } from '../form-values';

/** What stands in the line below the e-mail address: a suggestion, or that the form is filled in. */
export const EmailNotes = ({ form }: { form: Form<RentalForm> }) => (
  <>
    <EmailSuggestion form={form} />
    <KnownContact form={form} names={['contactName', 'email', 'phone']} />
  </>
);
