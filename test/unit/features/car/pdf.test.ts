// @vitest-environment happy-dom

import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';
import { carPdf } from '#features/car/pdf/pdf';
import type { PrintableCar } from '#features/car/print/printed-rows';
import { printable } from '#features/pdf/printable-text';
import type { SafeUrl } from '#page/core/safe-url';

const LINK = 'https://marca.example/carro?vt-car=358AF11~2026~249~T01~MUL.CAM&vt-step=resume';
const paper = (changes: Partial<PrintableCar> = {}): PrintableCar => ({
  language: 'pt-BR',
  brand: 'Citroën',
  title: 'C3 Edição João 2026',
  noStock: '',
  made: 'Gerado em 20/11/2026 às 15:05',
  sections: [
    { title: 'Meu carro', rows: [{ name: 'Versão', text: 'Edição João', amount: '' }] },
    {
      title: 'Configuração',
      rows: [
        { name: 'Opcionais', text: '', amount: 'R$ 3.680,00' },
        { name: 'Câmera de ré', text: '', amount: 'R$ 1.190,00', inner: true },
        { name: 'Pagamento à vista', text: '', amount: 'R$ 103.770,00', strong: true },
      ],
    },
  ],
  serial: { title: 'Itens de série', groups: [{ category: 'Segurança', names: ['Airbags', 'Freios ABS'] }] },
  comments: { title: 'Comentários', text: 'Ligar à tarde (após as 14h).\nCor: ação & coração \\ “ok” – €' },
  legal: 'Simulação sem valor de proposta comercial.',
  link: { title: 'Abra esta configuração em', address: LINK as SafeUrl },
  image: '',
  page: 'Página {page} de {pages}',
  ...changes,
});

async function read(what: PrintableCar, find?: Parameters<typeof carPdf>[1]) {
  const file = await carPdf(what, find);
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: false });
  return { file, pdf, pages: text, all: text.join('\n') };
}

describe('the PDF of a configuration', () => {
  it('holds every row as text, with accents and currency', async () => {
    const { all, file } = await read(paper());
    expect(file.type).toBe('application/pdf');
    for (const text of [
      'CITROËN',
      'C3 Edição João 2026',
      'Gerado em 20/11/2026 às 15:05',
      'Câmera de ré',
      'R$ 1.190,00',
      'Pagamento à vista',
      'R$ 103.770,00',
      'Ligar à tarde (após as 14h).',
      'Cor: ação & coração \\ “ok” – €',
      'Itens de série',
      'Airbags; Freios ABS.',
      'Simulação sem valor de proposta comercial.',
      'Página 1 de 1',
    ]) {
      expect(all).toContain(text);
    }
  });
  it('says its title and language, and opens under the title', async () => {
    const { pdf, file } = await read(paper({ language: 'es-AR' }));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Citroën C3 Edição João 2026', Language: 'es-AR' });
    expect(await file.text()).toContain('/DisplayDocTitle true');
  });
  it('has a link that can be pressed, on every line it takes', async () => {
    const { pdf, all } = await read(paper());
    const page = await pdf.getPage(pdf.numPages);
    const links = (await page.getAnnotations()).filter(({ subtype }) => subtype === 'Link');
    expect(links.length).toBeGreaterThan(0);
    expect(links.every(({ url }) => url === LINK)).toBe(true);
    expect(all.replace(/\n/g, '')).toContain('vt-car=358AF11~2026~249');
  });
  it('goes on over as many pages as a long list takes, numbered, none of it lost, and lets the page work', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      name: `Opcional número ${index + 1} com um nome comprido o bastante para mais de uma linha do papel deste arquivo`,
      text: '',
      amount: 'R$ 1.234,56',
      inner: true,
    }));
    let turns = 0;
    const other = setInterval(() => turns++, 0);
    const { pages, all } = await read(paper({ sections: [{ title: 'Configuração', rows }] }));
    clearInterval(other);
    expect(turns).toBeGreaterThan(10);
    expect(pages.length).toBeGreaterThan(40);
    expect(all.match(/Opcional número \d+ /g)).toHaveLength(2000);
    pages.forEach((text, index) => {
      expect(text).toContain(`Página ${index + 1} de ${pages.length}`);
    });
  }, 60_000);
  it('breaks a comment without end over pages', async () => {
    const text = `${'palavra '.repeat(1500)}fim-do-texto ${'x'.repeat(900)}`;
    const { pages, all } = await read(paper({ comments: { title: 'Comentários', text } }));
    expect(pages.length).toBeGreaterThan(2);
    expect(all).toContain('fim-do-texto');
    expect(all.match(/x/g)?.length).toBeGreaterThan(899);
  });
  it('goes without an image that cannot be had, and asks for none where there is none', async () => {
    const find = vi.fn(async () => undefined);
    const { all } = await read(paper({ image: 'https://marca.example/car.png' as SafeUrl }), find);
    expect(find).toHaveBeenCalledWith('https://marca.example/car.png');
    expect(all).toContain('Edição João');
    find.mockClear();
    await read(paper(), find);
    expect(find).not.toHaveBeenCalled();
  });
  it('says that there is no such car', async () => {
    const noStock = 'NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO';
    expect((await read(paper({ noStock }))).all).toContain(noStock);
  });
});

describe('signs that the fonts of a PDF lack', () => {
  it.each([
    ['Ação à ñandú ¿qué? ¡sí!', 'Ação à ñandú ¿qué? ¡sí!'],
    ['a\u0301rvore', 'árvore'],
    ['Škoda Ž – “a” • €', 'Škoda Ž – “a” • €'],
    ['Łódź ő', '?ódz o'],
    ['carro 🚗 ok', 'carro ? ok'],
    ['a\u200bb\u00adc\u0000', 'ab\u00adc'],
    ['−5\u2011x', '-5-x'],
    ['a\u00a0b\tc', 'a b c'],
    ['ﬁm', 'fim'],
  ])('%j is %j', (text, expected) => expect(printable(text)).toBe(expected));
});
