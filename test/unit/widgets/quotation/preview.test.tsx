// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { $car } from '#features/car/car-store';
import { button, click, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { begin, choose, end, loadParts, openTab, panel, priced, quote, said, save, show } from './lib';

let net: SandboxPage;
beforeAll(loadParts);
beforeEach(() => {
  net = begin();
});
afterEach(end);

const sheet = () => text('.quotation-sheet');
const whatsapp = () =>
  new URL([...document.querySelectorAll<HTMLAnchorElement>('.share-ways a')][0]?.href ?? '').searchParams.get(
    'text',
  );

describe('the proposal as the customer sees it', () => {
  it('has who sells, for whom it is, the price and until when; its number once it is saved', async () => {
    await show();
    await quote({ customer: 'Rita Lobo', discount: '1000', validity: '30/11/2026' });
    await openTab('Comentário');
    await type('[name=comments]', 'Entrega em\nduas unidades.');
    await openTab('Proposta');
    await settle(500);
    for (const part of [
      'Rita Lobo',
      'Vera Salgado',
      '(11) 95550-0200',
      'vendas@equipe.example',
      '30/11/2026',
      'duas unidades.',
    ])
      expect(sheet()).toContain(part);
    expect(sheet()).toMatch(/Desconto.{1,2}R\$\s1\.000,00/);
    expect(sheet()).not.toMatch(/Q\d{6}/);
    expect(text(panel)).toContain('Esta versão ainda não está no CRM');
    await openTab('Revisão');
    await save();
    await click(button('Ver a proposta'));
    await settle(500);
    expect(sheet()).toMatch(/Cotação Q\d{6}/);
    expect(text(panel)).not.toContain('Esta versão ainda não está no CRM');
  });

  it('is a new price where one is agreed', async () => {
    await show();
    await quote({ newPrice: '150000' });
    await openTab('Proposta');
    await settle(500);
    expect(sheet()).toMatch(/Preço ao clienteR\$\s150\.000,00/);
    expect(text('.prices .final')).toMatch(/R\$\s150\.000,00/);
  });

  it('is the new price less the discount, on the screen, the sheet and in the message', async () => {
    await show('https://fiat.example/monte/');
    await quote({ newPrice: '150000', discount: '1000' });
    await openTab('Proposta');
    await settle(500);
    expect(sheet()).toMatch(/Novo preçoR\$\s150\.000,00Desconto− R\$\s1\.000,00/);
    expect(sheet()).toMatch(/Preço ao clienteR\$\s149\.000,00/);
    expect(text('.prices .final')).toMatch(/R\$\s149\.000,00/);
    expect(whatsapp()).toMatch(/R\$\s149\.000,00/);
  });

  it('goes to the customer’s page as a link, with a message that has no name of theirs', async () => {
    await show('https://fiat.example/monte/');
    await quote({ customer: 'Rita Lobo', validity: '30/11/2026' });
    await openTab('Proposta');
    await settle(500);
    expect(whatsapp()).toMatch(/^Sua proposta: .*Argo/);
    expect(whatsapp()).toContain('Válida até 30/11/2026');
    expect(whatsapp()).toContain('Vera Salgado');
    expect(whatsapp()).toMatch(/https:\/\/fiat\.example\/monte\/\?vt-car=358AF11/);
    expect(whatsapp()).not.toContain('Rita');
  });

  it('has no link where the author names no page for it', async () => {
    await show();
    await choose();
    await openTab('Proposta');
    await settle(500);
    expect(texts('.share-ways button')).toEqual(['Imprimir', 'Baixar PDF']);
    expect(whatsapp()).not.toContain('http');
    expect(sheet()).not.toContain('Abra esta configuração');
  });

  it('is printed as a small sheet without the standard equipment', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await show();
    await quote({ customer: 'Rita Lobo' });
    await openTab('Proposta');
    await settle(500);
    await click(button('Imprimir'));
    await settle(4000);
    expect(print).toHaveBeenCalledTimes(1);
    expect(text('.car-sheet.compact')).toContain('Rita Lobo');
    expect(document.querySelector('.car-sheet .sheet-serial')).toBeNull();
  });

  it('has the dealer’s code where nobody knows its name, and asks again', async () => {
    net.faults['/dealer/v1/dealer'] = 404;
    await show();
    await choose();
    await openTab('Proposta');
    await settle(500);
    expect(text(panel)).toContain('Os dados da concessionária não puderam ser carregados.');
    expect(sheet()).toMatch(/Concessionária\d+/);
    net.faults = {};
    await click(button('Tentar novamente'));
    await settle(500);
    expect(sheet()).toContain('Endereço');
  });
});

describe('two proposals side by side', () => {
  const rows = () => texts('.comparison tr.differs th');

  it('are the one put aside and the one on screen, with what they differ in', async () => {
    await show();
    await quote({ customer: 'Rita Lobo' });
    await click(button('Guardar para comparar'));
    await openTab('Opcionais');
    const [first] = document.querySelectorAll<HTMLElement>(`${panel} [role=checkbox]`);
    await click(first as HTMLElement);
    await priced();
    await openTab('Revisão');
    await settle(500);
    expect(rows()).toEqual(expect.arrayContaining(['Opcionais', 'Total configurado', 'Preço ao cliente']));
    expect(text('.comparison table')).toMatch(/\(\+\sR\$\s[\d.,]+\)/);
    expect(text('.comparison table')).toContain($car.get().parts[0]?.name);
    expect(text('.comparison')).not.toContain('Rita');
    await click(button('Guardar esta no lugar'));
    expect(rows()).toEqual([]);
    await click(button('Encerrar a comparação'));
    expect(document.querySelector('.comparison table')).toBeNull();
  });

  it('may be of the CRM', async () => {
    await show();
    await quote({ discount: '1000' });
    await save();
    const number = /Q\d{6}/.exec(said())?.[0];
    await click(button('Guardar para comparar'));
    await type('[name=discount]', '2000');
    expect(text('.comparison thead')).toContain(`Guardada: Cotação ${number}`);
    expect(rows()).toEqual(['Desconto', 'Preço ao cliente']);
  });
});
