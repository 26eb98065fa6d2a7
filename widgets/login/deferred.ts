import { FormMessages } from '#ui/FormMessages';
import { PasswordTools } from '#ui/fields/password/PasswordTools';
import { messages as es } from './deferred/messages.es-AR';
import { messages as pt } from './deferred/messages.pt-BR';
import { providerIcon } from './deferred/ProviderIcon';
import { check } from './deferred/rules';
import { signInWithPassword } from './deferred/sign-in';

/** The chunk that loads when the form is used: rules and signing in. */
export const deferredParts = {
  FormMessages,
  PasswordTools,
  check,
  providerIcon,
  messages: { 'pt-BR': pt, 'es-AR': es },
  signInWithPassword,
};
