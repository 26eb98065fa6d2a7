// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mails, RESEND_WAIT } from '#demo-pages/sandbox/rules/mails';
import Signup from '#widgets/signup/Signup';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props = { heading: '', loginUrl: '', privacyUrl: '', returnUrl: '', garageUrl: '', crm: false };
const NEW = {
  name: 'Nina Ramos',
  cpf: '111.444.777-35',
  email: 'nina@correio.example',
  password: 'Segura#2026',
  confirmation: 'Segura#2026',
};

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  signOut();
});
afterEach(async () => {
  await leave();
  signOut();
  vi.unstubAllGlobals();
});
const fill = async (values: Partial<typeof NEW> = {}) => {
  for (const [name, value] of Object.entries({ ...NEW, ...values })) await type(`#${name}`, value);
};
const lastCode = () => mails(net.sandbox.world).at(-1)?.code ?? '';
const asked = (part: string) => net.asked.filter((address) => address.includes(part));

describe('signing up', () => {
  it('sends nothing before its rules hold, and marks the rules of the password as they are met', async () => {
    await render(<Signup {...props} />);
    await submit();
    expect(texts('.error').filter(Boolean)).toEqual([
      'Digite o nome completo',
      'Digite o CPF',
      'Digite o e-mail',
      'Digite uma senha',
      'Repita a senha',
    ]);
    await fill({ password: 'curta', confirmation: 'outra' });
    expect(texts('.password-rules [data-met=true]')).not.toHaveLength(0);
    await submit();
    expect(text('#confirmation-error')).toBe('As senhas digitadas não são iguais');
    expect(net.asked).toEqual([]);
  });

  it.each([
    [false, '/v3/users'],
    [true, '/user/user?salesforceIntegration=true'],
  ])('opens the account, confirms its address and signs in (crm: %s)', async (crm, path) => {
    const { emit } = await render(<Signup {...props} crm={crm} returnUrl="/conta" />);
    await fill();
    await submit();
    expect(asked(path)).toHaveLength(1);
    expect(text('h2')).toBe('Confirme o seu e-mail');
    expect(document.activeElement?.localName).toBe('h2');
    await type('#code', lastCode());
    await settle();
    expect(text('h2')).toBe('A sua conta está pronta');
    expect(asked('/confirm')).toHaveLength(1);
    expect(Cookies.get('vitrine_session')).toBeTruthy();
    expect(emit.mock.calls.map(([name]) => name)).toEqual(['vt-signup-sent', 'vt-signup-confirmed']);
    expect(JSON.stringify([emit.mock.calls, { ...sessionStorage }, { ...localStorage }])).not.toMatch(
      /Segura|nina@/,
    );
    expect(document.querySelector('a')?.getAttribute('href')).toContain('/conta');
  });

  it('confirms a complete code by itself, once; a refused one stays, for the button or another code', async () => {
    await render(<Signup {...props} />);
    await fill();
    await submit();
    expect(text('#code-hint')).toBe('Com os 6 números, a confirmação é enviada sozinha.');
    await type('#code', '00000');
    expect(asked('/confirm')).toHaveLength(0);
    await type('#code', '000000');
    expect(asked('/confirm')).toHaveLength(1);
    expect(text('#code-error')).toBe('Código inválido');
    expect(document.activeElement?.id).toBe('code');
    await type('#code', '00000');
    await type('#code', '000000');
    expect(asked('/confirm')).toHaveLength(1);
    await submit();
    expect(asked('/confirm')).toHaveLength(2);
    net.hold = '/confirm';
    await type('#code', lastCode());
    await submit();
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    expect(asked('/confirm')).toHaveLength(3);
    expect(text('h2')).toBe('A sua conta está pronta');
  });

  it.each([
    ['', ['/conta?vt-section=garage&vt-garage=add', '/inicio'], 'Adicionar o meu carro'],
    ['?returnUrl=/reserva', ['/reserva'], 'Continuar'],
  ])('leads on to the first car, unless the visitor was doing something: %j', async (search, ends, main) => {
    history.replaceState(null, '', `/cadastro${search}`);
    await render(<Signup {...props} returnUrl="/inicio" garageUrl="/conta" />);
    await fill();
    await submit();
    await type('#code', lastCode());
    await settle();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.actions a')];
    expect(links.map(({ href }) => href.slice(location.origin.length))).toEqual(ends);
    expect(texts('.actions .button:not(.plain)')).toEqual([main]);
    history.replaceState(null, '', '/');
  });

  it('offers the address that was probably meant', async () => {
    await render(<Signup {...props} />);
    await fill({ email: 'nina@gmial.com' });
    const field = document.querySelector<HTMLInputElement>('#email');
    await act(async () => field?.dispatchEvent(new FocusEvent('blur')));
    expect(text('.suggestion')).toBe('Você quis dizer @gmail.com?');
  });

  it('says where the code went, and offers another one after the button that confirms', async () => {
    await render(<Signup {...props} />);
    await fill();
    await submit();
    expect(text()).toContain(`Enviamos um código para ${NEW.email}.`);
    const names = texts('button');
    expect(names.indexOf('Confirmar')).toBeLessThan(names.indexOf('Enviar outro código'));
  });

  it('does not tell that an address has an account; its owner gets an e-mail', async () => {
    await render(<Signup {...props} />);
    await fill({ email: 'ana.nogueira@correio.example' });
    await submit();
    expect(text('h2')).toBe('Confirme o seu e-mail');
    expect(mails(net.sandbox.world).at(-1)).toMatchObject({ subject: 'Você já tem uma conta', code: '' });
  });

  it('keeps everything typed where it fails, and goes back to correct the address', async () => {
    await render(<Signup {...props} />);
    await fill();
    net.faults['/v3/users'] = 500;
    await submit();
    expect(text('.notice')).toContain('Nada do que você digitou foi perdido.');
    delete net.faults['/v3/users'];
    await click(button('Tentar novamente'));
    await settle();
    await click(button('Corrigir o e-mail'));
    expect(document.querySelector<HTMLInputElement>('#email')?.value).toBe(NEW.email);
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe(NEW.name);
  });

  it('asks for another code, not too often, and says so', async () => {
    await render(<Signup {...props} />);
    await fill();
    await submit();
    await click(button('Enviar outro código'));
    expect(texts('[role=status]').join()).toContain('Aguarde um instante');
    net.sandbox.world.advance(RESEND_WAIT);
    await click(button('Enviar outro código'));
    expect(texts('[role=status]').join()).toContain('Enviamos outro código.');
  });

  it.each([['offline'], [500]] as const)(
    'signs in after the code has been used, though the first attempt failed: %j',
    async (fault) => {
      await render(<Signup {...props} />);
      await fill();
      await submit();
      net.faults['/authentication'] = fault;
      await type('#code', lastCode());
      expect(text('.notice')).toContain('Nada do que você digitou foi perdido.');
      delete net.faults['/authentication'];
      await click(button('Tentar novamente'));
      await settle();
      expect(text('h2')).toBe('A sua conta está pronta');
      expect(asked('/confirm')).toHaveLength(1);
    },
  );
});

it('speaks Spanish', async () => {
  await render(<Signup {...props} />, 'es-AR');
  expect(text('h2')).toBe('Crear tu cuenta');
});
