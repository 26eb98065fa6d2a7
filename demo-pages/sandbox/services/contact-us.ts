import { name as isName } from '../../../src/domain/contact';
import * as contact from '../../../src/services/contact-us';
import { type Asked, answer, Reply } from '../answers';
import { emailError, refuseFields } from '../rules/accounts';

function receive({ body, world }: Asked<typeof contact.sendContact.definition>) {
  refuseFields({
    name: !isName(body.name) && 'Digite um nome válido',
    email: emailError(body.email),
    message: body.message.trim() === '' && 'Campo obrigatório',
  });
  const { n, at } = world.state.stamp();
  world.table('contact messages', () => [] as object[]).push({ n, at, ...body });
  return new Reply(201, { id: `MSG-${n}`, protocol: `${at.slice(0, 10).replaceAll('-', '')}${n}` });
}

export const contactAnswers = answer(contact, { sendContact: receive, sendContactToDealer: receive });
