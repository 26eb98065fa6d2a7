import { VisitCar } from '#features/contact/visit/VisitCar';
import { FormFailure } from '#features/standalone/FormFailure';
import { FormMessages } from '#ui/FormMessages';
import { FormEffects } from './deferred/FormEffects';
import { messages as es } from './deferred/messages.es-AR';
import { messages as pt } from './deferred/messages.pt-BR';
import { check } from './deferred/rules';
import { Started } from './deferred/Started';
import { start } from './deferred/start';

/** The deferred part of the form, in one chunk: rules, sending, prefilling and their views. */
export const conversationModule = {
  FormEffects,
  FormFailure,
  FormMessages,
  Started,
  VisitCar,
  check,
  messages: { 'pt-BR': pt, 'es-AR': es },
  start,
};
