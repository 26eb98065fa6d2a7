import { expect } from 'storybook/test';
import { Icons } from '#demo-pages/gallery/Icons';
import { paymentIcons } from '#features/orders/payment-icons';
import { overDrawing, searchDrawing } from '#ui/drawings/common';
import { waitingDrawing } from '#ui/drawings/waiting';
import { Icon } from '#ui/icons/Icon';
import { Drawing } from '#ui/parts/Drawing';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Icon, Drawing',
  parameters: aboutKit('Um só conjunto de ícones e de desenhos de estado; o texto ao lado diz o mesmo.'),
};
export default meta;

export const All: KitStory = {
  name: 'Conjunto',
  parameters: about(
    'Uma grade de 24 por 24, linhas de 1,5 na cor do texto; leitores de tela não os anunciam.',
  ),
  render: kit(Icons),
  play: asWritten(async ({ canvasElement }) => {
    const { getByText } = await insideKit(canvasElement);
    const icon = getByText('pix').querySelector('svg');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
  }),
};

export const Beside: KitStory = {
  name: 'Ao lado de um texto longo',
  parameters: about('O ícone fica na primeira linha e não encolhe.'),
  render: kit(() => (
    <div className="narrow">
      <p className="with-icon">
        <Icon path={paymentIcons.boleto} />
        <span>Boleto, a pagar em qualquer banco ou aplicativo até o vencimento</span>
      </p>
    </div>
  )),
};

export const Dark: KitStory = {
  name: 'Em uma marca escura',
  globals: { brand: 'ram' },
  parameters: about('As cores são as da marca.'),
  render: kit(() => (
    <div className="row">
      {[searchDrawing, waitingDrawing, overDrawing].map((path) => (
        <Drawing path={path} key={path} />
      ))}
    </div>
  )),
};
