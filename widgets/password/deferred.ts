import { FormFailure } from '#features/session/FormFailure';
import { FormMessages } from '#ui/FormMessages';
import { Change } from './deferred/Change';
import { requestCode } from './deferred/calls';
import { First } from './deferred/First';
import { check } from './deferred/rules';
import { Done, ResetForm } from './deferred/views';

/** The chunk that loads when the form is used: rules, calls and the forms of a new password. */
export const deferredParts = {
  Change,
  Done,
  First,
  FormFailure,
  FormMessages,
  ResetForm,
  check,
  requestCode,
};
