// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { versionOf } from '#demo-pages/sandbox/data/cars';
import { inStock, takeFromStock } from '#demo-pages/sandbox/rules/stock';
import { readSession } from '#features/session/session';
import { button, click, leave, settle, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import * as lib from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = lib.begin();
});
afterEach(async () => {
  await lib.end();
  vi.restoreAllMocks();
});
const BILLING = 'Confira o carro e preencha os dados';
const bodies = (call: string) =>
  net.sandbox.state.calls.filter((each) => each.call === call).map(({ body }) => body);
/** The code of the first car of the list. */
const chosenCode = () => (bodies('B2E-03').at(-1) as { mvsCode: string }).mvsCode;
const sellOut = (mvsCode: string) => {
  while (inStock(net.sandbox.world, mvsCode) > 0) takeFromStock(net.sandbox.world, mvsCode, undefined);
};

describe('a visitor without a session', () => {
  beforeEach(async () => {
    signOut();
    readSession();
  });
  const typeBuyer = async (registration = '123451') => {
    await lib.chooseRole('employee');
    await type('#registration', registration);
    await type('#cpf', '123.456.789-09');
    await lib.check();
  };

  it('can have the registration validated, and goes on with it after the sign-in', async () => {
    await lib.show();
    expect(text()).toContain('Entre na sua conta');
    await typeBuyer();
    expect(text('.employee > [role=status]')).toContain('Encontramos a matrícula.');
    // Nothing is asked for that needs an account.
    expect(net.asked.every((address) => address.endsWith(lib.VALIDATE))).toBe(true);
    await lib.signIn('ana');
    expect(lib.typedIn('registration')).toBe('123451');
    expect(document.querySelector<HTMLInputElement>('input[value=employee]')?.checked).toBe(true);
  });

  it('reads what is wrong with it; another value is another question', async () => {
    await lib.show();
    await typeBuyer();
    await type('#registration', '999999');
    expect(text('.employee > [role=status]')).toBe('');
    net.faults[lib.VALIDATE] = { status: 200, body: { valid: false } };
    await lib.check();
    expect(lib.errors().join()).toContain('Não encontramos esta matrícula');
    net.faults[lib.VALIDATE] = 'offline';
    await lib.check();
    expect(lib.alert()).toContain('Não foi possível conferir seus dados');
    expect(lib.typedIn('registration')).toBe('999999');
  });
});

describe('who buys', () => {
  it('is asked with the account’s document, and checked without a token before anything else', async () => {
    await lib.show();
    expect([lib.title(), lib.typedIn('cpf')]).toEqual(['Quem está comprando?', '123.456.789-09']);
    await lib.check();
    expect(lib.errors()).toEqual(['Diga quem está comprando', 'Digite a matrícula']);
    expect(lib.asked(net, lib.VALIDATE)).toBe(0);
    await lib.identify();
    expect(bodies('UPL-03')).toEqual([{ role: 'employee', registration: '123451', cpf: '12345678909' }]);
    const [validated] = net.sandbox.state.calls.filter(({ call }) => call === 'UPL-03');
    expect(validated?.headers.authorization).toBeUndefined();
    expect(net.asked.find((address) => address.includes(lib.IMPEDIMENTS))).toContain('market=pt-BR');
    expect([lib.title(), document.activeElement?.textContent]).toEqual([
      'Escolha o carro',
      'Escolha o carro',
    ]);
  });

  it.each([
    [
      'an unknown registration',
      'employee',
      '123450',
      '#registration-error',
      /Não encontramos esta matrícula/,
    ],
    ['another role', 'employee', '123459', '#role-error', /Escolha: Prestador de serviço da empresa/],
  ])('is refused at its field: %s', async (_, role, registration, field, said) => {
    await lib.show();
    await lib.identify(role, registration);
    expect(text(field)).toMatch(said);
    expect(lib.typedIn('registration')).toBe(registration);
    expect(lib.asked(net, lib.IMPEDIMENTS)).toBe(0);
  });

  it('names the employee’s registration for relatives', async () => {
    await lib.show();
    expect(text('label[for=registration]')).toBe('Matrícula');
    await lib.chooseRole('dependent');
    expect(text('label[for=registration]')).toBe('Matrícula do colaborador');
  });

  it.each([lib.VALIDATE, lib.IMPEDIMENTS])('stays typed, with a retry, if %s fails', async (path) => {
    for (const fault of [500, 404, 'offline', { status: 200, body: 'unexpected' }] as const) {
      net.faults[path] = fault;
      await lib.show();
      await lib.identify();
      await settle(20_000);
      expect(lib.alert()).toContain('Não foi possível conferir seus dados');
      expect(lib.typedIn('registration')).toBe('123451');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(lib.title()).toBe('Escolha o carro');
      await leave();
    }
  });

  it('accepts a service that says neither roles nor documents', async () => {
    net.faults[lib.VALIDATE] = { status: 200, body: { valid: true } };
    await lib.show();
    await lib.identify('collaborator');
    expect(lib.title()).toBe('Escolha o carro');
  });

  it('hears in words what stands against the purchase, and what to do', async () => {
    await lib.end();
    net = lib.begin();
    await lib.signIn('bruno');
    const { emit } = await lib.show({ contactUrl: '/fale' });
    await lib.identify();
    expect(lib.title()).toBe('Você ainda não pode comprar com o benefício');
    expect(texts('.employee-impediments li')).toEqual([
      'Uma compra com benefício a cada 12 meses. Até 08/06/2027. Volte depois dessa data: a compra com benefício poderá ser feita de novo.',
    ]);
    expect(document.querySelector(`a[href="${location.origin}/fale"]`)).not.toBeNull();
    expect(emit).toHaveBeenCalledWith('vt-employee-checked', { role: 'employee', isImpeded: true });
    await click(button('Outra pessoa está comprando'));
    expect(lib.typedIn('registration')).toBe('123451');
  });

  it('leads to no address that is none', async () => {
    await lib.end();
    net = lib.begin();
    await lib.signIn('bruno');
    await lib.show({ contactUrl: 'javascript:alert(1)' });
    await lib.identify();
    expect(lib.title()).toBe('Você ainda não pode comprar com o benefício');
    expect(document.querySelector('.notice a')).toBeNull();
  });

  it('hears of no date that the service does not say', async () => {
    net.faults[lib.IMPEDIMENTS] = {
      status: 200,
      body: [{ code: 'RECENT_PURCHASE', name: 'Uma compra a cada 12 meses' }],
    };
    await lib.show();
    await lib.identify();
    expect(texts('.employee-impediments li')).toEqual([
      'Uma compra a cada 12 meses. Fale com o atendimento para saber o que fazer.',
    ]);
  });

  it('shows an impediment that it does not know in the service’s words', async () => {
    net.faults[lib.IMPEDIMENTS] = {
      status: 200,
      body: [{ code: 'STRIKE', name: 'Férias coletivas', until: 'logo' }, { code: 'toString' }],
    };
    await lib.show();
    await lib.identify();
    expect(texts('.employee-impediments li')).toEqual([
      'Férias coletivas. Fale com o atendimento para saber o que fazer.',
      'toString. Fale com o atendimento para saber o que fazer.',
    ]);
  });
});

describe('the car', () => {
  it('is one of the reduced offers, searched by words and a price', async () => {
    await lib.show({ model: 'Argo' });
    await lib.identify();
    expect(bodies('B2E-05')).toEqual([
      { brand: 'fiat', market: 'pt-BR', model: ['Argo'], role: 'employee', size: 12, page: 0 },
    ]);
    expect(text('.item .price')).toMatch(/^De R\$.* por R\$/);
    await type('#text', 'drive');
    await type('#priceTo', '1,2,3');
    await click(button('Buscar'));
    expect([text('#priceTo-error'), bodies('B2E-05').length]).toEqual(['Digite um preço, como 90.000,00', 1]);
    await type('#priceTo', '500');
    await click(button('Buscar'));
    expect(bodies('B2E-05')[1]).toMatchObject({ text: 'drive', priceTo: 500 });
    expect(text('.state-title')).toBe('Nenhuma oferta encontrada');
    await click(button(/filtros/));
    expect(lib.typedIn('text')).toBe('');
    expect(texts('.item h3').length).toBeGreaterThan(0);
  });

  it('is asked for its stock, for the role, before anything is filled in', async () => {
    await lib.reach('collaborator', '123459');
    expect(net.asked.find((address) => address.includes(lib.STOCK))).toContain('role=collaborator');
    expect(lib.title()).toBe(BILLING);
    expect(lib.facts()).toMatchObject({
      'Preço com o benefício': expect.stringMatching(/^R\$ .*, 8% de desconto$/),
      'Quem compra': 'Prestador de serviço da empresa, Matrícula 123459',
    });
  });

  it.each([
    ['sold out', { status: 200, body: { available: false } }, /^Não há estoque de .* Escolha outro carro\.$/],
    ['not known', 404, /^Não foi possível consultar o estoque de /],
    ['of another shape', { status: 200, body: [] }, /^Não foi possível consultar o estoque de /],
  ] as const)('stays in the list if its stock is %s', async (_, fault, said) => {
    net.faults[lib.STOCK] = fault;
    await lib.reach();
    expect(text('.item [role=status] p') || text('.item [role=alert]')).toMatch(said);
    net.faults = {};
    await lib.chooseCar();
    expect(lib.title()).toBe(BILLING);
  });

  it('of an earlier press does not replace that of a later one', async () => {
    await lib.show();
    await lib.identify();
    net.hold = lib.STOCK;
    const [first, second] = [...document.querySelectorAll('.item .actions button')] as HTMLElement[];
    await click(first as HTMLElement);
    await click(second as HTMLElement);
    const name = texts('.item h3')[1];
    for (const { go } of [...net.held].reverse()) await act(async () => go());
    await settle();
    expect(lib.facts().Carro).toBe(name);
  });

  it('without a version’s code cannot be chosen, and one without prices says so', async () => {
    const bare = { id: 'a', title: 'Sem versão' };
    net.faults[lib.SEARCH] = { status: 200, body: { content: [bare], totalElements: 1, totalPages: 1 } };
    await lib.show();
    await lib.identify();
    expect(text('.item')).toContain('não diz a versão do carro');
    expect(document.querySelector('.item button')).toBeNull();
  });
});

describe('the billing', () => {
  it.each([
    ['employee', '123451', []],
    ['family member', '123451', ['relationship', 'document-KINSHIP_PROOF']],
    [
      'invoice assignee',
      '123451',
      ['assigneeName', 'assigneeCpf', 'assigneeEmail', 'document-ASSIGNEE_AUTHORIZATION'],
    ],
    ['collaborator', '123459', ['labourCard', 'document-CONTRACT_PROOF']],
    ['dependent', '123451', ['relationship', 'document-DEPENDENT_PROOF']],
  ])('asks of %s what the role needs', async (role, registration, more) => {
    await lib.reach(role, registration);
    const fields = [...document.querySelectorAll('.employee-form .error')].map(({ id }) =>
      id.replace(/-error$/, ''),
    );
    expect(fields.filter((id) => !['name', 'email', 'phone'].includes(id))).toEqual(more);
    // Known of the account.
    expect([lib.typedIn('name'), lib.typedIn('email')]).toEqual([
      'Ana Nogueira',
      'ana.nogueira@correio.example',
    ]);
    if (more.length === 0) return;
    await lib.reserve();
    expect(lib.errors()).toHaveLength(more.length);
    expect(lib.asked(net, lib.RESERVE)).toBe(0);
  });

  it('is sent once, with the documents’ ids, and says what was reserved', async () => {
    const { emit } = await lib.reach('dependent');
    const before = lib.facts();
    await type('#relationship', 'child');
    await lib.attach('DEPENDENT_PROOF', lib.pdf());
    await lib.reserve();
    expect(lib.title()).toBe('Carro reservado');
    expect(document.activeElement?.textContent).toBe('Carro reservado');
    expect(bodies('B2E-03')).toMatchObject([
      {
        role: 'dependent',
        registration: '123451',
        cpf: '12345678909',
        relationship: 'child',
        documents: [{ code: 'DEPENDENT_PROOF', fileId: expect.any(String) }],
      },
    ]);
    expect(lib.facts()).toEqual({
      'Número da reserva': expect.stringMatching(/^b2e-/),
      Carro: before.Carro,
      Preço: before['Preço com o benefício']?.split(', ').at(0),
      Situação: 'Aprovação do colaborador',
      'Válida até': '22/11/2026',
    });
    expect(emit).toHaveBeenCalledWith('vt-employee-reserved', {
      reserveId: lib.facts()['Número da reserva'],
      role: 'dependent',
      mvsCode: chosenCode(),
    });
    // Nothing of the person.
    expect(JSON.stringify([{ ...sessionStorage }, emit.mock.calls])).not.toMatch(/12345678909|Prado|123451/);
  });

  it('names who receives the invoice, by choice, and shows a refusal of them at their field', async () => {
    await lib.reach();
    await click(document.querySelector('#hasAssignee') as Element);
    await type('#assigneeName', 'Rui Dias');
    await type('#assigneeCpf', '52998224725');
    await type('#assigneeEmail', 'Ana.Nogueira@correio.example');
    await lib.reserve();
    expect(lib.errors()).toEqual(['O email não pode ser o mesmo do titular']);
    await type('#assigneeEmail', 'rui@correio.example');
    net.faults[lib.RESERVE] = {
      status: 422,
      body: { errors: { invoiceAssignee: { cpf: 'CPF de outra pessoa' } } },
    };
    await lib.reserve();
    expect([text('#assigneeCpf-error'), document.activeElement?.id]).toEqual([
      'CPF de outra pessoa',
      'assigneeCpf',
    ]);
    net.faults = {};
    await lib.reserve();
    expect(bodies('B2E-03').at(-1)).toMatchObject({
      invoiceAssignee: { name: 'Rui Dias', cpf: '52998224725', email: 'rui@correio.example' },
    });
  });

  it('asks for the labour card where the service does, and for another one of who gets the invoice', async () => {
    await lib.reach('collaborator', '123459');
    await lib.attach('CONTRACT_PROOF', lib.pdf());
    await type('#labourCard', '1234567 00101');
    await click(document.querySelector('#hasAssignee') as Element);
    await type('#assigneeName', 'Rui Dias');
    await type('#assigneeCpf', '52998224725');
    await type('#assigneeEmail', 'rui@correio.example');
    await type('#assigneeLabourCard', '123456700101');
    await lib.reserve();
    expect(lib.errors()).toEqual(['A carteira de trabalho não pode ser a mesma do titular']);
    await type('#assigneeLabourCard', '7654321 00102');
    await lib.reserve();
    expect(lib.title()).toBe('Carro reservado');
    expect(bodies('B2E-03')).toMatchObject([
      { labourCard: '1234567 00101', invoiceAssignee: { labourCard: '7654321 00102' } },
    ]);
  });

  it('is the same intent after an answer that was lost: no second car', async () => {
    await lib.reach();
    const [, code = ''] =
      /mvsCode=([^&]+)/.exec(net.asked.find((each) => each.includes(lib.STOCK)) ?? '') ?? [];
    const before = inStock(net.sandbox.world, code);
    net.faults[lib.RESERVE] = 'lost';
    await lib.reserve();
    expect(lib.alert()).toContain('não sabemos se o carro foi reservado');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(lib.title()).toBe('Carro reservado');
    expect(inStock(net.sandbox.world, code)).toBe(before - 1);
  });

  it.each([
    [500, 'não sabemos se o carro foi reservado'],
    [403, 'O carro não foi reservado'],
    [{ status: 422, body: {} }, 'O serviço não aceitou a reserva'],
    [{ status: 200, body: { id: 7 } }, 'não sabemos se o carro foi reservado'],
  ] as const)('keeps what was typed where it fails: %j', async (fault, said) => {
    const { emit } = await lib.reach();
    await type('#phone', '11955500101');
    net.faults[lib.RESERVE] = fault;
    await lib.reserve();
    expect(lib.alert()).toContain(said);
    expect(lib.typedIn('phone')).toBe('(11) 95550-0101');
    expect(emit).toHaveBeenCalledWith('vt-employee-reserve-failed', { kind: expect.any(String) });
  });

  it('leads back to the cars if the car was sold meanwhile; what was typed stays', async () => {
    await lib.reach();
    await type('#name', 'Ana P. Nogueira');
    const [, code = ''] =
      /mvsCode=([^&]+)/.exec(net.asked.find((each) => each.includes(lib.STOCK)) ?? '') ?? [];
    sellOut(code);
    await lib.reserve();
    expect(lib.title()).toBe('Escolha o carro');
    expect(lib.alert()).toMatch(/acabou de ser reservado por outra pessoa/);
    expect(versionOf(code)).toBeDefined();
    const others = [...document.querySelectorAll<HTMLElement>('.item .actions button')];
    await click(others.at(-1) as HTMLElement);
    expect(lib.typedIn('name')).toBe('Ana P. Nogueira');
  });

  it('says what stands against it by now, if the service refuses it as it stands', async () => {
    await lib.reach();
    net.sandbox.state.setFault({ call: 'B2E-03', fault: '409' });
    net.faults[lib.IMPEDIMENTS] = { status: 200, body: [{ code: 'ORDER_OPEN', name: 'Pedido em aberto' }] };
    await lib.reserve();
    expect(texts('.employee-impediments li')[0]).toMatch(/^Pedido em aberto\. Espere o faturamento/);
  });

  it('stays with its failure if nothing says why it was refused', async () => {
    await lib.reach();
    net.sandbox.state.setFault({ call: 'B2E-03', fault: '409' });
    net.faults[lib.IMPEDIMENTS] = 'offline';
    await lib.reserve();
    await settle(20_000);
    expect([lib.title(), lib.alert().includes('O carro não foi reservado')]).toEqual([BILLING, true]);
  });

  it('says where the confirmed price is another one', async () => {
    await lib.reach();
    net.faults[lib.RESERVE] = { status: 200, body: { id: 'b2e-7', status: 'NEW', price: 1000 } };
    await lib.reserve();
    expect(text('.success')).toMatch(/O preço confirmado é diferente do anterior, que era R\$/);
  });

  it('is not lost with a session that ends, and not another account’s', async () => {
    await lib.reach();
    await type('#name', 'Ana P. Nogueira');
    net.faults[lib.RESERVE] = 401;
    await lib.reserve();
    expect(text('.notice.bad')).toContain('Sua sessão');
    expect(lib.typedIn('name')).toBe('Ana P. Nogueira');
    net.faults = {};
    await lib.signIn('bruno');
    expect([lib.title(), lib.typedIn('registration')]).toEqual(['Quem está comprando?', '']);
  });
});

describe('the reservation', () => {
  const tab = () => {
    const opened = {
      closed: false,
      opener: {},
      close: vi.fn(),
      location: { replace: vi.fn() },
      document: { title: '', body: {} },
    };
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    return opened;
  };

  it('opens its billing in a tab that cannot reach the page', async () => {
    const { emit } = await lib.reach();
    await lib.reserve();
    const opened = tab();
    await click(button(/^Abrir o faturamento/));
    expect(opened.opener).toBeNull();
    expect(opened.location.replace.mock.calls[0]?.[0]).toMatch(
      /^https:\/\/faturamento\.example\/colaborador\/b2e-/,
    );
    expect(emit).toHaveBeenCalledWith('vt-employee-bill-opened', { reserveId: expect.any(String) });
  });

  it.each([
    [{ status: 200, body: { url: 'javascript:alert(1)' } }, 'Não foi possível abrir o faturamento.'],
    [500, 'Não foi possível abrir o faturamento.'],
    [404, 'Esta reserva não existe mais para a sua conta.'],
  ] as const)('leads nowhere else: %j', async (fault, said) => {
    await lib.reach();
    await lib.reserve();
    const opened = tab();
    net.faults[lib.BILL] = fault;
    await click(button(/^Abrir o faturamento/));
    await settle(20_000);
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(text('.employee')).toContain(said);
  });

  it('is found again after a reload, if it is this account’s', async () => {
    await lib.reach();
    await lib.reserve();
    const number = lib.facts()['Número da reserva'];
    await leave();
    net.faults[lib.BILL] = 'offline';
    await lib.show();
    await settle(20_000);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect([lib.title(), lib.facts()]).toEqual(['Sua reserva', { 'Número da reserva': number }]);
    await click(button('Fazer outra compra'));
    expect(lib.title()).toBe('Quem está comprando?');
    expect(sessionStorage.length).toBe(0);
  });

  it('of another account is not shown after a reload', async () => {
    await lib.reach();
    await lib.reserve();
    await leave();
    signOut();
    await lib.signIn('bruno');
    await lib.show();
    expect(lib.title()).toBe('Quem está comprando?');
  });
});

it('speaks Spanish, and asks for a DNI in Argentina', async () => {
  await lib.end();
  net = lib.begin();
  const { page } = await import('../../lib/answers');
  page({
    services: 'https://sandbox.example/api/{service}',
    brand: 'fiat',
    country: 'AR',
    language: 'es-AR',
  });
  await lib.show({}, 'es-AR');
  expect([text('h2'), lib.title()]).toEqual(['Compra para empleados y familiares', '¿Quién compra?']);
  expect(text('label[for=cpf]')).toBe('Tu DNI');
});

it('says what it is for to who has not signed in', async () => {
  signOut();
  await lib.show();
  expect(text()).toContain('Entre na sua conta para ver as ofertas para quem trabalha na empresa');
});
