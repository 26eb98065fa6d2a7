import { maskVehicle } from '#domain/text/masks';
import { FormMessages } from '#ui/FormMessages';
import { LinkedCampaign } from './deferred/LinkedCampaign';
import { Result } from './deferred/Result';
import { check, search } from './deferred/search';
import { VinScanner } from './deferred/VinScanner';

/** The chunk that loads when the form is used: rules, the search and what it finds. */
export const deferredParts = {
  FormMessages,
  LinkedCampaign,
  Result,
  VinScanner,
  check,
  maskVehicle,
  search,
};
