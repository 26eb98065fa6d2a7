// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { button, click, leave, settle, text, texts } from '../../lib/render';
import { agree, chooseWay, leavePage, openOrder, reservationPage, signIn, title } from './reservation-page';

let writeText = vi.fn(async (_: string) => {});
beforeEach(() => {
  reservationPage();
  signIn();
  writeText = vi.fn(async () => {});
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never);
});
afterEach(async () => {
  await leavePage();
  vi.restoreAllMocks();
});
const hold = (isHandheld: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isHandheld && query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
const code = () => text('.payment-code code');
const makePix = async () => {
  await openOrder();
  await chooseWay('pix');
  await agree();
  const name = texts('.actions .button').at(-1);
  await act(async () => document.querySelector<HTMLFormElement>('.screen form')?.requestSubmit());
  await settle();
  expect(title()).toBe('Aguardando o pagamento');
  return name?.replace(/\u00a0/g, ' ');
};

it('copies a Pix by the press that makes it, by its own words, where it is paid on the same phone', async () => {
  hold(true);
  expect(await makePix()).toBe('Gerar e copiar Pix: R$ 2.000,00');
  expect(writeText.mock.calls).toEqual([[code()]]);
  expect(text('.payment-code p[role=status]')).toMatch(/copiado/i);
  // Nobody asked for it with a reload.
  await leave();
  writeText.mockClear();
  await openOrder();
  expect(title()).toBe('Aguardando o pagamento');
  expect(writeText).not.toHaveBeenCalled();
});

it('says nothing of a clipboard that refuses; the button copies it', async () => {
  hold(true);
  writeText.mockRejectedValue(new Error('denied'));
  await makePix();
  expect(text('.payment-code p[role=status]')).toBe('');
  writeText.mockResolvedValue();
  await click(button(/^Copiar/));
  expect(text('.payment-code p[role=status]')).toMatch(/copiado/i);
});

it('leaves the clipboard alone on a computer', async () => {
  hold(false);
  expect(await makePix()).toBe('Gerar código Pix: R$ 2.000,00');
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  [true, 'pix'],
  [false, undefined],
] as const)(
  'chooses Pix first on a phone, and leaves the choice open elsewhere: %s',
  async (isPhone, first) => {
    hold(isPhone);
    await openOrder();
    const chosen = () => document.querySelector<HTMLInputElement>('.way-to-pay input:checked')?.value;
    expect(chosen()).toBe(first);
    await chooseWay('boleto');
    expect(chosen()).toBe('boleto');
  },
);
