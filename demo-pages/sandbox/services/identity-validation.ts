import { birthday, isOverEighteen } from '#domain/time/dates';
import * as identity from '#services/identity-validation';
import { answer, Reply } from '../answers';
import { languageOf } from '../lib/language';
import { cpfError, refuseFields, signedIn } from '../rules/accounts';
import { BANK_WORDS } from '../rules/bank-words';
import {
  answerStep,
  currentValidation,
  QUESTIONS,
  RIGHT,
  resendToken,
  startValidation,
  validationView,
} from '../rules/identities';
import { CODE } from '../rules/mails';
import type { World } from '../world';

type Caller = { headers: Headers; world: World; params: { id: string } };

/** The validation that a caller asks for. */
const of = (caller: Caller) => currentValidation(caller.world, caller.params.id, signedIn(caller).id);

export const identityAnswers = answer(
  identity,
  {
    startIdentityValidation(asked) {
      const { body, world, headers } = asked;
      const messages = BANK_WORDS[languageOf(headers)];
      const now = new Date(world.now());
      const phone = body.phone.replace(/\D/g, '');
      refuseFields({
        cpf: (body.cpf === '' || cpfError(body.cpf)) && messages.document,
        birthday:
          (!birthday(body.birthday, { now }) && messages.born) ||
          (!isOverEighteen(body.birthday, { now }) && messages.underage),
        phone: phone.length < 10 && 'Digite um telefone válido',
      });
      return new Reply(201, validationView(world, startValidation(world, signedIn(asked).id, phone)));
    },
    getIdentityValidation: (asked) => validationView(asked.world, of(asked)),
    sendIdentityToken(asked) {
      const validation = of(asked);
      return answerStep(asked.world, validation, {
        step: 'VALIDATING_TOKEN',
        right: asked.body.token === validation.token,
        errors: { token: 'Código inválido' },
      });
    },
    answerIdentityQuiz(asked) {
      const right = QUESTIONS.every(({ id }) =>
        asked.body.answers.some(({ questionId, optionId }) => questionId === id && optionId === RIGHT),
      );
      return answerStep(asked.world, of(asked), {
        step: 'AWAITING_QUIZ',
        right,
        errors: { answers: 'Respostas não conferem' },
      });
    },
    resendIdentityToken: (asked) => resendToken(asked.world, of(asked), asked.body.key),
  },
  {
    examples: {
      startIdentityValidation: {
        body: { cpf: '12345678909', name: 'Ana Nogueira', birthday: '07/03/1990', phone: '11955500101' },
      },
      getIdentityValidation: { id: 'a-responder' },
      sendIdentityToken: { id: 'a-confirmar', body: { token: CODE } },
      resendIdentityToken: { id: 'a-reenviar', body: { key: 'a-press' } },
      answerIdentityQuiz: {
        id: 'a-responder',
        body: { answers: QUESTIONS.map(({ id }) => ({ questionId: id, optionId: RIGHT })) },
      },
    },
  },
);
