import { FormMessages } from '#ui/FormMessages';
import { PasswordTools } from '#ui/fields/password/PasswordTools';
import { texts } from './deferred/messages';
import { providerIcon } from './deferred/ProviderIcon';
import { check } from './deferred/rules';
import { signInWithPassword } from './deferred/sign-in';

/** The chunk that loads when the form is used: rules and signing in. */
export const deferredParts = {
  FormMessages,
  PasswordTools,
  check,
  providerIcon,
  messages: texts,
  signInWithPassword,
};
