// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#domain/core/brands';
import { Accordion } from '#ui/parts/Accordion';
import { Button } from '#ui/parts/Button';
import { Price, type PriceValue } from '#ui/parts/Price';
import { ResultBars } from '#ui/parts/ResultBars';
import { Stepper } from '#ui/parts/Stepper';
import { Tabs } from '#ui/parts/Tabs';
import { Timeline } from '#ui/parts/Timeline';
import { button, click, leave, press, render, shownText, text } from '../lib/render';

afterEach(leave);

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(shownText);

describe('Button', () => {
  it('takes no press while it is busy or disabled, nor submits its form', async () => {
    const [onClick, onSubmit] = [vi.fn(), vi.fn((event) => event.preventDefault())];
    const view = (props: object) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} {...props}>
          Enviar
        </Button>
      </form>
    );
    const { show } = await render(view({}));
    await click(button('Enviar'));
    for (const props of [{ busy: true }, { disabled: true }]) {
      await show(view(props));
      button('Enviar').click();
    }
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
    expect(button('Enviar').getAttribute('aria-disabled')).toBe('true');
  });
  it('says that it is busy beside itself after a second, and how far it is within', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { show } = await render(<Button>Enviar</Button>, 'es-AR');
    expect(text('[role=status]')).toBe('');
    await show(
      <Button busy progress={1.4}>
        Enviar
      </Button>,
    );
    expect(text('[role=status]')).toBe('');
    await act(async () => void vi.advanceTimersByTime(1000));
    expect(text('[role=status]')).toBe('Esperá…');
    expect((document.querySelector('progress') as HTMLProgressElement).value).toBe(100);
    expect(button(/^Enviar/).contains(document.querySelector('[role=status]'))).toBe(false);
    vi.useRealTimers();
  });
});

describe('Tabs', () => {
  const tabs = ['Motor', 'Medidas', 'Garantia'].map((label, index) => ({
    id: `t${index}`,
    label,
    panel: <p>{label}!</p>,
    disabled: index === 1,
  }));
  const open = () => texts('[role=tab][aria-selected=true]')[0];

  it('makes a panel when its tab is first opened, and keeps it', async () => {
    await render(<Tabs name="x" label="Ficha" tabs={tabs} />);
    expect(texts('[role=tabpanel]')).toEqual(['Motor!']);
    await click(button('Garantia'));
    expect(all('[role=tabpanel]').map(({ hidden }) => hidden)).toEqual([true, false]);
    const [tab] = all('[aria-selected=true]');
    const panel = document.getElementById(tab?.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab?.id);
  });
  it('goes round with the arrows, past what is disabled', async () => {
    await render(<Tabs name="x" label="Ficha" tabs={tabs} />);
    const seen = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await press('[aria-selected=true]', key);
      seen.push(open());
    }
    expect(seen).toEqual(['Garantia', 'Motor', 'Garantia', 'Motor', 'Garantia']);
    expect((await press('[aria-selected=true]', 'a')).defaultPrevented).toBe(false);
  });
  it('shows the tab somebody else holds open and tells of another once', async () => {
    const onOpen = vi.fn();
    await render(<Tabs name="x" label="Ficha" tabs={tabs} open="t2" onOpen={onOpen} />);
    expect(open()).toBe('Garantia');
    await click(button('Garantia'));
    await click(button('Motor'));
    expect(onOpen.mock.calls).toEqual([['t0']]);
    expect(open()).toBe('Garantia');
  });
  it('shows nothing where there is no tab', async () => {
    await render(<Tabs name="x" label="Ficha" tabs={[]} />);
    expect(all('[role=tab], [role=tabpanel]')).toEqual([]);
  });
});

describe('Stepper', () => {
  it('leads back to what is done, and nowhere else', async () => {
    const onStep = vi.fn();
    await render(<Stepper steps={['Carro', 'Dados', 'Fim']} current={1} onStep={onStep} />);
    expect(all('button')).toHaveLength(1);
    await click(button(/^Carro \(1, concluída\)$/));
    expect(onStep.mock.calls).toEqual([[0]]);
    expect(text('[aria-current=step]')).toContain('Dados (2, atual)');
    expect(text('.stepper-short')).toBe('Etapa 2 de 3DadosA seguir: Fim');
  });
  it('has no step to be at once all are done', async () => {
    await render(<Stepper steps={['Carro', 'Fim']} current={2} />);
    expect(all('[aria-current]')).toEqual([]);
    expect(text('.stepper-short')).toBe('Etapa 2 de 2Fim');
  });
});

describe('Accordion', () => {
  const items = ['a', 'b'].map((id) => ({ id, title: id, content: `${id}!` }));
  const open = () => texts('[aria-expanded=true]');
  it('opens one beside the other, or one in place of the other, and closes it', async () => {
    const onToggle = vi.fn();
    await render(<Accordion name="x" items={items} open={['a']} onToggle={onToggle} />);
    await click(button('b'));
    expect(open()).toEqual(['a', 'b']);
    await click(button('a'));
    expect(open()).toEqual(['b']);
    expect(onToggle.mock.calls).toEqual([
      ['b', true],
      ['a', false],
    ]);
    await leave();
    await render(<Accordion name="x" items={items} open={['a']} single level={2} />);
    await click(button('b'));
    expect(open()).toEqual(['b']);
    expect(texts('h2')).toEqual(['a', 'b']);
    expect(all('.accordion-content').map(({ hidden }) => hidden)).toEqual([true, false]);
  });
});

describe('Price', () => {
  const said = async (price: PriceValue | null | undefined, language: Language = 'pt-BR') => {
    await render(<Price price={price} />, language);
    return text('.price');
  };
  it.each<[string, PriceValue, string, string]>([
    ['a full price', { type: 'FULL_PRICE', value: 10 }, 'R$ 10,00', '$ 10,00'],
    ['the least', { type: 'STARTS_WITH', value: 10 }, 'A partir de R$ 10,00', 'Desde $ 10,00'],
    [
      'before and after',
      { type: 'FROM_TO', from: 20, to: 10 },
      'De R$ 20,00 por R$ 10,00',
      'Antes $ 20,00 ahora $ 10,00',
    ],
    [
      'a part, with the price it gives',
      { type: 'PERCENT', percent: 7.5, value: 10 },
      '7,5% de desconto R$ 10,00',
      '7,5% de descuento $ 10,00',
    ],
    [
      'a part of an unknown price',
      { type: 'PERCENT', percent: 7.5 },
      '7,5% de desconto Valor indisponível no momento',
      '7,5% de descuento Valor no disponible en este momento',
    ],
    [
      'installments',
      { type: 'INSTALLMENT', installments: 3, installmentValue: 10 },
      '3x de R$ 10,00',
      '3 cuotas de $ 10,00',
    ],
    [
      'installments after a down payment',
      { type: 'INSTALLMENT', entranceValue: 5, installments: 3, installmentValue: 10 },
      'Entrada de R$ 5,00 + 3x de R$ 10,00',
      'Anticipo de $ 5,00 + 3 cuotas de $ 10,00',
    ],
    [
      'whose price it is',
      { type: 'FROM_TO', source: 'ecommercePrice', from: 20, to: 10 },
      'De R$ 20,00 por R$ 10,00Na compra on-line',
      'Antes $ 20,00 ahora $ 10,00En la compra online',
    ],
    [
      'who gets a part',
      { type: 'PERCENT', source: 'customPrice', percent: 8, value: 10 },
      '8% de desconto R$ 10,00Com o desconto especial',
      '8% de descuento $ 10,00Con el descuento especial',
    ],
    ['no source that it does not know', { type: 'NEW', source: 'toString', value: 1 }, 'R$ 1,00', '$ 1,00'],
    ['an amount of an unknown type', { type: 'NEW', value: 10 }, 'R$ 10,00', '$ 10,00'],
    ['nothing', { type: 'FULL_PRICE', value: 0 }, 'R$ 0,00', '$ 0,00'],
  ])('says %s', async (_, price, pt, es) => {
    expect(await said(price)).toBe(pt);
    expect(await said(price, 'es-AR')).toBe(es);
  });
  it.each([
    ...[null, undefined, { type: 'FROM_TO', from: 20 }, { type: 'PERCENT' }, { type: 'INSTALLMENT' }],
    ...[
      { type: 'FULL_PRICE', value: 1e21 },
      { type: 'STARTS_WITH', value: Number.NaN },
    ],
    ...[
      { type: 'FROM_TO', from: 1e308, to: 1 },
      { type: 'PERCENT', percent: Number.POSITIVE_INFINITY },
    ],
    { type: 'INSTALLMENT', installments: 3, installmentValue: Number.NaN },
    { type: 'FROM_TO', source: 'customPrice', from: 20, to: Number.NaN },
    { type: 'INSTALLMENT', installments: Number.NaN, installmentValue: 1 },
    { type: 'INSTALLMENT', installments: 3, installmentValue: 1, entranceValue: Number.NaN },
  ])('says that %j is not available', async (price) => {
    expect(await said(price)).toBe('Valor indisponível no momento');
  });
});

describe('Timeline', () => {
  it('says the state and the day in words', async () => {
    await render(
      <Timeline
        label="Pedido"
        entries={[
          { id: 'a', name: 'Criado', state: 'done', date: '2026-01-31' },
          { id: 'b', name: 'Entregue', state: 'toCome' },
          { id: 'c', name: 'Pago', state: 'toCome', date: '2026-99-99T99' },
        ]}
      />,
      'es-AR',
    );
    expect(texts('li')).toEqual(['Criadocompletado, 31/01/2026', 'Entreguepor venir', 'Pagopor venir']);
  });
});

describe('ResultBars', () => {
  it('says each number as text, at most one decimal, and has no bar for an unknown one', async () => {
    await render(
      <ResultBars
        label="Onde?"
        bars={[
          { id: 'a', name: 'Serra', percent: 61.54, note: '8 votos', mark: <b>Seu voto</b> },
          { id: 'b', name: 'Mar', percent: 0 },
          { id: 'c', name: 'Rio' },
        ]}
      />,
    );
    expect(texts('.result')).toEqual(['Serra Seu voto 61,5% 8 votos', 'Mar  0% ', 'Rio   ']);
    expect(all('.result-track > rect').map((bar) => bar.getAttribute('width'))).toEqual(['61.54%', '0%']);
    expect(all('.result-track').every((bar) => bar.getAttribute('aria-hidden') === 'true')).toBe(true);
    expect(document.querySelector('ul')?.getAttribute('aria-label')).toBe('Onde?');
  });
});
