import { expect, it } from 'vitest';
import { accessText } from '#stories/lib/access-text';

const SERVER = 'O widget só decide o que mostra: quem permite ou recusa cada operação é o servidor.';

it('says who can use a widget, what the others see, and that the server decides', () => {
  expect(accessText(undefined)).toBe('Qualquer visitante pode usar este widget.');
  expect(accessText({})).toBe(
    `Quem entrou na conta pode usar este widget. Quem não entrou lê para que o widget serve e pode entrar. ${SERVER}`,
  );
  expect(accessText({ staff: true })).toBe(
    `Quem entrou na conta com um papel da equipe pode usar este widget. Quem não entrou lê para que o widget serve e pode entrar. Quem entrou sem um papel da equipe lê que a conta não tem acesso. ${SERVER}`,
  );
});
