// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFact } from '#page/report/is-fact';
import BarcodeScanner from '#widgets/barcode-scanner/BarcodeScanner';
import { SCAN_EVERY } from '#widgets/barcode-scanner/deferred/reading/scan';
import { LONG } from '#widgets/barcode-scanner/deferred/use-scan';
import '#widgets/barcode-scanner/deferred/Scanner';
import { refusal, setHidden } from '../../lib/fake-camera';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { AREA, fakeScannerPage, held, NOTHING, type ScannerPage } from './scanner-page';

/** With its check digit, and without. */
const VIN = '9BD358AF6R1234567';
const UNCHECKED = '9BD358AF1R1234567';
const props = { heading: '', accept: 'vin', formats: '' } as const;

let page: ScannerPage;
beforeEach(() => {
  page = fakeScannerPage();
});
afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const openCamera = async (more: Partial<Parameters<typeof BarcodeScanner>[0]> = {}) => {
  const shown = await render(<BarcodeScanner {...props} {...more} />);
  await click(button('Abrir a câmera'));
  return shown;
};
/** Lets pictures be taken until the text is there. */
const untilText = async (selector: string, wanted: RegExp) => {
  for (let picture = 0; picture < 12 && !wanted.test(text(selector)); picture++) await settle(SCAN_EVERY);
  expect(text(selector)).toMatch(wanted);
};
const tracks = () => page.camera.streams.map(({ track }) => track.readyState);
const chooseFile = async () => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'label.jpg')], configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle();
};

describe('the camera', () => {
  it('is asked for at a tap, of the back, and is off once a code is read', async () => {
    page.picture = held(VIN);
    const { emit } = await render(<BarcodeScanner {...props} />);
    expect(page.camera.asked).toEqual([]);
    await click(button('Abrir a câmera'));
    expect(page.camera.asked).toMatchObject([
      { audio: false, video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } } },
    ]);
    await untilText('.results', /9BD/);
    expect(tracks()).toEqual(['ended']);
    expect(emit.mock.calls).toEqual([
      ['vt-barcode-read', { format: 'code_39', way: 'camera' }],
      ['new-barcode', { code: VIN, format: 'code_39', hasCheckDigit: true }],
    ]);
    expect(page.grabbed[0]?.slice(0, 4)).toEqual([AREA.x, AREA.y, AREA.width, AREA.height]);
    expect(document.activeElement?.textContent).toBe('Chassi lido');
    expect(texts('.result-text')).toEqual([`${VIN}Code 39`]);
    expect(document.querySelector('canvas')?.getAttribute('aria-label')).toBe('Imagem do código');
  });

  it('says nothing of the code to the data layer', () => {
    expect(isFact('new-barcode')).toBe(false);
    expect(isFact('vt-barcode-read')).toBe(true);
  });

  it('reads a VIN without its check digit in a second picture, and says so', async () => {
    page.picture = held(`I${UNCHECKED}`, { module: 1.4 });
    const { emit } = await openCamera();
    await untilText('.results', /9BD/);
    expect(emit).toHaveBeenLastCalledWith('new-barcode', {
      code: UNCHECKED,
      format: 'code_39',
      hasCheckDigit: false,
    });
    expect(page.grabbed.length).toBeGreaterThan(1);
    expect(text('.unchecked')).toMatch(/^O dígito verificador não confere/);
  });

  it('goes on with a code that is none of a VIN, and says so', async () => {
    page.picture = held('71775432');
    const { emit } = await openCamera();
    await untilText('.camera-guide', /não é um chassi/);
    expect(emit).not.toHaveBeenCalled();
    expect(tracks()).toEqual(['live']);
    page.picture = held(VIN);
    await untilText('.results', /9BD/);
  });

  it('takes any code where the page asks for any', async () => {
    page.picture = held('A-7177/5432', { format: 'code_128' });
    const { emit } = await openCamera({ accept: 'any', formats: 'code_128, itf unknown' });
    await untilText('.results', /A-7177/);
    expect(emit).toHaveBeenLastCalledWith('new-barcode', { code: 'A-7177/5432', format: 'code_128' });
  });

  it('gives another word when it takes long', async () => {
    await openCamera();
    expect(text('.camera-guide')).toMatch(/^Coloque o código/);
    await settle(LONG);
    expect(text('.camera-guide')).toMatch(/^Ainda não deu/);
  });

  it('is off after stop, in a hidden tab and when the page is left, and reads no more', async () => {
    await openCamera();
    await click(button('Parar'));
    expect(tracks()).toEqual(['ended']);
    await click(button('Abrir a câmera'));
    await act(async () => setHidden(true));
    await settle();
    expect(tracks()).toEqual(['ended', 'ended']);
    expect(text('.camera-guide')).toMatch(/desligada/);
    const looks = page.grabbed.length;
    page.picture = held(VIN);
    await settle(2000);
    expect(page.grabbed.length).toBe(looks);
    await act(async () => setHidden(false));
    await click(button('Tentar novamente'));
    expect(tracks()).toEqual(['ended', 'ended', 'live']);
    await leave();
    expect(tracks()).toEqual(['ended', 'ended', 'ended']);
  });

  it('that is granted after stop is switched off', async () => {
    page.camera.isOpen = true;
    await openCamera();
    expect(text('.camera-guide')).toMatch(/^Permita/);
    await click(button('Parar'));
    page.camera.answer();
    await settle();
    expect(tracks()).toEqual(['ended']);
  });

  it.each([
    ['NotAllowedError', /negado/],
    ['NotFoundError', /Não encontramos uma câmera/],
    ['NotReadableError', /Outro aplicativo/],
  ])('%s leaves the other ways open', async (name, wanted) => {
    page.camera.errors = [refusal(name)];
    const { emit } = await openCamera();
    expect(text('.camera-guide')).toMatch(wanted);
    expect(button('Ler de uma foto')).toBeTruthy();
    await type('#code', VIN);
    await submit();
    expect(emit).toHaveBeenLastCalledWith('new-barcode', { code: VIN, format: 'typed', hasCheckDigit: true });
  });
});

describe('what the camera can do', () => {
  const DEVICES = [
    { kind: 'videoinput', deviceId: 'wide', label: 'camera2 2, facing back, with a very long name' },
    { kind: 'audioinput', deviceId: 'mic', label: 'microphone' },
    { kind: 'videoinput', deviceId: 'tele', label: '' },
  ];

  it('has a zoom of its own in seven steps, a lamp, and another camera after it has ended', async () => {
    page.camera.devices = DEVICES;
    page.camera.capabilities = { torch: true, zoom: { min: 1, max: 64 } };
    await openCamera();
    const [first] = page.camera.streams;
    await type('.zoom input', '3');
    expect(document.querySelector('.zoom input')?.getAttribute('aria-valuetext')).toBe('8 vezes');
    await click(button('Lanterna'));
    expect(first?.track.applied).toEqual([{ zoom: 8 }, { torch: true }]);
    expect(button('Lanterna').getAttribute('aria-pressed')).toBe('true');
    expect(texts('option')).toEqual(['camera2 2, facing back, with a', 'Câmera 2']);
    await type('select', 'tele');
    expect(tracks()).toEqual(['ended', 'live']);
    expect(page.camera.asked[1]).toMatchObject({ video: { deviceId: { exact: 'tele' } } });
    // The lamp of another camera is off.
    expect(button('Lanterna').getAttribute('aria-pressed')).toBe('false');
  });

  it('is magnified by the page where it has no zoom, and says so if its lamp does not obey', async () => {
    page.camera.capabilities = { torch: true };
    await openCamera();
    expect(document.querySelector('select')).toBeNull();
    await type('.zoom input', '6');
    await settle(250);
    expect(page.grabbed.at(-1)?.[2]).toBe(Math.floor(AREA.width / 3 / 2) * 2);
    expect(document.querySelector('video')?.style.scale).toBe('3');
    const [stream] = page.camera.streams;
    if (stream) stream.track.isObedient = false;
    await click(button('Lanterna'));
    expect(text('.scanner-controls [role=status].sr:last-child')).toBe('A lanterna não respondeu.');
  });
});

describe('a photo', () => {
  it('is read, and its code reported', async () => {
    page.picture = held(UNCHECKED, { rotation: 12, height: 240 });
    const { emit } = await render(<BarcodeScanner {...props} />);
    await chooseFile();
    await untilText('.results', /9BD/);
    expect(emit.mock.calls[0]).toEqual(['vt-barcode-read', { format: 'code_39', way: 'photo' }]);
  });
  it.each([
    ['without a code', NOTHING, true, /^Não encontramos um código/],
    ['with another code', held('71775432'), true, /não é um chassi/],
    ['that is no picture', NOTHING, false, /^Não foi possível ler/],
  ])('%s is explained, and the next one may be read', async (_name, picture, isReadable, wanted) => {
    page.picture = picture;
    page.isReadable = isReadable;
    const { emit } = await render(<BarcodeScanner {...props} />);
    await chooseFile();
    await untilText('.notice.bad', wanted);
    expect(emit).not.toHaveBeenCalled();
    page.picture = held(VIN);
    page.isReadable = true;
    await chooseFile();
    await untilText('.results', /9BD/);
    expect(document.querySelector('.notice.bad')).toBeNull();
  });
});

describe('a typed code', () => {
  it('is checked, asked about once, and reported', async () => {
    const { emit } = await render(<BarcodeScanner {...props} />);
    await submit();
    expect(text('#code-error')).toBe('Digite os 17 caracteres do chassi');
    await type('#code', '9bd358');
    expect(text('#code-error')).toBe('Faltam ou sobram caracteres: são 6, e o chassi tem 17.');
    await type('#code', UNCHECKED.replace('R', 'O'));
    expect(text('#code-error')).toMatch(/sem I, O e Q/);
    await type('#code', UNCHECKED.toLowerCase());
    await submit();
    expect(emit).not.toHaveBeenCalled();
    expect(text('form [role=status]')).toMatch(/^O dígito verificador não confere/);
    await submit();
    expect(emit.mock.calls).toEqual([
      ['vt-barcode-read', { format: 'typed', way: 'typed' }],
      ['new-barcode', { code: UNCHECKED, format: 'typed', hasCheckDigit: false }],
    ]);
    expect((document.querySelector('#code') as HTMLInputElement).value).toBe('');
    expect(text('#code-error')).toBe('');
    await click(button('Apagar a lista'));
    expect(document.querySelector('.results')).toBeNull();
    expect(text('.scanner > [role=status]')).toBe('A lista foi apagada.');
  });
  it('stays while the camera is tried', async () => {
    await render(<BarcodeScanner {...props} />);
    await type('#code', '9BD358');
    await click(button('Abrir a câmera'));
    await click(button('Parar'));
    expect((document.querySelector('#code') as HTMLInputElement).value).toBe('9BD358');
    expect(document.querySelector('[hidden] #code')).toBeNull();
  });
  it('may be anything where the page accepts anything', async () => {
    const { emit } = await render(<BarcodeScanner {...props} accept="any" />, 'es-AR');
    expect(text('h2')).toBe('Leer un código');
    await type('#code', ' 71775432-A ');
    await submit();
    expect(emit).toHaveBeenLastCalledWith('new-barcode', { code: '71775432-A', format: 'typed' });
  });
});
