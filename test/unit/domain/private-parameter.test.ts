import { expect, it } from 'vitest';
import { isPrivateParameter } from '#domain/address/private-parameter';

it.each([
  'code',
  'state',
  'session_state',
  'authCode',
  'access_token',
  'senha',
  'cpf',
  'email',
  'telefone',
  'customerName',
  'name',
  'key',
  'state-code-verifier',
])('%s may hold a credential or personal data', (name) => expect(isPrivateParameter(name)).toBe(true));

it.each([
  'dealerCode',
  'stateCode',
  'state_code',
  'city-name',
  'modelName',
  'brand',
  'loginType',
  'mvsCode',
  'utm_source',
])('%s holds none', (name) => expect(isPrivateParameter(name)).toBe(false));
