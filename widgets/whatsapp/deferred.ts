import { VisitCar } from '#features/contact/visit/VisitCar';
import { FormFailure } from '#features/session/FormFailure';
import { FormMessages } from '#ui/FormMessages';
import { FormEffects } from './deferred/FormEffects';
import { texts } from './deferred/messages';
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
  messages: { 'pt-BR': texts['pt-BR'], 'es-AR': texts['es-AR'] },
  start,
};
