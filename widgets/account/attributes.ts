import { address, flag, list, type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** The sections, in their order; all of them if absent. Those of the author's templates follow. */
  sections: list(
    'personal-data',
    'address',
    'dealer',
    'garage',
    'orders',
    'vouchers',
    'card-wallet',
    'password',
  ),
  /** Address of the page with the configurator, for the section garage. No link if absent. */
  'configurator-url': address,
  /** Address of the page on which an order is paid, for the section orders. No link if absent. */
  'payment-url': address,
  /** Address of the page on which an order's documents are sent, for the section orders. No link if absent. */
  'documents-url': address,
  /** Address of the page with vt-security-photo, for the section orders. No link if absent. */
  'photo-url': address,
  /** Address of the page with vt-welcome-kit, for the section orders. No link if absent. */
  'welcome-kit-url': address,
  /** Address of the page with vt-rewards, for gifts of the section vouchers. No gifts if absent. */
  'gift-url': address,
  /** Id of the discount club whose site the visitor can open signed in; no entry if absent. */
  'discount-club': text,
  /** Whether the visitor can open the electronic parts catalogue signed in. */
  eper: flag,
  /** Whether the visitor can open the rewards' site signed in. */
  rewards: flag,
};

/** The props of the view. */
export type AccountProps = Props<typeof attributes>;
