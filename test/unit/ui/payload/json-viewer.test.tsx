// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { JsonViewer } from '#ui/payload/JsonViewer';
import { hitsOf, masked, maskText, readPayload, reveal, rowsOf, valueAt } from '#ui/payload/payload-tree';
import { button, click, leave, press, render, text, texts, type } from '../../lib/render';

const copied = vi.hoisted(() => vi.fn(async (_text: string) => true));
vi.mock('#page/clipboard', () => ({ copyText: copied }));

const START = { open: new Set(['']), shown: {} };

describe('what is masked', () => {
  it.each([
    'token',
    'access_token',
    'Authorization',
    'userPassword',
    'senha',
    'clientSecret',
    'cvv',
    'x-api-key',
    'cardNumber',
  ])('%s is never shown', (key) => {
    expect(masked({ [key]: 'abc' }, undefined, true)).toEqual({ [key]: '••••' });
    expect(masked({ [key]: { a: ['x', 7] } }, undefined, true)).toEqual({ [key]: { a: ['••••', '••••'] } });
  });
  it.each(['cpf', 'E-mail', 'phoneNumber', 'nome', 'postal_code', 'birthDate', 'vin'])(
    '%s is shown on demand',
    (key) => {
      expect(masked({ [key]: 'abc' }, undefined, false)).toEqual({ [key]: '••••' });
      expect(masked({ [key]: 'abc' }, undefined, true)).toEqual({ [key]: 'abc' });
    },
  );
  it('a secret within personal data stays one, and what is empty shows that it is', () => {
    expect(masked({ email: { token: 'x', at: 'a@b' } }, undefined, true)).toEqual({
      email: { token: '••••', at: 'a@b' },
    });
    expect(masked({ cpf: '', password: null }, undefined, false)).toEqual({ cpf: '', password: null });
  });
  it('personal data within a secret are never shown', () => {
    expect(masked({ token: { email: 'a@b', id: 1 } }, undefined, true)).toEqual({
      token: { email: '••••', id: '••••' },
    });
  });
  it('nothing else is', () => {
    const plain = { id: 'o1', price: 12.5, ok: true, none: null, spinner: 'a', mileage: 3 };
    expect(masked(plain, undefined, false)).toEqual(plain);
  });
  it.each([
    ['Bearer abc.def.ghi', 'Bearer ••••'],
    ['sent eyJhbGciOi.eyJzdWIi.sig!', 'sent ••••!'],
    ['https://a.example/x?id=1&access_token=abc&b=2', 'https://a.example/x?id=1&access_token=••••&b=2'],
    ['{\\"senha\\":\\"x y\\",\\"id\\":1}', '{\\"senha\\":\\"••••\\",\\"id\\":1}'],
    ['{"password": "a\\"b", "id": 1}', '{"password": "••••", "id": 1}'],
  ])('secrets within texts: %s', (secret, shown) => {
    expect(maskText(secret)).toBe(shown);
    expect(masked([secret], undefined, true)).toEqual([shown]);
  });
  it('a text that is no JSON is a text without secrets', () => {
    expect(readPayload('<html>Bearer abcdefgh')).toEqual({ text: '<html>Bearer ••••' });
    expect(readPayload('[1]')).toEqual({ value: [1] });
    expect(readPayload({ a: 1 })).toEqual({ value: { a: 1 } });
    expect(readPayload(undefined)).toEqual({ value: null });
  });
});

describe('the tree', () => {
  const big = {
    list: Array(250)
      .fill(0)
      .map((_, at) => `v${at}`),
    'a/b': { '~': 'here' },
  };
  const paths = (view: Parameters<typeof rowsOf>[1]) => rowsOf(big, view).map(({ path }) => path);
  it('has the rows that are open, with their places', () => {
    expect(rowsOf(big, START)).toMatchObject([
      { path: '', level: 1, size: 2, isOpen: true },
      { path: '/list', level: 2, position: 1, siblings: 2, size: 250, isOpen: false },
      { path: '/a~1b', level: 2, position: 2, size: 1 },
    ]);
  });
  it('shows a hundred children, and as many more on demand', () => {
    const open = new Set(['', '/list']);
    const rows = rowsOf(big, { open, shown: {} });
    expect(rows).toHaveLength(104);
    expect(rows[102]).toMatchObject({ more: 150, level: 3 });
    expect(paths({ open, shown: { '/list': 300 } })).toHaveLength(253);
  });
  it('opens what leads to a hit', () => {
    const [hit = ''] = hitsOf(big, 'V249');
    expect(hit).toBe('/list/249');
    expect(paths(START)).not.toContain(hit);
    expect(paths(reveal(big, hit, START))).toContain(hit);
    const [odd = ''] = hitsOf(big, 'HERE');
    expect(paths(reveal(big, odd, START))).toContain(odd);
    expect(valueAt(big, odd)).toBe('here');
    expect(valueAt(big, '/no/where')).toBeUndefined();
  });
  it('finds keys and plain values, nothing for nothing', () => {
    expect(hitsOf(big, 'list')).toEqual(['/list']);
    expect(hitsOf(big, ' ')).toEqual([]);
    expect(hitsOf(Array(3000).fill('x'), 'x')).toHaveLength(1000);
  });
});

describe('JsonViewer', () => {
  afterEach(async () => {
    await leave();
    copied.mockClear();
  });
  const payload = JSON.stringify({
    id: 'L1',
    lead: { email: 'ana@example.com', models: ['compass', 'pulse'] },
    headers: { authorization: 'Bearer secret' },
    html: '<b>x</b>',
  });
  const view = (what: unknown = payload) => <JsonViewer label="Conteúdo enviado" payload={what} />;
  const rows = () => texts('[role=treeitem]');
  const active = () => texts('[role=treeitem][tabindex="0"]');
  const key = (name: string) => press('[role=treeitem][tabindex="0"]', name);

  it('is one stop for the Tab key, with the arrows of a tree', async () => {
    await render(view());
    expect(rows()).toHaveLength(5);
    for (const [name, at] of [
      ['ArrowDown', 'id'],
      ['ArrowDown', 'lead'],
      ['ArrowRight', 'lead'],
      ['ArrowRight', 'email'],
      ['ArrowLeft', 'lead'],
      ['End', 'html'],
      ['Home', 'Conteúdo'],
    ] as const) {
      expect((await key(name)).defaultPrevented).toBe(true);
      expect(active()).toHaveLength(1);
      expect(active()[0]).toContain(`${at}:`);
    }
    expect((await key('Tab')).defaultPrevented).toBe(false);
    expect(document.querySelector('[aria-expanded="true"][aria-level="2"]')?.textContent).toContain('lead');
    await key('ArrowLeft');
    expect(rows()).toHaveLength(1);
  });

  it('shows personal data on demand, secrets never, text as text', async () => {
    await render(view());
    await type('input', 'a');
    for (const path of ['lead', 'headers']) {
      const row = [...document.querySelectorAll('[role=treeitem]')].find((one) =>
        one.textContent?.includes(`${path}:`),
      );
      if (row) await click(row);
    }
    expect(text('.payload-tree')).toContain('email: •••• (dado pessoal oculto)');
    expect(text('.payload-tree')).toContain('"<b>x</b>"');
    expect(document.querySelector('.payload-tree b')).toBeNull();
    await click(button('Mostrar dados pessoais'));
    expect(text('.payload-tree')).toContain('email: "ana@example.com"');
    expect(text('.payload-tree')).toContain('authorization: •••• (oculto por segurança)');
  });

  it('counts what a search finds, and leads from one to the next', async () => {
    await render(view());
    await type('input', 'p');
    expect(text('.payload-hits')).toBe('2 encontrados');
    await click(button('Próximo'));
    expect(active()[0]).toContain('compass');
    expect(text('.payload-hits')).toBe('1 de 2');
    await press('input', 'Enter');
    expect(active()[0]).toContain('pulse');
    await click(button('Próximo'));
    expect(active()[0]).toContain('compass');
    await click(button('Anterior'));
    expect(active()[0]).toContain('pulse');
    await type('input', 'ana@');
    expect(text('.payload-hits')).toBe('Nada encontrado');
  });

  it('copies a node or all, without what is masked', async () => {
    await render(view());
    await click(button('Copiar tudo'));
    expect(copied.mock.calls[0]?.[0]).toContain('"id": "L1"');
    expect(copied.mock.calls[0]?.[0]).not.toMatch(/secret|ana@/);
    expect(text()).toContain('Copiado, sem as senhas e chaves.');
    await key('ArrowDown');
    copied.mockResolvedValueOnce(false);
    await click(button('Copiar o selecionado'));
    expect(copied.mock.calls[1]?.[0]).toBe('L1');
    expect(text()).toContain('Não foi possível copiar.');
  });

  it('forgets what was shown when another payload comes', async () => {
    const { show } = await render(view());
    await click(button('Mostrar dados pessoais'));
    await show(view({ email: 'bia@example.com' }));
    expect(text()).not.toContain('bia@');
    expect(button('Mostrar dados pessoais')).toBeTruthy();
  });

  it('shows what is no JSON as text', async () => {
    await render(view('<html>502</html>'));
    expect(text()).toContain('Este conteúdo não é JSON');
    expect(text('pre')).toBe('<html>502</html>');
  });

  it('shows further children on demand', async () => {
    await render(view(Array(150).fill(1)));
    const more = () => [...document.querySelectorAll('[role=treeitem]')].at(-1) as Element;
    expect(more().textContent).toBe('Mostrar mais (50 restantes)');
    await click(more());
    expect(rows()).toHaveLength(151);
  });
});
