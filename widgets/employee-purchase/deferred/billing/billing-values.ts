import { type GenericSchema, object } from 'valibot';
import { isRelated, needsAssignee } from '#domain/access/benefit-roles';
import type { Country, Language } from '#domain/core/brands';
import { labourCard, otherEmail, otherLabourCard } from '#features/person/applicant-schemas';
import * as rules from '#features/person/person-schemas';
import type { Errors } from '#ui/core/use-form';
import { errorsOf, fits } from '#ui/validation/schema';
import type { Buyer } from '../buyer/buyer';
import { texts } from '../messages';

/** The field of the files that prove what a role has to. */
export type DocumentField = `document-${string}`;
export const documentField = (code: string): DocumentField => `document-${code}`;

/** The billing data of every role; which fields are shown depends on the role. */
export interface BillingValues {
  name: string;
  email: string;
  phone: string;
  /** Of RELATIONSHIPS. */
  relationship: string;
  /** Whether somebody else receives the invoice, where the role leaves it open. */
  hasAssignee: boolean;
  assigneeName: string;
  /** A DNI in Argentina. */
  assigneeCpf: string;
  assigneeEmail: string;
  /** Of the buyer, and of who receives the invoice. */
  labourCard: string;
  assigneeLabourCard: string;
  [document: DocumentField]: File[];
}

/** Whether somebody else receives the invoice. */
export const hasAssignee = ({ role }: Buyer, values: Partial<BillingValues>): boolean =>
  needsAssignee(role) || !!values.hasAssignee;

/** The names of the fields that a buyer's form has. */
export const fieldsOf = (buyer: Buyer, values: Partial<BillingValues>): string[] => [
  ...['name', 'email', 'phone'],
  ...(isRelated(buyer.role) ? ['relationship'] : []),
  ...(buyer.asksLabourCard ? ['labourCard'] : []),
  ...(hasAssignee(buyer, values) ? ['assigneeName', 'assigneeCpf', 'assigneeEmail'] : []),
  ...(buyer.asksLabourCard && hasAssignee(buyer, values) ? ['assigneeLabourCard'] : []),
  ...buyer.documents.map(({ code }) => documentField(code)),
];

/** Returns the messages of the rules that do not hold, by field. */
export function billingErrors(
  buyer: Buyer,
  values: Partial<BillingValues>,
  language: Language,
  country: Country,
): Errors<BillingValues> {
  const messages = texts[language].billing;
  const person: Record<string, GenericSchema> = {
    name: rules.personName(language),
    email: rules.email(language),
    phone: rules.phone(language, country),
    relationship: fits((value) => value !== '', messages.relationshipMissing),
    assigneeName: rules.personName(language),
    assigneeCpf: country === 'AR' ? rules.dni(language) : rules.cpf(language),
    assigneeEmail: otherEmail(language, values.email ?? ''),
    labourCard: labourCard(language),
    assigneeLabourCard: otherLabourCard(language, values.labourCard ?? ''),
  };
  const shown = fieldsOf(buyer, values);
  const entries = Object.fromEntries(Object.entries(person).filter(([name]) => shown.includes(name)));
  const missing = buyer.documents
    .map(({ code }) => documentField(code))
    .filter((field) => !values[field]?.length)
    .map((field) => [field, messages.documentMissing]);
  return { ...errorsOf<BillingValues>(object(entries), values), ...Object.fromEntries(missing) };
}
