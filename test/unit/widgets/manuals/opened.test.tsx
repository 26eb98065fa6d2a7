// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, click, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { stubFetch } from '../../lib/stub-fetch';
import { withoutTimes } from '../../lib/without-times';
import { callsOf, leavePage, manualsPage, showManuals, titles } from './page';

const page = vi.hoisted(() => ({ open: vi.fn(), save: vi.fn(), frames: true }));
vi.mock('#page/open-pdf', async (original) => ({
  ...(await original<object>()),
  openPdf: page.open,
}));
vi.mock('#ui/save-file', () => ({ saveFile: page.save }));
vi.mock('#page/pdf-viewer', () => ({ showsPdfInFrames: () => page.frames }));

const ID = 'jeep-609-owner-2026-pt';
const FILE = '/manual/files/';

let net: SandboxPage;
beforeEach(() => {
  net = manualsPage();
  page.frames = true;
  page.open.mockReset().mockImplementation((load: () => Promise<Blob>) => load());
  page.save.mockReset();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank');
  vi.spyOn(URL, 'revokeObjectURL');
});
afterEach(leavePage);

const openFirst = async (language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  const shown = await showManuals({ language });
  await click(button(/^2026 /));
  return shown;
};
/** A manual as the service has it, with other fields. */
const answerWith = async (more: object) => {
  const manual = { id: ID, title: 'Manual', sections: [], ...more };
  net.faults[`/manual/${ID}`] = { status: 200, body: manual };
  history.replaceState(null, '', `/?vt-manual=${ID}`);
  return showManuals();
};

describe('an opened manual', () => {
  it('is in the page’s address, has the focus at its title, and gives it back', async () => {
    const { emit } = await openFirst();
    expect(new URLSearchParams(location.search).get('vt-manual')).toBe(ID);
    expect(document.activeElement?.textContent).toBe('Manual do proprietário Renegade 2026');
    expect(emit).toHaveBeenCalledWith('vt-manual-opened', { manualId: ID });
    expect(callsOf(net, 'MAN-06')).toHaveLength(1);
    await click(button('Voltar aos manuais'));
    expect(location.search).toBe('');
    expect(document.activeElement?.id).toBe(`manual-${ID}`);
  });

  it('has its other years, which keep the words of the search', async () => {
    await showManuals();
    await type('#manual-text', 'pneus');
    await settle(600);
    await click(button(/^2026 /));
    expect(texts('.edition li')).toEqual(['2026', '2025', '2024']);
    await click(button('2024'));
    expect(text('article h3')).toBe('Manual do proprietário Renegade 2024');
    expect(document.activeElement?.textContent).toBe('Manual do proprietário Renegade 2024');
    expect(document.querySelector('.edition [aria-current]')?.textContent).toBe('2024');
    expect(document.querySelector<HTMLInputElement>('#manual-words')?.value).toBe('pneus');
    expect(callsOf(net, 'MAN-02').filter(({ query }) => query.size === 100)).toHaveLength(1);
  });

  it("counts the words found in a section in the page's language, not in the manual's", async () => {
    await openFirst();
    await type('#manual-words', 'pneus');
    await settle(600);
    expect(document.querySelector<HTMLElement>('.text .accordion .sr')?.lang).toBe('pt-BR');
  });

  it('opens from a link; the browser’s history leads on', async () => {
    history.replaceState(null, '', `/?vt-manual=${ID}`);
    await showManuals();
    expect(text('article h3')).toBe('Manual do proprietário Renegade 2026');
    await act(async () => {
      history.replaceState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await settle();
    expect(titles().length).toBeGreaterThan(1);
  });

  it('says that there is none any more, and what could not be loaded', async () => {
    history.replaceState(null, '', '/?vt-manual=none');
    await showManuals();
    expect(text('[role=alert]')).toBe('Este manual não existe mais.');
    await leavePage();
    net = manualsPage();
    net.faults[`/manual/${ID}`] = 400;
    net.faults['size=100'] = 400;
    history.replaceState(null, '', `/?vt-manual=${ID}`);
    await showManuals();
    expect(text('[role=alert]')).toContain('Não foi possível carregar as informações');
    net.faults = { 'size=100': 400 };
    await click(button('Tentar novamente'));
    expect(text('[role=alert]')).toBe('Não foi possível carregar os outros anos.');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(texts('.edition li')).toEqual(['2026', '2025', '2024']);
  });

  it('stays as the list has it where the service fails', async () => {
    await showManuals();
    net.faults[`/manual/${ID}`] = 400;
    await click(button(/^2026 /));
    expect(text('article h3')).toBe('Manual do proprietário Renegade 2026');
    expect(text('[role=alert]')).toContain('Não foi possível carregar as informações');
  });
});

describe('the text', () => {
  const isOpen = () =>
    [...document.querySelectorAll('.accordion-button')].map(
      (each) => each.getAttribute('aria-expanded') === 'true',
    );
  it('has its first section open, then those with a searched word, marked', async () => {
    await openFirst();
    expect(isOpen()).toEqual([true, false, false, false, false, false, false]);
    await type('#manual-words', 'PNEUS');
    expect(isOpen()).toEqual([false, false, true, false, false, false, false]);
    expect(new Set(texts('mark').map((word) => word.toLowerCase()))).toEqual(new Set(['pneus']));
    expect(text('.text [role=status]')).toBe(`${texts('mark').length} trechos encontrados`);
    await type('#manual-words', 'xyz');
    expect(text('.text [role=status]')).toBe('Nenhum trecho encontrado neste manual');
    await type('#manual-words', 'F12');
    expect(text('.text [role=status]')).toBe('1 trecho encontrado');
  });
  it('of the service is never markup, and may be missing', async () => {
    await answerWith({
      sections: [{ id: '1', title: '<b>x</b>', text: '<img src=x>\n\n<script>1</script>' }],
    });
    expect(texts('.paragraph')).toEqual(['<img src=x>', '<script>1</script>']);
    expect(document.querySelector('.text img, .text script, .text b')).toBeNull();
    await leavePage();
    net = manualsPage();
    await answerWith({ fileUrl: 'files/a.pdf' });
    expect(text('article')).toContain('O texto deste manual não foi informado aqui: leia o PDF.');
    await leavePage();
    net = manualsPage();
    await answerWith({ sections: null, fileUrl: null });
    expect(text('article')).toContain('O texto e o PDF deste manual não foram informados.');
    expect(document.querySelector('.pdf')).toBeNull();
  });
});

describe('the PDF', () => {
  it('is read in the page; closing it revokes its address and gives the focus back', async () => {
    const { emit } = await openFirst();
    await click(button('Ler o PDF aqui'));
    const frame = document.querySelector('iframe');
    expect([frame?.title, frame?.getAttribute('src')]).toEqual([
      'PDF: Manual do proprietário Renegade 2026',
      'about:blank',
    ]);
    expect(document.activeElement?.className).toBe('reader');
    expect(emit).toHaveBeenCalledWith('vt-manual-file-opened', { manualId: ID, how: 'read' });
    await click(button('Fechar o PDF'));
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('about:blank');
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Ler o PDF aqui');
  });

  it('is loaded once for all that is done with it, and has a name that can be read', async () => {
    await openFirst();
    await click(button('Ler o PDF aqui'));
    await click(button('Baixar o PDF'));
    expect(callsOf(net, 'MNF-01')).toHaveLength(1);
    const [blob, name] = page.save.mock.calls[0] ?? [];
    expect([(blob as Blob).type, name]).toEqual([
      'application/pdf',
      'manual-do-proprietario-renegade-2026.pdf',
    ]);
    expect(text('.pdf .count')).toContain('O PDF foi baixado.');
  });

  it('opens in a new tab where frames show none', async () => {
    page.frames = false;
    const { emit } = await openFirst();
    await click(button(/^Abrir o PDF \(abre em nova aba\)$/));
    expect(page.open).toHaveBeenCalledTimes(1);
    expect(emit).toHaveBeenCalledWith('vt-manual-file-opened', { manualId: ID, how: 'open' });
  });

  it('opens in a new tab where the page’s policy forbids frames', async () => {
    await openFirst();
    await click(button('Ler o PDF aqui'));
    const violation = (effectiveDirective: string, blockedURI: string) =>
      act(async () => {
        const event = new Event('securitypolicyviolation');
        document.dispatchEvent(Object.assign(event, { effectiveDirective, blockedURI }));
      });
    await violation('img-src', 'blob');
    await violation('frame-src', 'https://ads.example');
    expect(document.querySelector('iframe')).not.toBeNull();
    await violation('frame-src', 'blob');
    expect(document.querySelector('iframe')).toBeNull();
    expect(text('.pdf [role=alert]')).toBe(
      'Esta página não deixa mostrar o PDF aqui. Abra em nova aba ou baixe.',
    );
    expect(document.activeElement?.textContent).toMatch(/^Abrir o PDF/);
  });

  it('can be canceled while it loads, and asked for again', async () => {
    await openFirst();
    net.hold = FILE;
    await act(async () => button('Ler o PDF aqui').click());
    await act(async () => button('Baixar o PDF').click());
    expect(text('.pdf .count')).toContain('Carregando o PDF…');
    expect(net.asked.filter((address) => address.includes(FILE))).toHaveLength(1);
    await click(button('Cancelar'));
    expect(text('.pdf .count')).toContain('O PDF não foi carregado.');
    expect(document.activeElement?.textContent).toBe('Ler o PDF aqui');
    expect(page.save).not.toHaveBeenCalled();
    net.hold = '';
    await click(button('Ler o PDF aqui'));
    expect(document.querySelector('iframe')).not.toBeNull();
  });

  it.each([
    [404, 'O arquivo deste manual não existe mais.'],
    [413, 'O arquivo é grande demais para ser aberto aqui.'],
    [400, 'Não foi possível carregar o PDF. Tente novamente.'],
    ['offline', 'A conexão caiu antes de o PDF chegar inteiro. Tente novamente.'],
  ] as const)('that fails with %s says so, and can be asked for again', async (fault, message) => {
    await openFirst();
    net.faults[FILE] = fault;
    await act(async () => button('Baixar o PDF').click());
    await settle(9000);
    expect(text('.pdf [role=alert]')).toBe(message);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(page.save).toHaveBeenCalledTimes(1);
    expect(document.querySelector('.pdf [role=alert]')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Baixar o PDF');
  });

  it('that is none is not opened', async () => {
    await answerWith({ fileUrl: 'https://cdn.example.com/a.pdf' });
    const { fetch } = globalThis;
    const asked: Request[] = [];
    stubFetch((input: Request, init?: RequestInit) => {
      const request = new Request(input, init);
      if (!request.url.startsWith('https://cdn.')) return fetch(input, init);
      asked.push(request);
      return Promise.resolve(new Response('<html>', { headers: { 'content-type': 'application/pdf' } }));
    });
    await click(button('Ler o PDF aqui'));
    expect(text('.pdf [role=alert]')).toContain('O arquivo deste manual não é um PDF e não foi aberto.');
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([null]);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each(['javascript:alert(1)', 'http://cdn.example.com/a.pdf', 'https://10.0.0.1/a.pdf'])(
    'at an address that must not be opened is not offered: %s',
    async (fileUrl) => {
      await answerWith({ fileUrl, sections: [{ id: '1', title: 'a', text: 'b' }] });
      expect(text('.pdf .notice')).toMatch(/^O endereço do PDF não é seguro/);
      expect(document.querySelectorAll('.pdf button, .pdf a')).toHaveLength(0);
    },
  );

  it('may be missing', async () => {
    await answerWith({ sections: [{ id: '1', title: 'a', text: 'b' }] });
    expect(text('.pdf')).toContain('O PDF deste manual não foi informado.');
  });
});

it('leaves no chassis and no token in addresses, storage and events', async () => {
  const { emit } = await openFirst();
  await click(button('Baixar o PDF'));
  const traces = JSON.stringify([location.href, { ...sessionStorage }, { ...localStorage }, emit.mock.calls]);
  expect(withoutTimes(traces)).not.toMatch(/"ana"|9BD|988|Bearer/);
});

it('speaks Spanish', async () => {
  net.sandbox.world.reset();
  await showManuals({ language: 'es-AR' });
  await click(button(/^2026 /));
  expect(texts('.pdf button')).toEqual(['Leer el PDF acá', 'Descargar el PDF']);
});
