import { OfferTitle } from '#features/contact/OfferTitle';
import { VisitCar } from '#features/contact/visit/VisitCar';
import { FormFailure } from '#features/session/FormFailure';
import { FormMessages } from '#ui/FormMessages';
import { EmailNotes } from './deferred/EmailNotes';
import { check } from './deferred/rules';
import { Sent } from './deferred/Sent';
import { send } from './deferred/send';

/** The chunk that loads when the form is used: rules, sending and further views. */
export const deferredParts = {
  EmailNotes,
  FormFailure,
  FormMessages,
  OfferTitle,
  Sent,
  VisitCar,
  check,
  send,
};
