import { ConfirmEmail } from '#features/account/ConfirmEmail';
import { EmailSuggestion } from '#features/contact/EmailSuggestion';
import { FormMessages } from '#ui/FormMessages';
import { PasswordRules } from '#ui/fields/password/PasswordRules';
import { PasswordTools } from '#ui/fields/password/PasswordTools';
import { createAccount, enterAccount } from './deferred/create-account';
import { Done } from './deferred/Done';
import { check } from './deferred/rules';

/** The chunk that loads when the form is used: rules, calls and further views. */
export const deferredParts = {
  ConfirmEmail,
  Done,
  EmailSuggestion,
  FormMessages,
  PasswordRules,
  PasswordTools,
  check,
  createAccount,
  enterAccount,
};
