// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseDealer, clearDealer } from '#features/dealer/dealer-store';
import { clearQueryCache } from '#services/http/query-cache';
import type { LeadFormProps } from '#widgets/lead-form/attributes';
import { eventually } from '../../lib/eventually';
import { click, settle, submit, text, texts } from '../../lib/render';
import { fillPerson, leaveForm, openForm } from './form';

const DEALER = {
  id: '135503081',
  name: 'Fiat Paulista',
  cityName: 'São Paulo',
  cityCode: '3550308',
  stateCode: 'SP',
  phone: '1130005000',
};

afterEach(async () => {
  await leaveForm();
  clearDealer();
  clearQueryCache();
});

const send = async (more: Partial<LeadFormProps> = {}, beside: readonly string[] = []) => {
  const form = await openForm(more);
  document.body.append(...beside.map((tag) => document.createElement(tag)));
  await fillPerson();
  await submit();
  await settle();
  return form;
};
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.sent dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  );
const ways = () => texts('.ways .button');

describe('what a visitor reads after sending', () => {
  it('promises no dealer where none is chosen, and names the car of the page', async () => {
    await send();
    expect(text('#sent-hint')).toBe('Vamos entrar em contato com você em breve.');
    expect(facts()).toEqual({ Carro: 'Pulse' });
    expect(text('.sent')).not.toContain('oncessionária');
  });

  it('names no car where there is none', async () => {
    await send({ model: '' });
    expect(document.querySelector('.sent dl')).toBeNull();
  });

  it('names the dealer that the lead had, whichever is chosen afterwards', async () => {
    await send();
    await act(async () => chooseDealer(DEALER));
    await settle();
    expect(text('.sent')).not.toContain('oncessionária');
  });

  it('names the chosen dealer with its phone and WhatsApp', async () => {
    chooseDealer(DEALER);
    await send();
    expect(text('#sent-hint')).toMatch(/^.+ vai entrar em contato com você em breve\.$/);
    expect(facts()).toMatchObject({
      Concessionária: expect.stringContaining(', '),
      Telefone: expect.stringMatching(/^\(\d\d\) /),
    });
    expect(document.querySelector('.sent a[href^="tel:+55"]')).not.toBeNull();
    expect(document.querySelector('.ways a[href^="https://wa.me/55"]')).not.toBeNull();
  });

  it('knows the visitor’s choice also while the dealer’s data cannot be loaded', async () => {
    chooseDealer(DEALER);
    const net = await openForm();
    net.net.faults['/dealer/'] = 500;
    await fillPerson();
    await submit();
    await settle();
    expect(facts()).toMatchObject({ Concessionária: 'Fiat Paulista, São Paulo', Telefone: '(11) 3000-5000' });
    expect(document.querySelector('.ways a')).toBeNull();
  });

  it('names the author’s dealer as soon as it is known, and nobody until then', async () => {
    const { net } = await openForm({ dealer: DEALER.id });
    net.hold = '/dealer/';
    await fillPerson();
    await submit();
    expect(text('#sent-hint')).toBe('Vamos entrar em contato com você em breve.');
    await act(async () => {
      for (const { go } of net.held) go();
    });
    await settle();
    expect(Object.keys(facts())).toContain('Concessionária');
  });

  it('takes the focus to its heading, and releases the height of the form', async () => {
    await send();
    expect(document.activeElement).toBe(document.querySelector('.sent h2'));
    const host = () => document.querySelector<HTMLElement>('vt-test');
    await eventually(() => expect(host()?.style.minHeight).toBe('0'));
    await click(document.querySelector('.ways button') as HTMLElement);
    expect(host()?.style.minHeight).toBe('');
  });
});

describe('the next step', () => {
  it('is another request where the page has nothing else', async () => {
    await send();
    expect(ways()).toEqual(['Enviar outra solicitação']);
    await click(document.querySelector('.ways button') as HTMLElement);
    expect(document.querySelector('form')).not.toBeNull();
  });

  it('is on the page, which takes the focus, or at the author’s addresses', async () => {
    const urls = { testDriveUrl: 'https://brand.example/test-drive', financingUrl: 'javascript:alert(1)' };
    await send(urls, ['vt-whatsapp', 'vt-installment-calculator']);
    expect(ways()).toEqual([
      'Conversar pelo WhatsApp',
      'Agendar um test drive',
      'Simular as parcelas',
      'Enviar outra solicitação',
    ]);
    expect(document.querySelector('.ways a')?.getAttribute('href')).toBe('https://brand.example/test-drive');
    const [whatsapp] = document.querySelectorAll<HTMLElement>('.ways button');
    await click(whatsapp as HTMLElement);
    expect(document.activeElement?.localName).toBe('vt-whatsapp');
  });
});
