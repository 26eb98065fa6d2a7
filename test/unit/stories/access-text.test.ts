import { expect, it } from 'vitest';
import { accessText, whoCanUse } from '#stories/lib/access-text';

const SERVER = 'O widget só decide o que mostra: quem permite ou recusa cada operação é o servidor.';

it('says who can use a widget, what the others see, and that the server decides', () => {
  expect(accessText(undefined)).toBe('Qualquer visitante pode usar este widget.');
  expect(accessText({ otherwise: 'refused' })).toBe(
    `Quem entrou na conta pode usar este widget. Quem não entrou lê para que o widget serve e pode entrar. ${SERVER}`,
  );
  expect(accessText({ anyRole: ['dealer_manager', 'dms'], otherwise: 'read-only' })).toBe(
    `Quem entrou na conta com o papel dealer_manager ou dms pode usar este widget. Quem não entrou lê para que o widget serve e pode entrar. Quem entrou sem essa permissão pode consultar, mas não alterar. ${SERVER}`,
  );
  expect(accessText({ anyRole: ['dms'], group: 'OFFER', otherwise: 'hidden' })).toBe(
    `Quem entrou na conta com o papel dms e o grupo OFFER pode usar este widget. Quem não entrou na conta, ou não tem essa permissão, não vê nada no lugar do widget. ${SERVER}`,
  );
  expect(accessText({ group: 'WCD', otherwise: 'refused' })).toContain('lê que a conta não tem acesso.');
  expect(accessText({ anyGroupRole: ['ROLE_ADMIN'], otherwise: 'refused' })).toBe(
    `Quem entrou na conta com o papel de grupo ROLE_ADMIN pode usar este widget. Quem não entrou lê para que o widget serve e pode entrar. Quem entrou sem essa permissão lê que a conta não tem acesso. ${SERVER}`,
  );
  expect(whoCanUse({ group: 'WCD', otherwise: 'hidden' })).toBe('Quem entrou na conta com o grupo WCD');
});
