import { address, option, type Props, text } from '#element/attributes/attributes';
import { count, heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  count,
  /** Kind of the listed offers; both if absent. */
  type: option('', 'service', 'accessory'),
  /** Name of the model whose offers are listed; those of all models if absent. */
  model: text,
  /** Address of the page, or the place in this page (#servico), with vt-service-scheduling, for services. No link if absent. */
  'scheduling-url': address,
  /** Address of the page, or the place in this page, with vt-contact-form or vt-lead-form. No link if absent. */
  'contact-url': address,
};

/** The props of the view. */
export type MoparOffersProps = Props<typeof attributes>;
