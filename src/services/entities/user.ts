import { array, boolean, type InferOutput, looseObject, nullish, optional, string } from 'valibot';
import { text } from './fields';

/** The signed-in user as forms read it (platform 3, calls 3.3). */
export const user = looseObject({
  id: optional(string()),
  nickname: text,
  name: text,
  emails: nullish(array(looseObject({ email: text, preferred: nullish(boolean(), false) })), []),
  emailPreferred: text,
  phone: text,
  cpf: text,
  companyCnpj: text,
});
export type User = InferOutput<typeof user>;
