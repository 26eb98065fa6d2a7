import { expect } from 'storybook/test';
import { prices } from '#demo-pages/gallery/samples';
import { Price } from '#ui/parts/Price';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Price',
  parameters: aboutKit('Um preço em cada uma das suas formas; o que falta diz que está indisponível.'),
};
export default meta;

const pt = prices('pt-BR');

export const Default: KitStory = {
  name: 'Todas as formas',
  parameters: about('FULL_PRICE, STARTS_WITH, FROM_TO, PERCENT, INSTALLMENT.'),
  render: kit(() =>
    Object.entries(pt).flatMap(([type, price]) =>
      price ? <Price key={type} label={type} price={price} /> : [],
    ),
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await insideKit(canvasElement);
    const texts = [...root.querySelectorAll('.price')].map((one) => {
      const shown = one.cloneNode(true) as Element;
      for (const spoken of shown.querySelectorAll('.spoken')) spoken.remove();
      return shown.textContent?.replace(/\s/g, ' ');
    });
    await expect(texts).toEqual([
      'FULL_PRICER$ 134.990,00',
      'STARTS_WITHA partir de R$ 98.990,00',
      'FROM_TODe R$ 142.990,00 por R$ 129.990,00',
      'PERCENT7,5% de desconto R$ 124.860,00',
      'INSTALLMENTEntrada de R$ 64.995,00 + 48x de R$ 1.899,50',
    ]);
  }),
};

export const Missing: KitStory = {
  name: 'Indisponível',
  parameters: about('Sem preço, ou com um preço sem valor.'),
  render: kit(() => (
    <>
      <Price label="Sem preço" price={null} />
      <Price label="Sem o valor" price={{ type: 'FROM_TO', from: 142990 }} />
    </>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { getAllByText } = await insideKit(canvasElement);
    await expect(getAllByText('Valor indisponível no momento')).toHaveLength(2);
  }),
};

export const Large: KitStory = {
  name: 'Grande, com condições',
  parameters: about('Na chamada de uma oferta.'),
  render: kit(() => (
    <Price
      large
      label="Pulse Impetus"
      price={pt.FROM_TO}
      note="Oferta válida até 30/11/2026 em estoques locais."
    />
  )),
};

export const Long: KitStory = {
  name: 'Valores longos',
  parameters: about('O valor nunca se separa do símbolo da moeda.'),
  render: kit(() => (
    <div className="narrow">
      <Price
        large
        label="Financiamento na concessionária"
        price={{
          type: 'INSTALLMENT',
          entranceValue: 1234567.89,
          installments: 60,
          installmentValue: 23456.78,
        }}
      />
    </div>
  )),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('Em pesos.'),
  render: kit(() =>
    Object.entries(prices('es-AR')).map(([type, price]) => <Price key={type} label={type} price={price} />),
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { getByText } = await insideKit(canvasElement);
    await expect(getByText('Valor no disponible en este momento')).toBeVisible();
  }),
};
