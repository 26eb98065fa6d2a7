import { VisitCar } from '#features/contact/visit/VisitCar';
import { FormFailure } from '#features/session/FormFailure';
import { FormMessages } from '#ui/FormMessages';
import { DealerLine } from './deferred/DealerLine';
import { EmailNotes } from './deferred/EmailNotes';
import { Page } from './deferred/Page';
import { check } from './deferred/rules';
import { Sent } from './deferred/Sent';
import { send } from './deferred/send';

/** The chunk that loads when the form is used: rules, sending and further views. */
export const deferredParts = {
  DealerLine,
  EmailNotes,
  FormFailure,
  FormMessages,
  Page,
  Sent,
  VisitCar,
  check,
  send,
};
