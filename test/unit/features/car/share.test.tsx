// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noCar, setCar } from '#features/car/car-store';
import { fileName } from '#features/car/share/file-name';
import { ShareCar } from '#features/car/share/ShareCar';
import { carShareUrl } from '#features/car/share-link';
import { Resume } from '#features/car/summary/FullSummary';
import { whatsappAddress } from '#features/share/share';
import { carPage, openLink } from '../../lib/car-page';
import { button, click, leave, letDialogsOpen, render, settle, text, type } from '../../lib/render';

const { carPdf } = vi.hoisted(() => ({ carPdf: vi.fn(async (_paper: unknown) => new Blob(['%PDF'])) }));
vi.mock('#features/car/pdf/pdf', () => ({ carPdf }));

const CAR = '358AF11~2026~679~C01~MUL.CAM~';
const told: unknown[] = [];
const note = (event: Event) => told.push((event as CustomEvent).detail);
const navigatorWith = (own: object) => vi.stubGlobal('navigator', { ...navigator, ...own });
const status = () => text('.share-said');

beforeAll(letDialogsOpen);
beforeEach(async () => {
  told.length = 0;
  document.addEventListener('vt-configuration-shared', note);
  carPage();
  await openLink(CAR);
});
afterEach(async () => {
  document.removeEventListener('vt-configuration-shared', note);
  await leave();
  vi.unstubAllGlobals();
  carPdf.mockClear();
});

describe('on a phone', () => {
  const touch = (matches: boolean) =>
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
  const ways = () =>
    [...document.querySelectorAll('.share-ways .button')].map(({ textContent }) => textContent);
  it("the system's sheet comes first, with the visitor's own apps; elsewhere after the link", async () => {
    navigatorWith({ share: async () => {} });
    touch(true);
    await render(<ShareCar />);
    expect(ways()[0]).toBe('Compartilhar');
    expect(button('Compartilhar').classList.contains('plain')).toBe(false);
    await leave();
    touch(false);
    await render(<ShareCar />);
    expect(ways().slice(0, 2)).toEqual(['Copiar link', 'Compartilhar']);
  });
  it('without a sheet the link comes first', async () => {
    navigatorWith({ share: undefined });
    touch(true);
    await render(<ShareCar />);
    expect(ways()[0]).toBe('Copiar link');
  });
});

describe('the link', () => {
  it('goes to the clipboard: codes and nothing else of the visit', async () => {
    const writeText = vi.fn(async () => {});
    navigatorWith({ clipboard: { writeText } });
    await render(<ShareCar comments="só meu" />);
    await click(button('Copiar link'));
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/\/carro\?vt-car=358AF11~2026~679~C01~MUL\.CAM~&vt-step=resume$/),
    );
    expect(status()).toBe('Link copiado.');
    expect(told).toEqual([{ way: 'link' }]);
    expect(document.querySelector('input')).toBeNull();
  });
  it.each([
    [
      'is denied',
      { clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } },
    ],
    ['is missing', {}],
  ])('stands selected in a field where the clipboard %s', async (_, own) => {
    navigatorWith(own);
    await render(<ShareCar />);
    await click(button('Copiar link'));
    expect(status()).toMatch(/^Não foi possível copiar/);
    const field = document.querySelector('input') as HTMLInputElement;
    expect(field.value).toBe(carShareUrl());
    expect(field.readOnly).toBe(true);
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    expect(told).toEqual([]);
  });
  it('opens a chat with whom the visitor chooses, in a tab of its own that cannot reach this one', async () => {
    await render(<ShareCar />);
    const link = document.querySelector('a') as HTMLAnchorElement;
    const url = new URL(link.href);
    expect(url.origin + url.pathname).toBe('https://wa.me/');
    expect(url.searchParams.get('text')).toBe(
      `Veja o carro que configurei: Fiat Argo Drive 1.0\n${carShareUrl()}`,
    );
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(whatsappAddress('a&b #1')).toBe('https://wa.me/?text=a%26b%20%231');
    // Nobody is to be written to.
    link.addEventListener('click', (event) => event.preventDefault());
    await click(link);
    expect(told).toEqual([{ way: 'whatsapp' }]);
  });
});

describe('the system’s share sheet', () => {
  const withSheet = async (share: () => Promise<void>) => {
    navigatorWith({ share });
    await render(<ShareCar />);
    await click(button('Compartilhar'));
  };
  it('is offered only where there is one', async () => {
    navigatorWith({});
    await render(<ShareCar />);
    expect(() => button('Compartilhar')).toThrow();
  });
  it('gets name and link, and it is told once it is done', async () => {
    const share = vi.fn(async () => {});
    await withSheet(share);
    expect(share).toHaveBeenCalledWith({
      title: 'Fiat Argo Drive 1.0',
      text: 'Veja o carro que configurei: Fiat Argo Drive 1.0',
      url: carShareUrl(),
    });
    expect(told).toEqual([{ way: 'system' }]);
    expect(status()).toBe('Configuração compartilhada.');
  });
  it('closed by the visitor is no failure', async () => {
    await withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    expect([status(), told.length, document.querySelector('input')]).toEqual(['', 0, null]);
  });
  it('that fails leaves the link', async () => {
    await withSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(status()).toMatch(/^Não foi possível compartilhar/);
    expect(document.querySelector('input')?.value).toBe(carShareUrl());
  });
});

describe('the QR code', () => {
  it('stands in a dialog, of the same link, by the widget’s tag', async () => {
    await render(<ShareCar />);
    button('QR code').focus();
    await click(button('QR code'));
    const code = document.querySelector('vt-qr-code');
    expect(code?.getAttribute('value')).toBe(carShareUrl());
    expect(code?.getAttribute('label')).toBe('QR code com o link desta configuração');
    expect(told).toEqual([{ way: 'qr-code' }]);
    await click(document.querySelector('.dialog-close') as Element);
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('QR code'));
  });
});

describe('paper', () => {
  it('has every row, comments, link and legal text; it is gone when it is printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await render(<Resume />);
    await type('#comments', 'Ligar à tarde <b>');
    await click(button('Imprimir'));
    expect(print).toHaveBeenCalledOnce();
    const sheet = text('.car-sheet');
    for (const part of ['Fiat', 'Argo Drive 1.0 2026', 'Câmera de ré', 'R$ 1.190,00', 'Pagamento à vista']) {
      expect(sheet).toContain(part);
    }
    expect(sheet).toContain('Ligar à tarde <b>');
    expect(sheet).toContain('Simulação sem valor de proposta comercial.');
    expect(sheet).toContain(carShareUrl());
    expect(sheet).toMatch(/Até \d\d\/\d\d\/\d{4}/);
    expect(told).toEqual([{ way: 'print' }]);
    await act(async () => void dispatchEvent(new Event('afterprint')));
    await settle();
    expect(document.querySelector('.car-sheet')).toBeNull();
    expect(document.querySelector('[data-vitrine-print]')).toBeNull();
  });
});

describe('the file', () => {
  const saved = () => vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  it('is made of what is on screen and the comments, named after brand, model and version', async () => {
    const pressed = saved();
    await render(<Resume />);
    await type('#comments', 'Ligar à tarde');
    await click(button('Baixar PDF'));
    expect(carPdf.mock.calls[0]?.[0]).toMatchObject({
      brand: 'Fiat',
      title: 'Argo Drive 1.0 2026',
      comments: { text: 'Ligar à tarde' },
      link: { address: carShareUrl() },
    });
    const link = pressed.mock.contexts[0] as HTMLAnchorElement;
    expect(link.download).toBe('fiat-argo-drive-1.0-2026.pdf');
    expect(link.href).toMatch(/^blob:/);
    expect(status()).toBe('PDF baixado: fiat-argo-drive-1.0-2026.pdf');
    expect(told).toEqual([{ way: 'pdf' }]);
    pressed.mockRestore();
  });
  it('that cannot be made says so, and can be asked for again', async () => {
    const pressed = saved();
    carPdf.mockRejectedValueOnce(new TypeError('offline'));
    await render(<ShareCar />);
    await click(button('Baixar PDF'));
    expect(status()).toBe('Não foi possível criar o PDF. Tente novamente.');
    expect(told).toEqual([]);
    await click(button('Baixar PDF'));
    expect(status()).toMatch(/^PDF baixado/);
    pressed.mockRestore();
  });
  it.each([
    [['Citroën', 'C3', 'Edição 1.0 T200'], 'citroen-c3-edicao-1.0-t200.pdf'],
    [['../..', 'a/b\\c:d'], 'a-b-c-d.pdf'],
    [['', '★'], 'car.pdf'],
    [['x'.repeat(300)], `${'x'.repeat(100)}.pdf`],
  ])('has a name that every file system takes: %j', (words, name) => {
    expect(fileName(words, 'pdf')).toBe(name);
  });
});

it('shows nothing while there is no car', async () => {
  setCar(noCar());
  await render(<ShareCar />);
  expect(text('vt-test')).toBe('');
});

it('speaks Spanish', async () => {
  await render(<ShareCar />, 'es-AR');
  expect(button('Copiar enlace')).toBeTruthy();
  expect(button('Descargar PDF')).toBeTruthy();
});
