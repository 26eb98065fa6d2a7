import { type Props, text } from '#element/attributes/attributes';
import { contactUrl, count, heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Name of the model whose offers are listed, as in the catalogue; those of all models if absent. */
  model: text,
  count,
  'contact-url': contactUrl,
};

/** The props of the view. */
export type EmployeePurchaseProps = Props<typeof attributes>;
