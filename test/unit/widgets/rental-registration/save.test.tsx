// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestUser } from '#features/session/session';
import { createRentalUser } from '#services/rental-user';
import { settle, text, texts } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  alert,
  asked,
  BACKUP,
  begin,
  choose,
  end,
  errors,
  fill,
  LICENCE,
  openForm,
  press,
  profiles,
  RETRIES,
  SELF,
  save,
  show,
  value,
  written,
} from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = begin();
});
afterEach(end);
const registered = (more: object = {}) =>
  profiles(net).set('user-ana', {
    id: 'user-ana',
    personType: 'physicalPerson',
    name: 'Ana Clara Nogueira Prado',
    email: 'ana.reserva@correio.example',
    phone: '11955500101',
    cpf: '12345678909',
    cnpj: '',
    companyName: '',
    driverLicence: { number: '01234567807', category: 'B', expiresAt: '2030-01-01' },
    ...more,
  });
const openRegistered = async (props = {}) => {
  registered();
  const shown = await show(props);
  await press('Ver meu cadastro');
  return shown;
};

describe('what is saved of a registration', () => {
  it('is a person with a licence: nothing before its rules hold', async () => {
    await openForm(net);
    await save();
    expect(errors()).toEqual([
      'Digite o número da CNH',
      'Selecione a categoria da CNH',
      'Digite a validade da CNH',
    ]);
    await fill({ ...LICENCE, licenceNumber: '01234567800', licenceExpiry: '01012020' });
    await save();
    expect(errors()).toEqual(['Número da CNH inválido', 'CNH fora da data de validade']);
    expect(written(net)).toEqual([]);
  });

  it('is filled in from the account, also where that loads later than the form', async () => {
    const fail = (call: string, fault: string) => net.sandbox.state.setFault({ call, fault });
    fail('RUS-03', '404');
    fail('USR-02', '404');
    fail('USR-04', '400');
    await show();
    await press('Ver meu cadastro');
    await settle(2000);
    expect([text('h3'), value('email')]).toEqual(['Dados do cadastro', '']);
    await fill({ email: 'ana@trabalho.example' });
    fail('USR-04', 'none');
    await act(async () => requestUser());
    await settle(2000);
    expect([value('name'), value('cpf')]).toEqual(['Ana Nogueira', '123.456.789-09']);
    expect(value('email')).toBe('ana@trabalho.example');
  });

  it('is created once, with what is filled in, and says so with the focus', async () => {
    const { emit } = await openForm(net, { nextUrl: '/propostas' });
    await fill();
    await save();
    expect(text('.success')).toContain('Cadastro de locação salvoO cadastro está completo.');
    expect(document.activeElement).toBe(document.querySelector('.success h3'));
    expect(document.querySelector('a.button')?.getAttribute('href')).toMatch(/\/propostas$/);
    const driverLicence = { number: '01234567807', category: 'B', expiresAt: '2030-01-01' };
    expect(written(net)).toEqual([
      [
        'RUS-04',
        {
          personType: 'physicalPerson',
          name: 'Ana Clara Nogueira Prado',
          cpf: '12345678909',
          email: 'ana.reserva@correio.example',
          phone: '11955500101',
          driverLicence,
        },
      ],
    ]);
    expect(emit).toHaveBeenLastCalledWith('vt-rental-registration-saved', { isNew: true, changed: 6 });
    expect(localStorage.getItem('vitrine:rental-registration:v1')).toBeNull();
    await press('Alterar os dados');
    expect(text('h3')).toBe('O seu cadastro');
  });

  it('is a company with who answers for it, its licence whole or not at all', async () => {
    await openForm(net);
    await choose('legalPerson');
    expect(texts('legend')).toContain('Quem responde por ela');
    await fill({ cnpj: '11222333000182', licenceCategory: 'B' });
    await save();
    expect(errors()).toEqual([
      'Digite a razão social',
      'CNPJ inválido',
      'Digite o número da CNH',
      'Digite a validade da CNH',
    ]);
    await fill({ companyName: 'Frota & Filhos', cnpj: '11222333000181', licenceCategory: '' });
    await save();
    expect(written(net)).toMatchObject([
      ['RUS-04', { personType: 'legalPerson', companyName: 'Frota & Filhos', cnpj: '11222333000181' }],
    ]);
    expect(text('.success h3')).toBe('Cadastro de locação salvo');
  });

  it('names what the service still misses, in words', async () => {
    await openForm(net);
    await fill();
    net.faults[SELF] = { status: 201, body: { id: 'x', missing: ['cnpj', 'contrato', 'selfie'] } };
    await save();
    expect(text('.success p')).toBe(
      'Para o cadastro ficar completo ainda falta: CNPJ e outro dado, que o serviço vai pedir.',
    );
  });

  it('is only what has changed of a registration that is there', async () => {
    const { emit } = await openRegistered();
    await fill({ phone: '11955500199', licenceCategory: 'AB' });
    await save();
    expect(written(net)).toEqual([
      [
        'EXT-06',
        {
          phone: '11955500199',
          driverLicence: { number: '01234567807', category: 'AB', expiresAt: '2030-01-01' },
        },
      ],
    ]);
    expect(text('.success h3')).toBe('Cadastro de locação atualizado');
    expect(emit).toHaveBeenLastCalledWith('vt-rental-registration-saved', { isNew: false, changed: 2 });
  });

  it('is nothing where nothing has changed: no call has an empty body, and developers read the documents’ texts', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openRegistered();
    await save();
    expect(alert()).toBe('Você não mudou nada: não há o que salvar.');
    expect(written(net)).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('No content provided for the body.'));
    await expect(createRentalUser({ body: {} })).rejects.toMatchObject({
      kind: 'input',
      message: expect.stringContaining('No body content provided.'),
    });
    warn.mockRestore();
  });

  it.each([
    ['licenceNumber', { ...LICENCE, licenceNumber: '98765432109' }, 'CNH bloqueada'],
    ['email', { ...LICENCE, email: 'ana@fora.example' }, 'E-mail bloqueado'],
  ] as const)(
    'shows what the service refuses at its field, and keeps what was typed: %s',
    async (field, values, said) => {
      await openForm(net);
      await fill(values);
      if (field === 'email') net.faults[SELF] = { status: 422, body: { errors: { email: said } } };
      await save();
      expect([text(`#${field}-error`), document.activeElement?.id]).toEqual([said, field]);
      expect(value('licenceExpiry')).toBe('01/01/2030');
    },
  );

  it('says that it is refused without a reason', async () => {
    await openForm(net);
    await fill();
    net.faults[SELF] = { status: 422, body: {} };
    await save();
    expect(alert()).toContain('O serviço recusou o cadastro sem dizer o motivo');
  });

  it.each([['lost'], [500], ['offline']] as const)(
    'is asked for before it is sent again: %s',
    async (fault) => {
      const { emit } = await openForm(net);
      await fill();
      const { fetch } = globalThis;
      // Only the call that writes; the question comes through, but for the service that is not there.
      const isWritten = (request: Request) =>
        request.method === 'POST' && request.url.includes('self/rental');
      let isDown = fault === 'offline';
      vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
        const request = new Request(input, init);
        if (isDown && /self\/rental/.test(request.url)) throw new TypeError('Failed to fetch');
        if (!isWritten(request) || isDown) return fetch(request);
        isDown = false;
        if (fault === 500 && !failed) {
          failed = true;
          return Response.json({}, { status: 500 });
        }
        const answer = await fetch(request);
        if (fault === 'lost' && !failed) {
          failed = true;
          throw new TypeError('Failed to fetch');
        }
        return answer;
      });
      let failed = false;
      await save();
      await settle(RETRIES);
      if (fault === 'lost') {
        expect(text('.success h3')).toBe('Cadastro de locação salvo');
        expect(written(net)).toHaveLength(1);
        return;
      }
      expect(alert()).toContain(
        fault === 500 ? 'o serviço ainda não tem estes dados' : 'primeiro perguntamos ao serviço',
      );
      expect(value('licenceNumber')).toBe('01234567807');
      expect(emit).toHaveBeenLastCalledWith('vt-rental-registration-failed', { kind: expect.any(String) });
      isDown = false;
      await save();
      expect(text('.success h3')).toBe('Cadastro de locação salvo');
      expect(written(net)).toHaveLength(1);
    },
  );

  it.each([
    ['the same data', {}, 'Cadastro de locação atualizado', 1],
    ['other data', { phone: '11955500177' }, 'Cadastro de locação atualizado', 2],
  ])('that was registered on another device meanwhile, with %s', async (name, more, said, calls) => {
    await openForm(net);
    await fill();
    registered(more);
    await save();
    if (name === 'other data') {
      expect(alert()).toContain('em outro aparelho ou aba');
      await save();
    }
    expect(text('.success h3')).toBe(said);
    expect(written(net)).toHaveLength(calls);
    expect(written(net).slice(1)).toEqual(calls === 2 ? [['EXT-06', { phone: '11955500101' }]] : []);
  });

  it('is read from the user’s service where that of rentals does not answer, and new where neither knows it', async () => {
    registered();
    net.faults[SELF] = 500;
    await show();
    await press('Ver meu cadastro');
    await settle(RETRIES);
    expect([text('h3'), asked(net, BACKUP)]).toEqual(['O seu cadastro', 1]);
    net.faults[SELF] = 404;
    net.faults[BACKUP] = 404;
    await show();
    await press('Ver meu cadastro');
    expect([text('h3'), value('name')]).toEqual(['Dados do cadastro', 'Ana Clara Nogueira Prado']);
  });

  it('that cannot be read is asked for again', async () => {
    net.faults['self/rental'] = 500;
    await show();
    await press('Ver meu cadastro');
    await settle(RETRIES);
    expect(alert()).toContain('Não foi possível carregar');
    net.faults = {};
    await press('Tentar novamente');
    expect(text('h3')).toBe('Dados do cadastro');
  });

  it('stays in the page after the session has ended, and is sent once it is back', async () => {
    await openForm(net);
    await fill();
    net.faults[SELF] = 401;
    await save();
    expect(text('.session-note')).toContain('sessão');
    expect(value('licenceNumber')).toBe('01234567807');
  });

  it('speaks Spanish, with the documents of Argentina', async () => {
    net = begin({ brand: 'peugeot', country: 'AR' });
    await show({}, 'es-AR');
    expect(text('h2')).toBe('Inscripción para alquilar');
    await press('Ver mi inscripción');
    await choose('legalPerson');
    await fill({ companyName: 'Flota Sur', cnpj: '30-50001091-2', cpf: '30123456', phone: '1145678901' });
    await press('Guardar inscripción');
    expect(written(net)).toMatchObject([
      ['RUS-04', { cnpj: '30500010912', cpf: '30123456', phone: '1145678901' }],
    ]);
    expect(text('.success h3')).toBe('Inscripción de alquiler guardada');
  });
});
