import { FormMessages } from '#ui/FormMessages';
import { PasswordTools } from '#ui/fields/password/PasswordTools';
import { messages } from './deferred/messages';
import { check } from './deferred/rules';
import { signInWithPassword } from './deferred/sign-in';

/** The chunk that loads when the form is used: rules and signing in. */
export const deferredParts = { FormMessages, PasswordTools, check, messages, signInWithPassword };
