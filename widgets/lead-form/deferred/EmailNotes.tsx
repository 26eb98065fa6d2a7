import type { LeadForm } from '#domain/lead/lead-form';
import { EmailSuggestion } from '#features/contact/EmailSuggestion';
import { KnownContact } from '#features/contact/KnownContact';
import { metaFlag } from '#page/core/metadata';
import type { Form } from '#ui/core/use-form';

/** What stands in the line below the e-mail address: a suggestion, or that the form is filled in. */
export const EmailNotes = ({ form }: { form: Form<LeadForm> }) => (
  <>
    <EmailSuggestion form={form} />
    <KnownContact
      form={form}
      names={['name', 'contactName', 'email', 'phone', 'cpf']}
      companyDocument={metaFlag('cpf-cnpj-in-lead')}
    />
  </>
);
