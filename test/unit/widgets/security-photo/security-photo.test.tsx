// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { $popups, closePopup } from '#ui/popups/popup-store';
import SecurityPhoto from '#widgets/security-photo/SecurityPhoto';
import { COLORS, drawnFace, drawnJpeg } from '../../lib/drawn-jpeg';
import { refusal, setHidden } from '../../lib/fake-camera';
import { button, click, leave, render, settle, submit, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { type FakePhone, fakePhone } from './phone';

const props = { heading: '', phoneUrl: '', helpUrl: '/ajuda' };
const WALL = drawnJpeg(30, 40, () => COLORS.wall);

let net: SandboxPage;
let phone: FakePhone;
beforeEach(() => {
  net = sandboxPage();
  phone = fakePhone(drawnFace());
  signOut();
  // A sign-out leaves its random name there.
  localStorage.clear();
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
  for (const { id } of $popups.get()) closePopup(id);
});
afterEach(async () => {
  await leave();
  signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = () => render(<SecurityPhoto {...props} />);
const detections = () => net.asked.filter((address) => address.includes('/face/detect'));
const openCamera = async () => {
  const shown = await open();
  await click(button('Abrir a câmera'));
  return shown;
};
const takePhoto = async () => {
  const shown = await openCamera();
  await click(button('Tirar foto'));
  return shown;
};
const chooseFile = async (size = 10) => {
  const input = document.querySelector('input') as HTMLInputElement;
  const file = new File([new Uint8Array(size)], 'IMG_ana.heic', { type: 'image/heic' });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle();
};
const endSession = async () => {
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  await settle();
};
const allStopped = () =>
  phone.camera.streams.every(({ track }) => track.readyState === 'ended') && phone.camera.streams.length;

describe('the photo', () => {
  it('is of the order of the address; anything else in it names none', async () => {
    const sentOrder = async (search: string) => {
      history.replaceState(null, '', `/${search}`);
      await open();
      await click(button('Abrir a câmera'));
      await click(button('Tirar foto'));
      await submit();
      history.replaceState(null, '', '/');
      await leave();
      const { body } = net.sandbox.world.state.calls.filter(({ call }) => call === 'FAC-01').at(-1) ?? {};
      return (body as { reservationId?: string }).reservationId;
    };
    expect(await sentOrder('?order=res-user-ana-2')).toBe('res-user-ana-2');
    expect(await sentOrder('?order=%3Cb%3E')).toBeUndefined();
  });

  it('is taken, looked at and accepted', async () => {
    const { emit } = await open();
    expect(phone.camera.asked).toEqual([]);
    await click(button('Abrir a câmera'));
    expect(text('[role=status].camera-guide')).toMatch(/^Posicione o rosto/);
    await click(button('Tirar foto'));
    expect(allStopped()).toBe(1);
    expect(text('.camera-guide')).toMatch(/^Confira/);
    expect(document.querySelector('canvas')?.getAttribute('aria-label')).toBe('A foto tirada');
    await submit();
    expect(text('[role=status].notice')).toBe('A sua foto foi aceita.');
    expect(emit.mock.calls).toEqual([['vt-security-photo-accepted', null]]);
    expect(document.querySelector('canvas')).toBeNull();
    expect(detections()).toHaveLength(1);
  });

  it('is what the visitor sees, unmirrored, as a small JPEG without a name', async () => {
    phone.bytesOf = (quality) => (quality > 0.8 ? new Uint8Array(1024 * 1024 + 1) : phone.jpeg);
    await takePhoto();
    // The middle of 1280 by 720, three wide by four high; only the view of it is mirrored.
    expect(phone.drawn.find(({ area }) => area.length === 8)).toMatchObject({
      area: [370, 0, 540, 720, 0, 0, 540, 720],
      size: [540, 720],
    });
    expect(document.querySelector('canvas')?.className).toBe('mirrored');
    expect(phone.encoded).toEqual([
      ['image/jpeg', 0.9],
      ['image/jpeg', 0.75],
    ]);
    await submit();
    const [{ body } = { body: undefined }] = net.sandbox.world.state.calls.filter(
      ({ call }) => call === 'FAC-01',
    );
    expect(body).toEqual({
      image: { name: 'photo.jpg', type: 'image/jpeg', size: phone.jpeg.length },
    });
  });

  it('without a face is rejected in the words of the specification, and taken again', async () => {
    phone.jpeg = WALL;
    const { emit } = await takePhoto();
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(document.querySelector('a.button')).toBeNull();
      await submit();
      expect(text('[role=alert]')).toBe('Face não encontrada');
      expect($popups.get().map((popup) => popup.text)).toEqual([
        'Não reconhecemos a foto. Procure um lugar iluminado e tente novamente.',
      ]);
      expect(texts('form button')).toEqual(['Tirar outra foto']);
      if (attempt === 3) break;
      await click(button('Tirar outra foto'));
      expect($popups.get()).toEqual([]);
      await click(button('Tirar foto'));
    }
    expect(document.querySelector('a.button')?.getAttribute('href')).toContain('/ajuda');
    expect(emit).not.toHaveBeenCalled();
    phone.jpeg = drawnFace();
    await click(button('Tirar outra foto'));
    await click(button('Tirar foto'));
    await submit();
    expect(emit).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an error of the server', 500],
    ['no connection', 'offline'],
    ['a lost answer', 'lost'],
    ['another shape', { status: 200, body: 'unexpected' }],
  ] as const)('stays after %s, and is sent again', async (_, fault) => {
    await takePhoto();
    net.faults['/face/detect'] = fault;
    await submit();
    expect(text('form [role=alert]')).toBe('Um erro ocorreu, tente novamente. A sua foto continua aqui.');
    expect(document.querySelector('canvas')).not.toBeNull();
    net.faults = {};
    await submit();
    expect(text('.notice')).toBe('A sua foto foi aceita.');
  });

  it('is sent once, and its answer is dropped once the visitor has left', async () => {
    const { emit } = await takePhoto();
    net.hold = '/face/detect';
    await submit();
    await submit();
    expect(detections()).toHaveLength(1);
    expect(text('form')).toContain('Enviando…');
    expect(texts('form button')).not.toContain('Tirar outra foto');
    await leave();
    net.held[0]?.go();
    await settle();
    expect(emit).not.toHaveBeenCalled();
  });

  it('offers to sign in again after a session has ended, with the photo', async () => {
    await takePhoto();
    net.faults['/face/detect'] = 401;
    await submit();
    expect(text('form [role=alert]')).toMatch(/sess/i);
    expect(document.querySelector('canvas')).not.toBeNull();
  });

  it('goes with the visitor who signs out, and the camera stops', async () => {
    await render(
      <SignInGate purpose="Entre">
        <SecurityPhoto {...props} />
      </SignInGate>,
    );
    await click(button('Abrir a câmera'));
    expect(allStopped()).toBe(false);
    await endSession();
    expect(document.querySelector('.camera')).toBeNull();
    expect(allStopped()).toBe(1);
  });

  it('that is on its way goes with the visitor who signs out', async () => {
    const { emit } = await render(
      <SignInGate purpose="Entre">
        <SecurityPhoto {...props} />
      </SignInGate>,
    );
    await click(button('Abrir a câmera'));
    await click(button('Tirar foto'));
    net.hold = '/face/detect';
    await submit();
    await endSession();
    net.held[0]?.go();
    await settle();
    expect(emit).not.toHaveBeenCalled();
  });

  it('leaves nothing in a storage or an address', async () => {
    const make = vi.spyOn(URL, 'createObjectURL');
    await takePhoto();
    await submit();
    expect(make).not.toHaveBeenCalled();
    expect([localStorage.length, sessionStorage.length, location.search]).toEqual([0, 0, '']);
  });
});

describe('without the camera', () => {
  it.each([
    ['NotAllowedError', /^O uso da câmera foi negado/],
    ['NotFoundError', /^Não encontramos uma câmera/],
    ['NotReadableError', /^Outro aplicativo/],
    ['UnknownError', /^A câmera não respondeu/],
  ])('after %s a reason, a retry and a file', async (name, reason) => {
    phone.camera.errors = [refusal(name)];
    await openCamera();
    expect(text('.camera-guide.bad')).toMatch(reason);
    expect(texts('.actions button')).toEqual(['Tentar novamente', 'Enviar uma foto', 'Voltar']);
    await click(button('Tentar novamente'));
    expect(texts('.actions button')).toContain('Tirar foto');
  });

  it('says that the picture stopped, and stands still', async () => {
    await openCamera();
    const [stream] = phone.camera.streams;
    await act(async () => stream?.track.happen('mute'));
    expect(text('.camera-guide')).toMatch(/^A câmera está em pausa/);
    await click(button('Tirar foto'));
    expect(document.querySelector('canvas')).toBeNull();
    await act(async () => stream?.track.happen('ended'));
    expect(text('.camera-guide')).toMatch(/^A imagem da câmera parou/);
    await click(button('Tentar novamente'));
    await act(async () => setHidden(true));
    expect(text('.camera-guide')).toMatch(/^A câmera foi desligada/);
    expect(allStopped()).toBe(2);
  });

  it('a file is possible while the browser asks, and its late answer shows no camera', async () => {
    phone.camera.isOpen = true;
    await openCamera();
    await chooseFile();
    expect(text('.camera-guide')).toMatch(/^Confira/);
    phone.camera.answer();
    await settle();
    expect(allStopped()).toBe(1);
    expect(document.querySelector('video')).toBeNull();
    // Scaled down, upright, and not as in a mirror.
    expect(phone.drawn[0]).toMatchObject({ area: [0, 0, 4000, 3000, 0, 0, 1280, 960] });
    expect(document.querySelector('canvas')?.className).toBe('');
    expect(phone.closed).toBe(1);
    await submit();
    expect(text('.notice')).toBe('A sua foto foi aceita.');
  });

  it('refuses what is no photo or too large', async () => {
    await open();
    phone.isReadable = false;
    await chooseFile();
    expect(text('[role=alert]')).toMatch(/^Não foi possível ler este arquivo/);
    await chooseFile(30 * 1024 * 1024 + 1);
    expect(text('[role=alert]')).toBe('Arquivos excederam o tamanho máximo');
    await click(button('Abrir a câmera'));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('takes no photo before there is a picture', async () => {
    phone.hasPicture = false;
    await takePhoto();
    expect(text('[role=alert]')).toMatch(/^A imagem da câmera ainda não chegou/);
    phone.hasPicture = true;
    await click(button('Tirar foto'));
    expect(text('.camera-guide')).toMatch(/^Confira/);
    await click(button('Tirar outra foto'));
    await click(button('Voltar'));
    expect(allStopped()).toBe(2);
    expect(button('Abrir a câmera')).toBeTruthy();
  });
});

describe('the device', () => {
  it.each([
    ['a phone', true, true, [390, 844], true],
    ['a phone held sideways', false, true, [844, 390], true],
    ['a tablet', false, true, [820, 1180], false],
    ['a narrow window', true, false, [1920, 1080], true],
    ['a desktop', false, false, [1920, 1080], false],
  ] as const)('%s', async (_, mobile, touch, [width, height], takes) => {
    phone.layout = { mobile, touch };
    Object.assign(phone.screen, { width, height });
    await open();
    expect(texts('button').includes('Abrir a câmera')).toBe(takes);
    expect(text('h3')).toBe(takes ? '' : 'Continue no celular');
  });

  it('that turns to a larger layout shows the way to a phone, unless the photo has begun', async () => {
    await open();
    const widen = () => act(async () => phone.turn({ mobile: false, touch: false }));
    await widen();
    expect(text('h3')).toBe('Continue no celular');
    await act(async () => phone.turn({ mobile: true, touch: true }));
    await click(button('Abrir a câmera'));
    await widen();
    expect(texts('button')).toContain('Tirar foto');
  });

  it('without a camera for it shows the way to a phone', async () => {
    phone.layout = { mobile: false, touch: false };
    history.replaceState(null, '', '?cpf=1#x');
    await open();
    const code = () => document.querySelector('vt-qr-code')?.getAttribute('value');
    expect(code()).toBe(`${location.origin}${location.pathname}`);
    expect(text('.address')).toBe(code());
    await leave();
    await render(<SecurityPhoto {...props} phoneUrl="https://m.fiat.example/foto" />, 'es-AR');
    expect(code()).toBe('https://m.fiat.example/foto');
    expect(text('h3')).toBe('Seguí en el celular');
    history.replaceState(null, '', location.pathname);
  });
});

it('says what to do in a browser that changes photos; nothing is sent', async () => {
  phone.isNoisy = true;
  await takePhoto();
  expect(text('[role=alert]')).toBe(
    'Este navegador altera as fotos para proteger a sua privacidade. Envie um arquivo de foto (JPEG) ou use outro navegador.',
  );
  expect(detections()).toEqual([]);
});
