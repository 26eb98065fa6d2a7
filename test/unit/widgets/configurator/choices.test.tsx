// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { $car } from '#features/car/car-store';
import { clearQueryCache } from '#services/http/query-cache';
import {
  at,
  box,
  isTicked,
  item,
  net,
  notice,
  press,
  pressable,
  priced,
  setUpConfigurator,
  showConfigurator,
  title,
  total,
} from '../../lib/configurator';
import { click, leave, text, texts, type } from '../../lib/render';

const ARGO = '358AF11';
const codes = () => $car.get().parts.map(({ code }) => code);
const dialog = () => document.querySelector('dialog');
const answer = (name: RegExp) =>
  click(
    [...document.querySelectorAll('dialog label')]
      .find(({ textContent }) => name.test(textContent ?? ''))
      ?.querySelector('input') as Element,
  );

setUpConfigurator();

/** The version's answer, with changes. */
const withAnswer = async (change: (answer: Record<string, { [key: string]: unknown }[]>) => void) => {
  const address =
    'https://sandbox.example/api/car/v2/car/web?mvsCode=358BF31&country=BR&market=pt-BR&year=2026';
  const body = await (await net.sandbox.app.fetch(new Request(address))).json();
  change(body as never);
  net.faults['/v2/car/web'] = { status: 200, body };
};

describe('versions', () => {
  it('are narrowed by gear and price, and all there again at a press', async () => {
    const address = 'https://sandbox.example/api/models/model?brand=fiat&country=BR';
    const body = await (await net.sandbox.app.fetch(new Request(address))).json();
    const argo = body.find(({ modelName }: { modelName: string }) => modelName === 'Argo');
    const older = argo.versions.slice(0, 2).map((mvs: object) => ({ ...mvs, year: 2024 }));
    argo.versions.push(...older);
    net.faults['/model?'] = { status: 200, body };
    await showConfigurator();
    // Seven are read faster than filtered.
    expect(text('.count')).toBe('7 versões');
    expect(document.querySelector('.filters')).toBeNull();
    await leave();
    clearQueryCache();
    argo.versions.push({ ...argo.versions[0], year: 2023 });
    await showConfigurator();
    expect(text('.count')).toBe('8 versões');
    await type('#filter-gear', 'Manual');
    expect(text('.count')).toBe('4 versões');
    await type('#filter-price', document.querySelector<HTMLInputElement>('#filter-price')?.min ?? '');
    expect(text('.count')).toBe('1 versão');
    await type('#filter-gear', 'Automático CVT');
    expect(text('.count')).toBe('0 versões');
    await press(pressable(/^Limpar filtros$/));
    expect(text('.count')).toBe('8 versões');
    expect(document.querySelector<HTMLSelectElement>('#filter-gear')?.value).toBe('');
  });
  it('have their price in the form that the author asks for', async () => {
    const { show, view } = await showConfigurator();
    expect(texts('.version-price')[0]).not.toContain('36x de');
    await show(view({ priceType: 'installment' }));
    expect(texts('.version-price')[0]).toMatch(/36x de/);
    await show(view({ priceType: 'from-to' }));
    expect(texts('.version-price')[0]).toMatch(/^De R\$ .+ por R\$ .+Com o desconto especial$/);
  });
  it('without a price say so, and so does the total', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await showConfigurator('', { model: 'Mobi' });
    const card = pressable(/^Escolher Mobi Way/).closest('.version');
    expect(card?.querySelector('.version-price')?.textContent).toBe('Valor indisponível no momento');
    await press(pressable(/^Escolher Mobi Way/));
    await priced();
    expect(total()).toBe('Valor indisponível no momento');
    expect(said.mock.calls).toEqual([['Error getting online sale price']]);
  });
  it('are those of the model that the visitor chooses, where the author names none', async () => {
    await showConfigurator('', { model: '' });
    await press(pressable(/^Cronos/));
    expect(text('.count')).toBe('3 versões');
    expect(text('h2')).toBe('Monte o seu Cronos');
  });
});

it('steps that the author leaves out are skipped', async () => {
  await showConfigurator('', { mvs: ARGO, steps: ['color', 'resume'] });
  await priced();
  expect(texts('.step')).toHaveLength(2);
  expect(title()).toBe('Cor');
  expect(pressable(/^Branco Banchisa/)).toBeTruthy();
  await press(pressable(/^Continuar para Resumo/));
  expect(title()).toBe('Resumo');
  expect(document.activeElement?.id).toBe('step-title');
  expect(location.search).toContain('vt-step=resume');
  await act(async () => {
    history.replaceState(null, '', location.href.replace('resume', 'color'));
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(title()).toBe('Cor');
});

it('a service counts at once', async () => {
  await showConfigurator(at('services', ARGO));
  await press(box('Plano de 3 revisões'));
  expect(notice()).toBe('Item incluído: Plano de 3 revisões');
  await priced();
  expect(total()).toBe('R$ 95.180,00');
});

it('what an item brings is listed once: by its description, else beside it', async () => {
  const rowOf = (name: string) => texts('.item').find((text) => text.startsWith(name)) ?? '';
  await showConfigurator(at('optionals', ARGO));
  const comfort = rowOf('Pacote Conforto');
  expect(comfort).toContain('Inclui: Ar-condicionado digital');
  expect(comfort).not.toContain('Traz também');
});

it('the description and what a press changes are sentences of their own, also while they are not shown', async () => {
  await withAnswer(({ parts = [] }) => {
    for (const part of parts) part.description = 'Para a noite';
  });
  await showConfigurator(at('optionals', '358BF31~2026~310'));
  const ids = box('Pacote Night').getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(described).toMatch(/^Para a noite\.\s+Traz também: Rodas .+ diamantadas\. $/);
});

describe('a pressed row', () => {
  const open = () => texts('.item-more > :not([hidden]) > .hint');
  it('alone names what else a press changes; the others mark it beside the price', async () => {
    await showConfigurator(at('optionals', '358BF31~2026~679~~~'));
    expect(open()).toEqual([]);
    expect(item('Pacote Conforto').querySelector('.item-mark')?.textContent).toBe('muda 2 itens');
    // Removed again, so that another press brings the same.
    await press(box('Pacote Sport'));
    await press(box('Pacote Sport'));
    await press(pressable(/^Remover também/, '.item'));
    // Its description names the rest.
    expect(open()).toEqual([]);
    await press(box('Pacote Night'));
    await press(box('Pacote Night'));
    // The row pressed before is closed.
    expect(open()).toEqual([expect.stringMatching(/^Continuam na configuração/)]);
    expect(document.querySelectorAll('.item-more > :not([hidden]) > .hint')[0]?.closest('.item')).toBe(
      item('Pacote Night'),
    );
  });
  it('of a removed pack offers to remove what it leaves behind, as one step back', async () => {
    await showConfigurator(at('optionals', '358BF31~2026~679~~~'));
    await press(box('Pacote Conforto'));
    expect(text('.change-sum b')).toMatch(/^\+ R\$.6\.070,00 · 3 itens$/);
    await press(box('Pacote Conforto'));
    expect(text('.change-sum b')).toMatch(/^\u2212 R\$.3\.490,00 · 1 item$/);
    expect(text('.item .left-behind p')).toBe(
      'Continuam na configuração, com preço próprio: Ar-condicionado digital, Sensores de estacionamento',
    );
    await press(pressable(/^Remover também/, '.item'));
    expect(codes()).toEqual([]);
    expect(document.querySelector('.left-behind')).toBeNull();
    await press(pressable(/^Desfazer$/));
    expect(codes()).toEqual(expect.arrayContaining(['ARD', 'SEN']));
  });
});

describe('an item that needs an answer', () => {
  it('asks which, and nothing changes before it is confirmed', async () => {
    await showConfigurator(at('accessories', ARGO));
    await press(box('Suporte para bicicletas'));
    expect(text('dialog h2')).toBe('Antes de incluir Suporte para bicicletas');
    const confirm = pressable(/^Confirmar$/, 'dialog');
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    await press(confirm);
    expect([dialog() !== null, codes()]).toEqual([true, []]);
    expect(text('dialog [role=alert]')).toBe('Escolha uma opção para continuar.');
    expect(document.activeElement).toBe(document.querySelector('dialog input'));
    await answer(/^Barras transversais/);
    await press(pressable(/^Confirmar$/, 'dialog'));
    expect(codes()).toEqual(expect.arrayContaining(['A12', 'A14']));
    expect(dialog()).toBeNull();
  });
  it('has the focus back where its window is closed', async () => {
    await showConfigurator(at('accessories', ARGO));
    box('Suporte para bicicletas').focus();
    await press(box('Suporte para bicicletas'));
    expect(document.activeElement).toBe(dialog());
    expect(text('dialog h2')).toBe('Antes de incluir Suporte para bicicletas');
    await act(async () => void dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(dialog()).toBeNull();
    expect(isTicked('Suporte para bicicletas')).toBe(false);
    expect(document.activeElement).toBe(box('Suporte para bicicletas'));
  });
  it('takes another colour only once it is confirmed', async () => {
    await showConfigurator(at('optionals', `${ARGO}~2026~310`));
    await press(box('Pacote Night'));
    expect(text('dialog h2')).toBe('A cor precisa mudar');
    await answer(/^Preto Vulcano/);
    expect([$car.get().color?.code, codes()]).toEqual(['310', []]);
    await press(pressable(/^Confirmar$/, 'dialog'));
    expect($car.get().color?.code).toBe('876');
    expect(codes()).toContain('PNI');
  });
});

describe('a rule that names a coating', () => {
  const coating = () => $car.get().coating?.code;
  const first = (list: { [key: string]: unknown }[] | undefined) => list?.[0] as { id: string; name: string };

  it('changes the coating with its part, says why, and can be undone', async () => {
    let name = '';
    await withAnswer(({ parts = [], coatings = [] }) => {
      const other = coatings.find(({ isSelected }) => !isSelected) as { id: string };
      name = first(parts).name;
      Object.assign(first(parts), { inclusiveIds: [other.id] });
    });
    await showConfigurator(at('optionals', '358BF31~2026~~~~'));
    const own = coating();
    await press(box(name));
    expect(coating()).not.toBe(own);
    expect(notice()).toMatch(/O revestimento .+ não está disponível com .+Revestimento: /);
    await press(pressable(/^Desfazer$/));
    expect(coating()).toBe(own);
  });
  it('or an id that nothing has: it is ignored, and reported once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await withAnswer(({ parts = [] }) => Object.assign(first(parts), { exclusiveIds: ['gone'] }));
    for (const _visit of [1, 2]) {
      await showConfigurator(at('optionals', '358BF31~2026~~~~'));
      await leave();
    }
    const said = warn.mock.calls.flat().filter((line) => String(line).includes('gone'));
    expect(said).toEqual(['[vitrine] the parts of 358BF31: rules name ids that no part has: gone']);
  });
  it('is named where the coating cannot be had, and the press takes the part out', async () => {
    let code = '';
    await withAnswer(({ parts = [], coatings = [] }) => {
      const other = coatings.find(({ isSelected }) => !isSelected) as { id: string };
      // Not the two-tone roof, which a colour needs.
      const part = parts.find(({ code }) => code === 'ARD');
      Object.assign(part ?? {}, { exclusiveIds: [other.id] });
      code = String(part?.code);
    });
    await showConfigurator(at('coating', `358BF31~2026~~~${code}~`));
    expect(codes()).toEqual([code]);
    const out = document.querySelector('.coating.out') as HTMLElement;
    expect(document.getElementById(out.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'não está disponível com',
    );
    await press(out);
    expect(out.getAttribute('aria-pressed')).toBe('true');
    expect(codes()).toEqual([]);
  });
  it('and a colour or coating without a price: the amount is not known, and is not said to be free', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await withAnswer(({ colors = [], coatings = [] }) => {
      for (const color of colors) delete color.price;
      for (const each of coatings) delete each.price;
    });
    await showConfigurator(at('color', '358BF31~2026~~~~'));
    expect(new Set(texts('.paint span:last-child'))).toEqual(new Set(['Valor indisponível no momento']));
    await leave();
    await showConfigurator(at('coating', '358BF31~2026~~~~'));
    expect(new Set(texts('.coating-about span:last-child'))).toEqual(
      new Set(['Sem custo', 'Valor indisponível no momento']),
    );
  });
});
