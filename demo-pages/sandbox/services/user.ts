import * as users from '../../../src/services/user';
import { answer, Refusal } from '../answers';

export const userAnswers = answer(users, {
  self({ user }) {
    if (!user) throw new Refusal(401, { error: 'the token belongs to nobody' });
    return user;
  },
});
