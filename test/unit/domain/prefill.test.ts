import { describe, expect, it } from 'vitest';
import { prefill } from '#domain/person/prefill';

describe('prefill (spec leads#prefilling)', () => {
  const user = {
    nickname: 'Aninha',
    name: 'Ana Souza',
    emails: [
      { email: 'a@x.com', preferred: false },
      { email: 'b@x.com', preferred: true },
    ],
    emailPreferred: 'c@x.com',
    phone: '11987654321',
    cpf: '52998224725',
    companyCnpj: '11222333000181',
  };
  it('takes nickname and preferred e-mail', () =>
    expect(prefill(user, false)).toEqual({
      name: 'Aninha',
      email: 'b@x.com',
      phone: '11987654321',
      cpf: '52998224725',
    }));
  it('falls back to name and emailPreferred', () =>
    expect(prefill({ ...user, nickname: ' ', emails: [] }, false)).toMatchObject({
      name: 'Ana Souza',
      email: 'c@x.com',
    }));
  it('puts the company in the place of the CPF with the flag, if there is one', () => {
    expect(prefill(user, true).cpf).toBe('11222333000181');
    expect(prefill({ ...user, companyCnpj: null }, true).cpf).toBe('52998224725');
  });
  it('is empty for an empty user', () =>
    expect(prefill({}, true)).toEqual({ name: '', email: '', phone: '', cpf: '' }));
});
