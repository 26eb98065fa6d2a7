import { expect, spyOn } from 'storybook/test';
import { Price } from '#ui/parts/Price';
import { Printable } from '#ui/parts/Printable';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Printable',
  parameters: aboutKit('O que se leva em papel: o botão imprime só isto, e nada mais da página.'),
};
export default meta;

const View = () => (
  <>
    <p>Acima, algo que não vai para o papel.</p>
    <Printable title="Proposta 4711" aside="20/11/2026" footer="Documento sem valor fiscal.">
      <p>Pulse Impetus 1.0 Turbo 200, ano-modelo 2026.</p>
      <Price price={{ type: 'FULL_PRICE', value: 134990 }} label="Valor total" />
    </Printable>
  </>
);

export const Default: KitStory = {
  name: 'Padrão',
  parameters: about('Depois da impressão, a página volta ao que era.'),
  render: kit(View),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole } = await insideKit(canvasElement);
    const marked = () => [
      ...document.querySelectorAll('[data-vitrine-print]'),
      ...root.querySelectorAll('[data-vitrine-print]'),
    ];
    const sheets = document.adoptedStyleSheets.length;
    let during = 0;
    const print = spyOn(window, 'print').mockImplementation(() => {
      during = marked().length;
    });
    getByRole('button', { name: 'Imprimir' }).click();
    await expect(print).toHaveBeenCalledOnce();
    await expect(during).toBe(2);
    window.dispatchEvent(new Event('afterprint'));
    await expect(marked()).toHaveLength(0);
    await expect(document.adoptedStyleSheets).toHaveLength(sheets);
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('A mesma folha na Argentina.'),
  render: kit(() => (
    <Printable title="Cotización 4711" aside="20/11/2026">
      <Price price={{ type: 'FULL_PRICE', value: 33747500 }} label="Valor total" />
    </Printable>
  )),
};
