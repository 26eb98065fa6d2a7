// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerChanges } from '#demo-pages/sandbox/rules/answer-changes';
import { workingPrices } from '#demo-pages/sandbox/rules/working-prices';
import { guardedView } from '#features/session/access/guarded-view';
import WorkingPrice, { purpose } from '#widgets/working-price/WorkingPrice';
import {
  button,
  click,
  leave,
  press,
  render,
  said,
  settle,
  submit,
  text,
  texts,
  type,
} from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { chooseOption, failCall, leaveStaffPage, signIn, staffPage } from '../../lib/staff';

const View = guardedView(WorkingPrice, { staff: true }, purpose);

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('jeep');
});
afterEach(async () => {
  await leaveStaffPage();
  vi.restoreAllMocks();
});

const show = async (user = 'vendas', language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  signIn(user);
  return render(<View heading="" roles="" />, language);
};
const stored = (id: string) => workingPrices(net.sandbox.world).get(id);
const fault = (call: string, kind: string, times?: number) => failCall(net, call, kind, times);
const sent = (call: string) =>
  net.sandbox.world.state.calls.filter((each) => each.call === call).map(({ body }) => body);
/** The record of a row of the first page, by the beginning of its id. */
const record = (car: string) =>
  [...workingPrices(net.sandbox.world).values()].find(
    (each) => `${each.modelName} ${each.versionName} ${each.year}` === car,
  ) as NonNullable<ReturnType<typeof stored>>;
const RENEGADE = 'Renegade Altitude T270 2026';
const WILLYS = 'Renegade Willys T270 4x4 2026';
const RUBICON = 'Wrangler Rubicon 2024';
const cell = (car: string, scope = '') =>
  [...document.querySelectorAll<HTMLElement>(`${scope} .cell-value`)].find((each) =>
    each.getAttribute('aria-label')?.includes(`, Preço praticado de ${car}`),
  ) as HTMLElement;
const input = () => document.querySelector('.cell-input input') as HTMLInputElement;
const note = (car: string) =>
  cell(car).closest('.cell-box')?.querySelector('.cell-note')?.textContent?.replaceAll('\u00a0', ' ');
const change = async (car: string, value: string, key = 'Enter') => {
  await click(cell(car));
  await act(async () => {
    input().value = value;
  });
  await press('.cell-input input', key);
  await settle();
};
const save = async () => {
  await click(button(/^Salvar \d+ alteraç/));
  await settle(50);
};
const focused = () => document.activeElement as HTMLElement;
const openTab = (name: string) =>
  click([...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === name) as Element);
const rowAction = async (car: string, action: string) => {
  await click(document.querySelector(`[aria-label="Ações de ${car}"]`) as Element);
  await click(
    [...document.querySelectorAll('[role=menuitem]')].find((each) => each.textContent === action) as Element,
  );
  await settle();
};
const asksBeforeLeaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('the list', () => {
  it('shows the dealer’s prices with the list prices there are, to who has the role', async () => {
    await show();
    expect(text('.table-range')).toBe('1–20 de 37');
    expect(text('tbody tr')).toContain('Renegade Altitude T270609AT712026');
    expect(text('tbody tr')).toContain('R$ 141.990,00');
    expect(said('tbody tr [data-label="Preço de tabela"]')).toMatch(/^\d+\.\d{3} reais$/);
    expect(text('tbody tr')).toContain('15/11/2026');
    expect(text('tbody tr')).toContain('Vera Salgado');
    // Of the market whose prices the page shows.
    expect(net.asked.find((line) => line.includes('batchPrices'))).toMatch(/country=BR&market=pt-BR/);
    await leave();
    await show('ana');
    expect(text()).toContain('Sua conta não tem permissão para esta área');
  });

  it('is filtered by words and year, and sorted, without another question', async () => {
    await show();
    await type('#working-price-text', 'longitude 598');
    await submit();
    await settle();
    expect(texts('tbody th')).toHaveLength(2);
    await type('#working-price-year', '2025');
    await submit();
    await settle();
    expect(texts('tbody th')).toEqual(['Commander Longitude T270598AT72']);
    await click(button('Limpar filtros'));
    await click(button('Preço praticado'));
    expect(texts('tbody th')[0]).toContain('Avenger');
    await click(button('Preço praticado'));
    expect(texts('tbody th')[0]).toContain('Wrangler Rubicon');
    expect(sent('PRC-02')).toHaveLength(1);
  });

  it('is filtered by dealer, by its name, in both tables', async () => {
    await show('equipe');
    const [one, two] = net.sandbox.world.dealers.filter(
      ({ brand, countryCode }) => brand === 'jeep' && countryCode === 'BR',
    );
    const choices = [...document.querySelectorAll<HTMLOptionElement>('#working-price-dealer option')];
    expect(choices.map(({ value }) => value)).toEqual([
      '',
      ...[one, two].map((each) => each?.idSiteGeo).sort(),
    ]);
    expect(choices.map(({ textContent }) => textContent)).toContain(`${two?.name} (${two?.idSiteGeo})`);
    await chooseOption('#working-price-dealer', two?.idSiteGeo ?? '');
    await submit();
    await settle();
    expect(texts('tbody tr').length).toBeGreaterThan(0);
    expect(texts('tbody tr').every((row) => row.includes(two?.name ?? '-'))).toBe(true);
    await openTab('O que os outros veem');
    await chooseOption('#working-price-view-dealerCode', two?.idSiteGeo ?? '');
    await click(
      [...document.querySelectorAll('button')]
        .filter(({ textContent }) => textContent === 'Filtrar')
        .at(-1) as Element,
    );
    await settle();
    const asked = net.sandbox.world.state.calls.filter(({ call }) => call === 'PRC-05').at(-1);
    expect(asked?.query).toMatchObject({ dealerCode: two?.idSiteGeo });
  });

  it('says that list prices are missing, and compares with none', async () => {
    fault('PRC-11', '404');
    await show();
    expect(text()).toContain('os valores não são comparados com eles');
    await change(RENEGADE, '900000');
    expect(note(RENEGADE)).toBe('');
  });

  it('says when the service refuses the list', async () => {
    fault('PRC-02', '403');
    await show();
    expect(text('[role=alert]')).toContain('Seu acesso não permite ver esta lista');
  });

  it('speaks Spanish and pesos', async () => {
    await leave();
    net = sandboxPage({ brand: 'peugeot', country: 'AR', language: 'es-AR', 'sign-in': '/entrar' });
    await show('vendas', 'es-AR');
    expect(text('h2')).toBe('Precio de venta');
    expect(text('.cell-value')).toMatch(/^\$ \d{2}\.\d{3}\.\d{3},00$/);
  });
});

describe('a price that is changed in its cell', () => {
  it('is kept over the pages, counted, and saved with the others, each once', async () => {
    const { emit } = await show();
    await change(RENEGADE, '137000');
    expect(cell(RENEGADE).textContent).toContain('137.000,00');
    expect(focused()).toBe(cell(RENEGADE));
    expect(text('.edit-count')).toBe('1 alteração não salva.');
    await change(WILLYS, '180000');
    await click(button('Próxima'));
    await change(RUBICON, '400000');
    expect(asksBeforeLeaving()).toBe(true);
    expect(sent('PRC-04')).toEqual([]);
    await save();
    expect(text('.edit-bar')).toBe('3 alterações salvas.');
    expect(sent('PRC-04')).toHaveLength(3);
    expect([record(RENEGADE).price, record(WILLYS).price, record(RUBICON).price]).toEqual([
      137_000, 180_000, 400_000,
    ]);
    // Nothing else of a record changes.
    expect(record(RENEGADE)).toMatchObject({ bonus: 1000, version: 3, updatedBy: 'Vera Salgado' });
    expect(asksBeforeLeaving()).toBe(false);
    expect(emit).toHaveBeenCalledWith('vt-working-price-saved', { mvsCode: record(RUBICON).mvsCode });
    await click(button('Anterior'));
    expect(cell(RENEGADE).textContent).toContain('137.000,00');
  });

  it('stays marked with the reason where it is refused, and holds up no other', async () => {
    await show();
    await change(RENEGADE, '900000');
    await change(WILLYS, '180000');
    await save();
    expect(text('.edit-count')).toBe('1 alteração salva. 1 alteração não salva.');
    expect(text('.edit-bar [role=alert]')).toBe('1 não foi salva: veja o motivo.');
    expect(record(WILLYS).price).toBe(180_000);
    expect(note(RENEGADE)).toBe('Mais que 3 vezes o preço de tabela');
    expect(focused()).toBe(cell(RENEGADE));
    await change(RENEGADE, '136000');
    await save();
    expect(record(RENEGADE).price).toBe(136_000);
  });

  it.each(['0', '-5'])('is not sent where it is not above zero: %s', async (price) => {
    await show();
    await change(RENEGADE, price);
    expect(note(RENEGADE)).toBe('O número deve ser maior que 0');
    await save();
    expect(sent('PRC-04')).toEqual([]);
  });

  it('is shown in the list of changes where its page is another one', async () => {
    await show();
    await change(RENEGADE, '900000');
    expect(note(RENEGADE)).toMatch(/^534 % acima do preço de tabela \(R\$ 141\.990,00\): confira\.$/);
    await click(button('Próxima'));
    await save();
    expect(text('.edit-list')).toContain('Mais que 3 vezes o preço de tabela');
    expect(focused()).toBe(cell(RENEGADE, '.edit-list'));
  });

  it('of a record that names no dealer is not written to that of another dealer', async () => {
    const { id, price } = record(RENEGADE);
    answerChanges(net.sandbox.world).change = (definition, answer) => {
      if (definition.id !== 'PRC-02') return undefined;
      const rows = (answer as object[]).map((each) => ({ ...each, dealerCode: undefined }));
      const isOfOneCar = rows.length < 5;
      return isOfOneCar ? [{ ...rows[0], id: 'other', dealerCode: '9999', price }, ...rows] : rows;
    };
    await show();
    await change(RENEGADE, '137000');
    await save();
    expect(sent('PRC-04')).toMatchObject([{ records: [{ id, price: 137_000 }] }]);
  });

  it('is compared where another person was first', async () => {
    await show();
    await change(RENEGADE, '137000');
    Object.assign(record(RENEGADE), { price: 135_000, version: 3 });
    await save();
    expect(note(RENEGADE)).toBe('Outra pessoa salvou R$ 135.000,00 enquanto você editava.');
    // Undecided, it is not sent.
    await save();
    expect(sent('PRC-04')).toHaveLength(0);
    await click(button('Ficar com o meu'));
    expect(cell(RENEGADE).textContent).toContain('135.000,00');
    await save();
    expect(record(RENEGADE)).toMatchObject({ price: 137_000, version: 4 });
    await change(RENEGADE, '138000');
    Object.assign(record(RENEGADE), { price: 134_000, version: 5 });
    await save();
    await click(button('Usar o da outra pessoa'));
    expect([
      record(RENEGADE).price,
      text('.edit-bar'),
      cell(RENEGADE).textContent?.replaceAll('\u00a0', ' '),
    ]).toEqual([134_000, '', 'R$ 134.000,00']);
  });

  it('is sent again on what another person has changed besides the price', async () => {
    await show();
    await change(RENEGADE, '137000');
    Object.assign(record(RENEGADE), { bonus: 2000, version: 3 });
    await save();
    expect(note(RENEGADE)).toContain('Foi alterada por outra pessoa');
    await save();
    expect(record(RENEGADE)).toMatchObject({ price: 137_000, bonus: 2000, version: 4 });
  });

  it('is no conflict where another person has saved the same', async () => {
    await show();
    await change(RENEGADE, '137000');
    Object.assign(record(RENEGADE), { price: 137_000, version: 3 });
    await save();
    expect(text('.edit-bar')).toBe('1 alteração salva.');
  });

  it('is asked for, and not sent again, after a lost answer', async () => {
    await show();
    await change(RENEGADE, '137000');
    fault('PRC-04', 'lost', 1);
    await save();
    expect(text('.edit-bar')).toBe('1 alteração salva.');
    expect([record(RENEGADE).version, sent('PRC-04').length]).toEqual([3, 1]);
  });

  it('is asked for first by the next press too, where nobody could be asked', async () => {
    await show();
    await change(RENEGADE, '137000');
    fault('PRC-04', 'lost', 1);
    // The record is read before; once the change is on its way, nobody can be asked.
    net.hold = '/dealers/working-price';
    await save();
    net.held.at(-1)?.go();
    await settle();
    fault('PRC-02', '404');
    net.hold = '';
    net.held.at(-1)?.go();
    await settle(50);
    expect(note(RENEGADE)).toContain('não sabemos se foi feita');
    fault('PRC-02', 'none');
    await save();
    expect([record(RENEGADE).version, sent('PRC-04').length]).toEqual([3, 1]);
    expect(text('.edit-bar')).toBe('1 alteração salva.');
  });

  it('says a refusal of the account in words', async () => {
    await show();
    await change(RENEGADE, '137000');
    fault('PRC-04', '403');
    await save();
    expect(note(RENEGADE)).toBe('Sua conta não tem permissão para isto.');
    expect(cell(RENEGADE).textContent).toContain('137.000,00');
  });

  it('waits where the session has ended, and is sent once somebody is back', async () => {
    await show();
    await change(RENEGADE, '137000');
    fault('PRC-04', '401', 1);
    await save();
    expect(text('.edit-bar')).toContain('Sua sessão terminou');
    expect(cell(RENEGADE).textContent).toContain('137.000,00');
    await act(async () => {
      Cookies.set('vitrine_session', 'vendas', { path: '/' });
      document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
    });
    await settle();
    await click(button('Continuar'));
    await settle(50);
    expect(record(RENEGADE).price).toBe(137_000);
  });

  it('is no change where it is the same, cannot be read as an amount, or is discarded', async () => {
    await show();
    await change(RENEGADE, '136310');
    expect(document.querySelector('.edit-count')).toBeNull();
    await change(RENEGADE, 'caro');
    expect(note(RENEGADE)).toBe('Digite um valor, como 91.490,00.');
    await save();
    expect(sent('PRC-04')).toEqual([]);
    expect(focused()).toBe(cell(RENEGADE));
    await click(button('Descartar'));
    await click(document.querySelector('dialog .actions button') as Element);
    expect(cell(RENEGADE).textContent?.replaceAll('\u00a0', ' ')).toBe('R$ 136.310,00');
  });
});

describe('a new price', () => {
  const fill = async (code: string, year: string, price: string) => {
    await click(button('Novo preço'));
    await type('#mvsCode', code);
    await type('#year', year);
    await type('#price', price);
  };
  const send = async () => {
    await submitDialog();
    await settle();
  };
  const submitDialog = () =>
    act(async () => (document.querySelector('dialog form') as HTMLFormElement).requestSubmit());

  it('is created once, and a lost answer is asked for', async () => {
    const { emit } = await show();
    await fill('675at71', '2026', '176000');
    fault('PRC-03', 'lost', 1);
    await send();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(sent('PRC-03')).toHaveLength(1);
    expect(text('p.notice')).toBe('Preço de Compass Sport T270 2026 criado.');
    expect(record('Compass Sport T270 2026').price).toBe(176_000);
    expect(emit).toHaveBeenCalledWith('vt-working-price-saved', { mvsCode: '675AT71' });
    expect(text('.table-range')).toBe('1–20 de 38');
  });

  it('is of the dealer that was chosen, or of the one that the service decides on', async () => {
    await show('equipe');
    const dealer = net.sandbox.world.dealers.filter(({ brand }) => brand === 'jeep')[1];
    if (!dealer) throw new Error('there is no second dealer');
    await fill('675AT71', '2026', '176000');
    await type('dialog #dealerCode', dealer.idSiteGeo);
    await click(document.querySelector('dialog [role=option]') as Element);
    await send();
    expect(sent('PRC-03')).toEqual([
      { records: [{ mvsCode: '675AT71', year: 2026, price: 176_000, dealerCode: dealer.idSiteGeo }] },
    ]);
    await fill('675AT71', '2026', '175000');
    await send();
    expect(sent('PRC-03').at(-1)).toEqual({
      records: [{ mvsCode: '675AT71', year: 2026, price: 175_000 }],
    });
  });

  it('can be created where the dealers cannot be loaded', async () => {
    for (const call of ['DLR-01', 'DLR-03', 'DLR-20', 'DLR-25']) fault(call, '404');
    await show();
    await fill('675AT71', '2026', '0');
    expect(text('dialog .failed')).toContain('Não foi possível carregar as concessionárias.');
    await send();
    expect(text('#price-error')).toBe('O número deve ser maior que 0');
    await type('#price', '176000');
    await send();
    expect(sent('PRC-03')).toHaveLength(1);
  });

  it('is checked, and says what the service refuses', async () => {
    await show();
    await fill('', '20', 'x');
    await send();
    expect(text('#mvsCode-error')).toBe('Digite o código da versão.');
    expect(text('#year-error')).toBe('Digite o ano com quatro números.');
    expect(text('#price-error')).toBe('Digite um valor, como 91.490,00.');
    await type('#mvsCode', 'ZZZ9999');
    await type('#year', '2026');
    await type('#price', '1');
    await send();
    expect(text('dialog')).toContain('Versão e ano não encontrados');
    expect(sent('PRC-03')).toHaveLength(1);
  });
});

describe('an imported list', () => {
  const paste = async (list: string) => {
    await openTab('Importar');
    await type('#import-text', list);
    await click(button('Conferir a lista'));
  };

  it('is compared first; new ones and changed ones are sent, the same ones are not', async () => {
    const { emit } = await show();
    const same = record(WILLYS);
    await paste(
      `MVS;Ano;Praticado\n609AT71;2026;137.000,00\n${same.mvsCode};2026;${same.price}\n675AT71;2026;900.000,00\n`,
    );
    await click(button('Importar as 3 linhas certas'));
    await settle();
    expect(text('.price-differences')).toContain('Novos: 1. Mudam: 1. Iguais, não enviados: 1.');
    expect(text('.price-differences')).toContain('acima do preço de tabela (R$ 174.990,00)');
    expect(said('.price-differences table')).toContain('acima do preço de tabela (174.990 reais)');
    expect(said('.price-differences table')).not.toContain('R$');
    expect(focused().textContent).toContain('Novos: 1');
    expect([sent('PRC-03').length, sent('PRC-04').length]).toEqual([0, 0]);
    await click(button('Enviar 2 preços'));
    await settle(50);
    expect(text()).toContain('1 enviado, 1 com falha');
    expect(text('.bulk')).toContain('Mais que 3 vezes o preço de tabela');
    expect(record(RENEGADE)).toMatchObject({ price: 137_000, bonus: 1000 });
    expect(record(WILLYS).version).toBe(2);
    expect(emit).toHaveBeenCalledTimes(1);
    await click(button('Fechar'));
    await openTab('Preços');
    expect(cell(RENEGADE).textContent).toContain('137.000,00');
  });

  it('asks for the list prices of a long list in parts, as they stand in an address', async () => {
    await show();
    net.asked.length = 0;
    await paste(Array.from({ length: 450 }, (_, at) => `C${at};2026;90.000,00`).join('\n'));
    await click(button('Importar as 450 linhas certas'));
    await settle();
    const addresses = net.asked.filter((line) => line.includes('batchPrices'));
    expect(addresses.map((line) => line.match(/mvsCode=/g)?.length)).toEqual([200, 200, 50]);
    expect(text('.price-differences')).toContain('Novos: 450.');
  });

  it('has its wrong rows corrected before anything is asked', async () => {
    await show();
    await paste('609AT71;26;137000\n;2026;x');
    expect(text('.import')).toContain('Digite o ano com quatro números.');
    expect(text('.import')).toContain('Digite o código da versão. Digite um valor, como 91.490,00.');
    expect(sent('PRC-02')).toHaveLength(1);
  });

  it('refuses prices that are not above zero, by their lines', async () => {
    await show();
    await paste('MVS;Ano;Praticado\n609AT71;2026;0\n675AT71;2026;-5\n598AT72;2025;100.000,00');
    expect(text('.import-counts')).toBe('Certas: 1. Com problema: 2. Repetidas: 0.');
    expect(texts('.import tbody th')).toEqual(['2', '3']);
    expect([2, 3].map((line) => text(`#import-problem-${line}`))).toEqual([
      'O número deve ser maior que 0',
      'O número deve ser maior que 0',
    ]);
  });

  it('takes prices as English spreadsheets write them, and none that may be two', async () => {
    await show();
    await paste('MVS\tAno\tPraticado\n609AT71\t2026\t137,000.00\n675AT71\t2026\t91,490');
    expect(text('.import-counts')).toBe('Certas: 1. Com problema: 1. Repetidas: 0.');
    expect(text('#import-problem-3').replaceAll('\u00a0', ' ')).toBe(
      '“91,490” pode ser R$ 91,49 ou R$ 91.490,00. Escreva de novo.',
    );
  });

  it('stays where it cannot be compared, and goes on with the next try', async () => {
    await show();
    await paste('609AT71;2026;137000');
    fault('PRC-02', '404');
    await click(button('Importar a linha certa'));
    await settle();
    expect(text('[role=alert]')).toContain('Não foi possível comparar a lista');
    fault('PRC-02', 'none');
    await click(button('Tentar novamente'));
    await settle();
    expect(text('.price-differences')).toContain('Mudam: 1');
    await click(button('Voltar e corrigir'));
    expect(button('Importar a linha certa')).toBeTruthy();
  });
});

describe('what others see', () => {
  it('is the visualizer’s, with who changed a price, and says where the list has another', async () => {
    await show();
    await change(RENEGADE, '137000');
    await save();
    await openTab('O que os outros veem');
    const first = '#working-price-panel-view tbody tr';
    expect(text(first)).toContain('R$ 136.310,00Na sua lista: R$ 137.000,00.');
    expect(said(first)).toContain('136.310 reaisNa sua lista: 137.000 reais.');
    expect(said(first)).not.toContain('R$');
    await click(document.querySelector(`${first} .row-open`) as Element);
    await settle();
    expect(text('dialog')).toContain('Os outros veem R$ 136.310,00. Na sua lista: R$ 137.000,00.');
    expect(said('dialog .dialog-body')).toContain(
      'Os outros veem 136.310 reais. Na sua lista: 137.000 reais.',
    );
    expect(said('dialog .dialog-body')).not.toContain('R$');
    expect(texts('dialog tbody tr')).toHaveLength(2);
    expect(text('dialog')).toContain('Carga da fábrica');
  });

  it('of one price opens from its row, and may not be there yet', async () => {
    await show();
    net.sandbox.world.advance(0);
    record(RENEGADE).changes.length = 0;
    await rowAction(RENEGADE, 'Ver histórico');
    expect(text('dialog')).toContain('O visualizador ainda não mostra este preço');
  });

  it('says when it cannot be asked', async () => {
    await show();
    fault('PRC-05', '404');
    await rowAction(RENEGADE, 'Ver histórico');
    expect(text('dialog [role=alert]')).toBe('Não foi possível perguntar ao visualizador');
  });

  const download = async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    // Nothing is left to the browser.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await show();
    await openTab('O que os outros veem');
    await click(button('Baixar CSV'));
    await settle();
    return files;
  };

  it('is downloaded with all of its rows, written anew', async () => {
    const [file] = await download();
    expect([...new Uint8Array((await file?.slice(0, 3).arrayBuffer()) as ArrayBuffer)]).toEqual([
      0xef, 0xbb, 0xbf,
    ]);
    expect(await file?.text()).toContain('609AT71;2026;Renegade');
    expect(text()).toContain('O arquivo foi baixado.');
  });

  it.each([
    ['a message', { status: 200, body: { error: 'x' } }, 'outra coisa, e não com o arquivo'],
    ['a refusal', 403, 'não tem permissão para baixar'],
    ['a failure', 400, 'Não foi possível baixar o arquivo'],
  ] as const)('is no file after %s', async (_, answer, words) => {
    net.faults['visualizer/cvs'] = answer as never;
    expect(await download()).toEqual([]);
    expect(text('#working-price-panel-view [role=alert]')).toContain(words);
  });
});
