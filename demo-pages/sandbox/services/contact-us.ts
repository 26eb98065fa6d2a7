import { name as isName } from '#domain/person/contact';
import * as contact from '#services/contact-us';
import { type Asked, answer, Reply } from '../answers';
import { emailError, refuseFields } from '../rules/accounts';
import { dealerOf } from '../rules/dealers';
import { IDEMPOTENCY_HEADER } from '../state';

type Message = Asked<typeof contact.sendContact.definition>;

/** Stores a message once per intent; a repeated one gets the first one's protocol. */
function receive(call: string, { body, headers, world }: Message) {
  refuseFields({
    name: !isName(body.name) && 'Digite um nome válido',
    email: emailError(body.email),
    message: body.message.trim() === '' && 'Campo obrigatório',
  });
  const { n, at } = world.state.stamp();
  const key = headers.get(IDEMPOTENCY_HEADER) ?? '';
  const id = world.state.enter(call, key, `MSG-${n}`);
  const messages = world.table('contact messages', () => new Map<string, object>());
  if (!messages.has(id)) messages.set(id, { n, at, ...body });
  return new Reply(201, { id, protocol: `${at.slice(0, 10).replaceAll('-', '')}${id.slice('MSG-'.length)}` });
}

/** A dealer's id, which does not depend on the seed. */
const DEALER = '135503081';

export const contactAnswers = answer(
  contact,
  {
    sendContact: (asked) => receive('CON-01', asked),
    sendContactToDealer(asked) {
      dealerOf(asked.world, asked.body.dealerCode ?? '');
      return receive('CON-02', asked);
    },
  },
  { examples: { sendContactToDealer: { body: { dealerCode: DEALER } } } },
);
