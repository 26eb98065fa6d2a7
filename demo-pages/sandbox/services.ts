import type { Route } from './answers';
import { inOrder } from './routes';
import { dealerAnswers } from './services/dealers';
import { leadAnswers } from './services/leads';
import { locationAnswers } from './services/location';
import { userAnalyticsAnswers } from './services/user-analytics';
import { userAnswers } from './services/users';
import { whatsappAnswers } from './services/whatsapp';

/**
 * Every call the sandbox answers, in the order in which a request is matched. A new service of the catalogue gets a
 * file in services/ and a line here; a test holds the list against src/services.
 */
export const ROUTES: readonly Route[] = inOrder([
  ...dealerAnswers,
  ...leadAnswers,
  ...locationAnswers,
  ...userAnalyticsAnswers,
  ...userAnswers,
  ...whatsappAnswers,
]);
