import { EmailSuggestion } from '#features/contact/EmailSuggestion';
import { VisitCar } from '#features/contact/visit/VisitCar';
import { FormFailure } from '#features/standalone/FormFailure';
import { FormMessages } from '#ui/FormMessages';
import { Page } from './deferred/Page';
import { check } from './deferred/rules';
import { Sent } from './deferred/Sent';
import { send } from './deferred/send';

/** The chunk that loads when the form is used: rules, sending and further views. */
export const deferredParts = {
  EmailSuggestion,
  FormFailure,
  FormMessages,
  Page,
  Sent,
  VisitCar,
  check,
  send,
};
