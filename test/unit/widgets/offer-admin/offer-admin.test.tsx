// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offerOf, offers } from '#demo-pages/sandbox/rules/offers';
import { guardedView } from '#features/session/access/guarded-view';
import OfferAdmin, { purpose } from '#widgets/offer-admin/OfferAdmin';
import { button, click, leave, render, said, settle, submit, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  chooseOption,
  closeDialog,
  confirmDialog,
  failCall,
  leaveStaffPage,
  saveDialog,
  signIn,
  staffPage,
} from '../../lib/staff';

const View = guardedView(OfferAdmin, { staff: true }, purpose);

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('fiat');
});
afterEach(leaveStaffPage);

const show = async (user = 'ofertas', language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  signIn(user);
  return render(<View heading="" roles="" />, language);
};
const offer = (number: number | string) => offerOf(net.sandbox.world, `of-fiat-${number}`);
const made = () => [...offers(net.sandbox.world).values()].filter(({ id }) => id.includes('novo'));
const fault = (call: string, kind: string, times?: number) => failCall(net, call, kind, times);
const sent = (part: string) => net.asked.filter((address) => address.endsWith(part)).length;
const menu = async (title: string) => {
  await click(document.querySelector(`[aria-label="Ações de ${title}"]`) as Element);
  return [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
};
const rowAction = async (number: number, action: string) => {
  const item = (await menu(offer(number).title)).find((each) => each.textContent === action);
  await click(item as Element);
  await settle();
};
const select = async (...numbers: number[]) => {
  for (const number of numbers)
    await click(document.querySelector(`[aria-label="Selecionar ${offer(number).title}"]`) as Element);
};
const bulkAction = async (action: string) => {
  const area = document.querySelector('.selection-actions') as Element;
  const find = () => [...area.querySelectorAll('button')].find((each) => each.textContent?.trim() === action);
  if (!find()) await click(area.querySelector('[aria-haspopup=menu]') as Element);
  await click(find() as Element);
  await settle();
};
/** Each offer has a title of its own, as staff would write them. */
const nameOffers = () => {
  for (const each of offers(net.sandbox.world).values()) each.title = `Oferta ${each.id}`;
};
beforeEach(nameOffers);

describe('the table', () => {
  it('lists offers of any status, for who has the role', async () => {
    await show();
    expect(texts('tbody th')).toHaveLength(16);
    expect(text('tbody')).toContain('ReprovadaO preço não confere com o da tabela vigente.');
    expect(said('tbody [data-label="Preço"]')).toMatch(/^[\d.]+ reais/);
    await leave();
    await show('ana');
    expect(text()).toContain('Sua conta não tem permissão para esta área');
    expect(document.querySelector('table')).toBeNull();
  });

  it('filters and sorts on the server, in the address', async () => {
    await show();
    await type('#offers-status', 'disapproved');
    await submit();
    expect(texts('tbody th')).toEqual([offer(8).title]);
    expect(location.search).toContain('disapproved');
    expect(net.asked.at(-1)).toContain('status=disapproved');
    await click(button('Preço'));
    await settle();
    expect(net.asked.at(-1)).toContain('sort=value');
  });

  it('offers what the status allows', async () => {
    await show();
    const actions = async (number: number) =>
      (await menu(offer(number).title)).map((each) => each.textContent);
    expect(await actions(1)).toEqual([
      'Ver como no site',
      'Editar',
      'Despublicar',
      'Marcar como vendida',
      'Reprovar',
    ]);
    expect(await actions(8)).toEqual(['Ver como no site', 'Editar', 'Remover']);
    expect(await actions(6)).toEqual(['Ver como no site', 'Marcar como não vendida', 'Remover']);
  });

  it('edits and removes one of a status that it does not know, and leads it to no other', async () => {
    Object.assign(offer(5), { status: 'archived' });
    await show();
    expect(texts('tbody .badge')).toContain('Em atualização');
    const actions = await menu(offer(5).title);
    expect(actions.map((each) => each.textContent)).toEqual(['Ver como no site', 'Editar', 'Remover']);
    await click(actions[1] as Element);
    await settle();
    await type('#title', 'Oferta arquivada');
    await saveDialog();
    expect(offer(5)).toMatchObject({ title: 'Oferta arquivada', status: 'archived' });
    await rowAction(5, 'Remover');
    await confirmDialog();
    expect(offers(net.sandbox.world).has('of-fiat-5')).toBe(false);
  });

  it('shows an offer as the site does', async () => {
    await show();
    await rowAction(1, 'Ver como no site');
    expect(text('dialog h3')).toBe(offer(1).title);
    expect(text('dialog .offer')).toContain('Válida em todo o país');
  });
});

describe('one offer', () => {
  it('is published at once, and unpublished by undoing it', async () => {
    const { emit } = await show();
    await rowAction(5, 'Publicar');
    expect(offer(5).status).toBe('published');
    expect(text('.undo')).toContain(`Oferta “${offer(5).title}” publicada.`);
    expect(emit).toHaveBeenCalledWith('vt-offer-status-changed', {
      offerId: 'of-fiat-5',
      status: 'published',
    });
    await click(button('Desfazer'));
    await settle();
    expect(offer(5).status).toBe('unpublished');
    expect(text('.undo')).toBe('Desfeito.');
    expect(sent('/offer/of-fiat-5/unpublish')).toBe(1);
  });

  it('goes back from sold by way of unsold', async () => {
    await show();
    await rowAction(1, 'Marcar como vendida');
    expect(offer(1).status).toBe('sold');
    fault('OFR-07', '404', 1);
    await click(button('Desfazer'));
    await settle();
    expect(offer(1).status).toBe('unsold');
    expect(text('.undo')).toContain('Não dá mais para desfazer');
  });

  it('is asked about where there is no way back', async () => {
    await show();
    await rowAction(7, 'Publicar');
    expect(text('#dialog-title')).toBe(`Publicar “${offer(7).title}”?`);
    expect(text('dialog')).toContain('não volta à situação de agora');
    expect(offer(7).status).toBe('unsold');
    await confirmDialog();
    expect(offer(7).status).toBe('published');
    expect(text('p.notice')).toBe(`Oferta “${offer(7).title}” publicada.`);
    expect(document.querySelector('.undo')).toBeNull();
  });

  it('that has ended is published only after a question that says so', async () => {
    await show();
    offer(5).validUntil = '2026-10-31T15:00:00.000Z';
    await leave();
    await show();
    await rowAction(5, 'Publicar');
    expect(text('#dialog-title')).toBe(`Publicar “${offer(5).title}”?`);
    expect(text('dialog')).toContain('A validade de 1 oferta já terminou (31/10/2026): mude a validade');
    // It can be undone, as any other.
    expect(text('dialog')).not.toContain('não volta à situação de agora');
    expect(offer(5).status).toBe('unpublished');
    await confirmDialog();
    expect(offer(5).status).toBe('published');
    expect(text('.undo')).toContain('publicada');
    offer(5).status = 'unpublished';
    await leave();
    await show();
    await select(5, 7);
    await bulkAction('Publicar');
    expect(text('dialog')).toContain('A validade de 1 oferta já terminou');
  });

  it('is disapproved with a reason', async () => {
    await show();
    await rowAction(1, 'Reprovar');
    await confirmDialog();
    expect(text('#confirm-reason-error')).toContain('pelo menos 10 caracteres');
    await type('#confirm-reason', 'Preço fora da tabela');
    await confirmDialog();
    expect(offer(1)).toMatchObject({ status: 'disapproved', reason: 'Preço fora da tabela' });
    expect(text('tbody')).toContain('Preço fora da tabela');
  });

  it('is removed after a question', async () => {
    const { emit } = await show();
    await rowAction(5, 'Remover');
    const { title } = offer(5);
    await confirmDialog();
    expect(offers(net.sandbox.world).has('of-fiat-5')).toBe(false);
    expect(texts('tbody th')).not.toContain(title);
    expect(text('p.notice')).toBe(`Oferta “${title}” removida.`);
    expect(emit).toHaveBeenCalledWith('vt-offer-removed', { offerId: 'of-fiat-5' });
  });

  it.each([
    ['403', 'Sua conta não tem permissão para fazer isto.'],
    ['401', 'Sua sessão terminou.'],
    ['503', 'Não sabemos se isto foi feito'],
  ])('says why its status did not change: %s', async (kind, words) => {
    await show();
    fault('OFR-07', kind);
    await rowAction(5, 'Publicar');
    expect(text('[role=alert]')).toContain(words);
    expect(offer(5).status).toBe('unpublished');
    expect(document.querySelector('.undo')).toBeNull();
  });

  it('shows what another person did meanwhile', async () => {
    await show();
    offer(5).status = 'sold';
    const row = await menu(offer(5).title);
    await click(row.find((each) => each.textContent === 'Publicar') as Element);
    await settle();
    expect(text('[role=alert]')).toContain('Agora a situação dela é: Vendida.');
    expect(offer(5).status).toBe('sold');
    offers(net.sandbox.world).delete('of-fiat-2');
    const { length } = texts('tbody th');
    const title = 'Oferta of-fiat-2';
    await click((await menu(title)).find((each) => each.textContent === 'Despublicar') as Element);
    await settle();
    expect(text('[role=alert]')).toContain('Esta oferta não existe mais.');
    expect(texts('tbody th')).toHaveLength(length - 1);
  });

  it('is asked for after a lost answer, and sent no second time', async () => {
    await show();
    fault('OFR-07', 'lost', 1);
    await rowAction(5, 'Publicar');
    expect(text('.undo')).toContain('publicada');
    expect(sent('/offer/of-fiat-5/publish')).toBe(1);
  });

  it('is not for an account of regions if it is of the whole country', async () => {
    await show('regional');
    await rowAction(1, 'Despublicar');
    expect(text('[role=alert]')).toContain('Sua conta não tem permissão para fazer isto.');
    await rowAction(2, 'Despublicar');
    expect(offer(2).status).toBe('unpublished');
  });
});

describe('many offers', () => {
  it('get a status each, with those left out said before, and go back together', async () => {
    await show();
    for (const number of [1, 2, 3]) offer(number).status = 'unpublished';
    await leave();
    await show();
    await select(1, 2, 3, 6, 7);
    await bulkAction('Publicar');
    expect(text('#dialog-title')).toBe('Publicar 4 ofertas?');
    expect(text('dialog')).toContain('1 oferta fica de fora');
    offer(3).status = 'sold';
    fault('OFR-10', 'lost', 1);
    await confirmDialog();
    expect(text('.bulk-summary')).toBe('3 publicadas, 1 com falha, 0 não iniciadas');
    expect(document.activeElement?.className).toBe('offer-area');
    expect(sent('/offer/of-fiat-1/update-status')).toBe(1);
    // That which was unsold has no way back.
    await click(button('Desfazer 2 ofertas'));
    await settle(50);
    expect(text('.bulk-summary')).toContain('2 voltaram ao que eram');
    expect([1, 2, 3, 7].map((number) => offer(number).status)).toEqual([
      'unpublished',
      'unpublished',
      'sold',
      'published',
    ]);
    await click(button('Fechar'));
    await settle();
    expect(texts('tbody th')).toHaveLength(16);
  });

  it('go back from sold by two steps', async () => {
    await show();
    await select(1, 2);
    await bulkAction('Marcar como vendida');
    await confirmDialog();
    expect([1, 2].map((number) => offer(number).status)).toEqual(['sold', 'sold']);
    await click(button('Desfazer 2 ofertas'));
    await settle(50);
    expect([1, 2].map((number) => offer(number).status)).toEqual(['published', 'published']);
  });

  it('are disapproved with one reason', async () => {
    await show();
    await select(1, 2);
    await bulkAction('Reprovar');
    await type('#confirm-reason', 'Campanha suspensa');
    await confirmDialog();
    expect([1, 2].map((number) => offer(number).reason)).toEqual(['Campanha suspensa', 'Campanha suspensa']);
    expect(text('.bulk-summary')).toContain('2 reprovadas');
    expect(text()).not.toContain('Desfazer');
  });

  it('are not asked about where no status allows it', async () => {
    await show();
    await select(6);
    await bulkAction('Publicar');
    expect(text('dialog')).toContain('A situação das ofertas selecionadas não permite isto: Publicar.');
    expect(document.querySelector('.confirm-actions')).toBeNull();
  });
});

describe('the editor', () => {
  const fill = async () => {
    await click(button('Nova oferta'));
    await settle();
    await type('#mvsCode', 'Argo');
    await click(document.querySelector('[role=option]') as Element);
    await type('#title', 'Oferta de inverno');
    await type('#value', '90000');
    await type('#valid', '2026-12-01');
    await type('#valid-to', '2026-12-31');
  };

  it('creates an offer once, unpublished', async () => {
    const { emit } = await show();
    await click(button('Nova oferta'));
    await saveDialog();
    expect(text('#title-error')).toBe('Digite o título da oferta.');
    expect(text('#value-error')).toBe('Digite um valor maior que zero.');
    await click(document.querySelector('.dialog-close') as Element);
    await fill();
    fault('OFR-01', '503', 1);
    await saveDialog();
    expect(text('dialog')).toContain('A oferta não foi salva');
    await saveDialog();
    expect(made()).toHaveLength(1);
    expect(made()[0]).toMatchObject({
      title: 'Oferta de inverno',
      value: 90_000,
      status: 'unpublished',
      validFrom: '2026-12-01T03:00:00.000Z',
      validUntil: '2027-01-01T02:59:00.000Z',
    });
    expect(text('p.notice')).toBe('Oferta “Oferta de inverno” salva.');
    expect(emit.mock.calls.filter(([name]) => name === 'vt-offer-edited')).toHaveLength(1);
  });

  const choose = async (field: string, typed: string) => {
    await type(`dialog ${field}`, typed);
    await click(document.querySelector('dialog [role=option]') as Element);
  };

  it('takes the dealers at which it is valid, one at least where it is of a dealer', async () => {
    await show();
    await fill();
    await chooseOption('dialog #jurisdiction', 'DEALER');
    await saveDialog();
    expect(text('#dealerCodes-error')).toBe('Escolha pelo menos uma concessionária.');
    const dealer = net.sandbox.world.dealers.filter(({ brand }) => brand === 'fiat')[1];
    await choose('#dealerCodes', dealer?.idSiteGeo ?? '-');
    await saveDialog();
    expect(made()[0]).toMatchObject({ jurisdiction: 'DEALER', dealerCodes: [dealer?.idSiteGeo] });
    await click(document.querySelector(`[aria-label="Ações de ${made()[0]?.title}"]`) as Element);
    await click(
      [...document.querySelectorAll('[role=menuitem]')].find(
        ({ textContent }) => textContent === 'Editar',
      ) as Element,
    );
    await settle();
    expect(text('dialog .tag')).toContain(`${dealer?.name} (${dealer?.idSiteGeo})`);
  });

  it('takes regions of the brand for a regional offer, which is found in their states', async () => {
    await show();
    await fill();
    await chooseOption('dialog #coverage', 'REGIONAL');
    await settle();
    expect(document.querySelector('dialog #stateCodes')).toBeNull();
    await saveDialog();
    expect(text('#regionalIds-error')).toBe('Escolha pelo menos uma região.');
    await choose('#regionalIds', 'Sul');
    await saveDialog();
    expect(made()[0]).toMatchObject({
      coverage: 'REGIONAL',
      regionalIds: ['BR-4'],
      stateCodes: ['PR', 'RS', 'SC'],
    });
  });

  it('leaves the states of a regional offer whose service names no regions', async () => {
    await show();
    Object.assign(offer(1), { coverage: 'REGIONAL', stateCodes: ['RJ', 'SP'], regionalIds: undefined });
    await leave();
    await show();
    await rowAction(1, 'Editar');
    expect(text('dialog')).toContain('Hoje vale em: RJ, SP.');
    await type('#title', 'Argo do mês');
    await saveDialog();
    expect(offer(1)).toMatchObject({ title: 'Argo do mês', stateCodes: ['RJ', 'SP'] });
  });

  it('shows the car of an offer that is edited', async () => {
    await show();
    await rowAction(1, 'Editar');
    const { modelName, versionName, year, mvsCode } = offer(1);
    expect(text('dialog')).toContain(`Versão do carro${modelName} ${versionName} ${year} · ${mvsCode}`);
    expect(document.querySelector('dialog #mvsCode')).toBeNull();
  });

  it('finds a new offer whose answer was lost, not another one of the same title', async () => {
    await show();
    offer(5).title = 'Oferta de inverno';
    await fill();
    fault('OFR-01', 'lost', 1);
    await saveDialog();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(made()).toHaveLength(1);
    expect(sent('/offer-admin/offer')).toBe(1);
  });

  it('changes an offer and leaves what was not typed', async () => {
    await show();
    const before = { ...offer(1) };
    await rowAction(1, 'Editar');
    await type('#title', 'Argo do mês');
    await saveDialog();
    expect(offer(1)).toMatchObject({
      title: 'Argo do mês',
      validFrom: before.validFrom,
      validUntil: before.validUntil,
      value: before.value,
      version: 2,
    });
    expect(offer(1).price).toMatchObject({ type: 'FROM_TO', from: before.price?.from, to: before.price?.to });
  });

  it('compares with what another person saved', async () => {
    await show();
    await rowAction(1, 'Editar');
    await type('#title', 'A minha');
    Object.assign(offer(1), { title: 'A outra', legalText: 'Novo', version: 2 });
    await saveDialog();
    expect(text('.versions')).toContain('Texto legal');
    expect(texts('.version-field .choice')).toEqual(['A sua: A minha', 'A da outra pessoa: A outra']);
    await saveDialog();
    expect(offer(1)).toMatchObject({ title: 'A minha', legalText: 'Novo', version: 3 });
  });

  it('says the reason of a disapproval, and makes the offer unpublished', async () => {
    await show();
    await rowAction(8, 'Editar');
    expect(text('dialog .notice')).toContain('O preço não confere');
    await type('#title', 'Corrigida');
    await saveDialog();
    expect(offer(8)).toMatchObject({ status: 'unpublished', reason: '' });
  });

  it('checks a price by its form', async () => {
    await show();
    await rowAction(1, 'Editar');
    await type('#from', '100');
    await type('#to', '200');
    await saveDialog();
    expect(text('#to-error')).toBe('O preço da oferta deve ser menor que o preço original.');
    expect(offer(1).version).toBe(1);
  });

  it('saves pictures by the ids of private files', async () => {
    await show();
    await rowAction(1, 'Editar');
    await click(button('Escolher imagens'));
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const file = new File([new Uint8Array(2000)], 'frente.png', { type: 'image/png' });
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    net.hold = '/file/upload';
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
    await saveDialog();
    expect(text('#imageIds-error')).toContain('Espere o envio das imagens');
    net.hold = '';
    for (const { go } of net.held) go();
    await settle(50);
    expect(text('dialog')).toContain('1 imagem salva');
    await saveDialog();
    expect(offer(1).imageIds).toHaveLength(1);
  });
});

describe('the order', () => {
  it('is changed by the keyboard, saved once, and undone', async () => {
    await show();
    await click(button('Ordenar as publicadas'));
    await settle();
    // The list's styles are the table's too from now on.
    expect(document.querySelector('th.sortable')).toBeNull();
    await click(document.querySelector(`[aria-label="Descer ${offer(1).title}"]`) as Element);
    fault('OFR-11', 'lost', 1);
    await saveDialog();
    expect([offer(1).ordering, offer(2).ordering]).toEqual([2, 1]);
    expect(sent('/offer/reorder')).toBe(1);
    expect(text('.undo')).toContain('Nova ordem salva.');
    await click(button('Desfazer'));
    await settle();
    expect([offer(1).ordering, offer(2).ordering]).toEqual([1, 2]);
  });

  it('is not discarded without a question, nor while it is being saved', async () => {
    await show();
    await click(button('Ordenar as publicadas'));
    await settle();
    await click(document.querySelector(`[aria-label="Descer ${offer(1).title}"]`) as Element);
    await closeDialog();
    expect(text('[role=alertdialog]')).toContain('Descartar a nova ordem?');
    await click(button('Continuar editando'));
    net.hold = '/offer/reorder';
    await saveDialog();
    await closeDialog();
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    net.hold = '';
    for (const { go } of net.held) go();
    await settle(50);
    expect([offer(1).ordering, offer(2).ordering]).toEqual([2, 1]);
  });

  it('says what somebody else has done to it, and is overwritten only by another press', async () => {
    await show();
    await click(button('Ordenar as publicadas'));
    await settle();
    const shown = () => texts('dialog li').filter((line) => line.startsWith('Oferta '));
    await click(document.querySelector(`[aria-label="Descer ${offer(1).title}"]`) as Element);
    // 2 and 3 change places, and a third offer goes.
    const published = [...offers(net.sandbox.world).values()].filter(
      ({ brand, status, countryCode }) => brand === 'fiat' && status === 'published' && countryCode === 'BR',
    );
    const last = published.at(-1) as (typeof published)[number];
    const [second, third] = [published[1], published[2]] as [typeof last, typeof last];
    [second.ordering, third.ordering] = [third.ordering, second.ordering];
    last.status = 'unpublished';
    await saveDialog();
    expect(sent('/offer/reorder')).toBe(0);
    expect(text('dialog [role=alert]')).toContain('Outra pessoa mudou a ordem enquanto você ordenava');
    expect(texts('dialog .notice li')).toEqual([
      `“${second.title}” foi da posição 2 para a 3.`,
      `“${third.title}” foi da posição 3 para a 2.`,
      `“${last.title}” não está mais publicada.`,
    ]);
    expect(shown()).toHaveLength(published.length - 1);
    // Mine: the second one first, whatever the other person did.
    await saveDialog();
    expect(sent('/offer/reorder')).toBe(1);
    const places = [second, offer(1), third].map(({ ordering }) => ordering);
    expect([...places].sort((one, other) => one - other)).toEqual(places);
  });

  it('can be taken over from somebody else', async () => {
    await show();
    await click(button('Ordenar as publicadas'));
    await settle();
    await click(document.querySelector(`[aria-label="Descer ${offer(1).title}"]`) as Element);
    const before = [offer(2).ordering, offer(3).ordering];
    [offer(2).ordering, offer(3).ordering] = before.reverse() as [number, number];
    await saveDialog();
    await click(button('Usar a ordem da outra pessoa'));
    expect(document.querySelector('dialog .notice li')).toBeNull();
    await closeDialog();
    // There is nothing to lose any more.
    expect(document.querySelector('dialog')).toBeNull();
    expect(sent('/offer/reorder')).toBe(0);
  });

  it('is not undone over what somebody else has done since', async () => {
    await show();
    await click(button('Ordenar as publicadas'));
    await settle();
    await click(document.querySelector(`[aria-label="Descer ${offer(1).title}"]`) as Element);
    await saveDialog();
    [offer(2).ordering, offer(3).ordering] = [offer(3).ordering, offer(2).ordering];
    const after = [offer(1).ordering, offer(2).ordering, offer(3).ordering];
    await click(button('Desfazer'));
    await settle();
    expect([offer(1).ordering, offer(2).ordering, offer(3).ordering]).toEqual(after);
    expect(text('.undo')).not.toContain('Desfeito');
    expect(sent('/offer/reorder')).toBe(1);
  });

  it('stays as it was moved where the service refuses it', async () => {
    await show('regional');
    await click(button('Ordenar as publicadas'));
    await settle();
    await click(document.querySelector(`[aria-label="Descer ${offer(1).title}"]`) as Element);
    await saveDialog();
    expect(text('dialog')).toContain('Sua conta não tem permissão para fazer isto');
    expect(texts('dialog li')[1]).toContain(offer(1).title);
    expect(offer(1).ordering).toBe(1);
  });
});

it('speaks Spanish', async () => {
  await show('ofertas', 'es-AR');
  expect(text('h2')).toBe('Ofertas');
  await click(button('Nueva oferta'));
  expect(text('#dialog-title')).toBe('Nueva oferta');
});
