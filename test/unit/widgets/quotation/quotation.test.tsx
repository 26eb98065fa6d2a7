// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { $car } from '#features/car/car-store';
import { $dealer } from '#features/dealer/dealer-store';
import { button, click, leave, settle, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  begin,
  CODE,
  choose,
  end,
  enter,
  keys,
  loadParts,
  openTab,
  panel,
  priced,
  search,
  show,
  signIn,
  tab,
} from './lib';

let net: SandboxPage;
beforeAll(loadParts);
beforeEach(() => {
  net = begin();
});
afterEach(end);

const options = () => texts('[role=option]');

describe('the desk is for sellers', () => {
  it('who are signed in; the others read what it is for', async () => {
    signOut();
    await show();
    expect(text()).toContain('Entre com a sua conta de vendedor');
    expect(document.querySelector('.desk')).toBeNull();
  });

  it.each([
    ['ana', 'Esta área é dos vendedores das concessionárias'],
    ['novato', 'A concessionária da sua conta não foi informada'],
  ])('%s is told why it is not: %s', async (user, said) => {
    signIn(user);
    await show();
    expect(text('.state-title')).toBe(said);
    expect(document.querySelector('.desk')).toBeNull();
  });

  it('and says so where it is not known who is there', async () => {
    net.faults['/user'] = 404;
    await show();
    expect(text('[role=alert]')).toContain('Não foi possível carregar as informações');
    net.faults = {};
    await click(button('Tentar novamente'));
    await settle(1000);
    expect(text('.desk-top')).toContain('Vera Salgado');
  });

  it('with their dealer, which is the page’s from then on', async () => {
    await show();
    expect($dealer.get()?.id).toBeTruthy();
    expect(text('.desk-top')).toContain(`Vera Salgado · ${$dealer.get()?.name}`);
  });
});

describe('the search', () => {
  it('has the focus on a page where nothing has', async () => {
    await show();
    expect(document.activeElement?.id).toBe('car-search');
  });

  it.each([
    ['words in any order', '1.0 drive argo', /Argo/],
    ['a code', CODE.toLowerCase(), /358AF11/],
    ['a code with spaces', '358 AF1 1', /358AF11/],
  ])('finds versions by %s', async (_, typed, wanted) => {
    await show();
    await search(typed);
    expect(options().length).toBeGreaterThan(0);
    for (const label of options()) expect(label).toMatch(wanted);
  });

  it('takes a word that is as long as a code for a word', async () => {
    await show();
    await search('trekkin');
    expect(options().length).toBeGreaterThan(0);
    const asked = net.asked.filter((address) => address.startsWith('/mvs/'));
    expect(asked.at(-1)).toContain('find-by-description');
  });

  it('takes the only one on Enter, and goes on to its optionals', async () => {
    await show();
    await choose();
    expect($car.get().mvs?.code).toBe(CODE);
    expect(tab('Opcionais').getAttribute('aria-selected')).toBe('true');
    expect(text('.prices')).toContain('Preço inicial');
    await settle(200);
    expect(text('.prices [role=status]')).toMatch(/Preço ao cliente [\d.]+ reais$/);
  });

  it('of several asks which', async () => {
    await show();
    await search('argo');
    await enter('.car-search');
    expect(text('.car-search')).toMatch(/\d+ versões: escolha com a seta para baixo/);
    expect($car.get().mvs).toBeNull();
  });

  it('says that there is none, and repeats what failed', async () => {
    await show();
    await search('nada disso');
    expect(text('.car-search')).toContain('Nenhuma versão encontrada.');
    net.faults['find-by-description'] = 404;
    await search('argo drive');
    expect(text('[role=alert]')).toContain('Não foi possível carregar');
    net.faults = {};
    await click(button('Tentar novamente'));
    await settle(500);
    expect(document.querySelector('.car-search [role=alert]')).toBeNull();
  });

  it('begins with a model that is pressed', async () => {
    await show();
    await click(button('Argo'));
    await settle(2000);
    expect((document.querySelector('#car-search') as HTMLInputElement).value).toBe('Argo');
    expect(options().length).toBeGreaterThan(1);
  });
});

describe('the tabs', () => {
  it('are closed until there is a version, and keep what was chosen', async () => {
    await show();
    expect(tab('Opcionais').hasAttribute('disabled')).toBe(true);
    await choose();
    const [first] = document.querySelectorAll<HTMLElement>(`${panel} [role=checkbox]`);
    await click(first as HTMLElement);
    await priced();
    const { parts } = $car.get();
    expect(parts.length).toBeGreaterThan(0);
    for (const name of ['Revestimento', 'Acessórios', 'Comentário', 'Revisão', 'Proposta', 'Modelo'])
      await openTab(name);
    expect($car.get().parts).toEqual(parts);
    await openTab('Revisão');
    expect(text('#review-car')).toContain('Argo');
    expect(text(panel)).toContain(parts[0]?.name);
  });

  it('have the colour with the upholstery, and the services with the accessories', async () => {
    await show();
    await choose();
    await openTab('Revestimento');
    expect(texts(`${panel} h3`)).toEqual(['Cor', 'Revestimento']);
    const colour = [...document.querySelectorAll<HTMLElement>('.paint[aria-pressed=false]:not(.out)')][0];
    await click(colour as HTMLElement);
    await priced();
    expect(text('.change-sum')).toContain(`Cor: ${$car.get().color?.name}.`);
    await openTab('Acessórios');
    expect(texts(`${panel} h3`)).toContain('Serviços');
  });

  it('undo a choice from the line below', async () => {
    await show();
    await choose();
    const [first] = document.querySelectorAll<HTMLElement>(`${panel} [role=checkbox]`);
    await click(first as HTMLElement);
    await settle(1000);
    await click(button('Desfazer'));
    await settle(1000);
    expect($car.get().parts).toEqual([]);
  });

  it('go by keys, whatever sign a key writes', async () => {
    await show();
    await keys('Digit6');
    expect(tab('Modelo').getAttribute('aria-selected')).toBe('true');
    await choose();
    await keys('Digit6', { altKey: true, key: '^' });
    expect(tab('Revisão').getAttribute('aria-selected')).toBe('true');
    expect((document.activeElement as HTMLInputElement).name).toBe('opportunityName');
    await keys('Numpad1');
    expect(document.activeElement?.id).toBe('car-search');
    await keys('Digit6', { altKey: true, ctrlKey: true });
    expect(tab('Modelo').getAttribute('aria-selected')).toBe('true');
    await keys('Digit6', {});
    expect(tab('Modelo').getAttribute('aria-selected')).toBe('true');
    await keys('KeyE');
    // Its name tells it: a state beside it is said against the name.
    expect(button('Fechar o estoque').hasAttribute('aria-expanded')).toBe(false);
    await keys('KeyS');
    expect(document.querySelector('[name=opportunityName]')?.getAttribute('aria-invalid')).toBe('true');
    await keys('KeyR');
    expect(text('dialog h2')).toBe('Reabrir cotação');
  });

  it('of another version keep what it has too, and tell what it has not', async () => {
    await show();
    await choose();
    const [first] = document.querySelectorAll<HTMLElement>(`${panel} [role=checkbox]`);
    await click(first as HTMLElement);
    await openTab('Modelo');
    await choose('358BF31');
    expect($car.get().mvs?.code).toBe('358BF31');
  });

  it('say that a version is gone', async () => {
    await show();
    net.faults['/car/'] = 404;
    await search(CODE);
    await enter('.car-search');
    await settle(2000);
    expect(text('.desk-main')).toContain('Esta versão não está mais disponível. Escolha outra.');
  });
});

describe('in Spanish', () => {
  it('every word is', async () => {
    await leave();
    await show('', 'es-AR');
    expect(text('h2')).toBe('Cotización');
    expect(text('.desk-top')).toContain('Reabrir cotización');
    await type('#car-search', CODE);
    await settle(2000);
    expect(text('.car-search')).toContain('Versión, por código o palabras');
  });
});
