import { expect } from 'storybook/test';
import { cancelled, order } from '#demo-pages/gallery/samples';
import { Timeline } from '#ui/parts/Timeline';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Timeline',
  parameters: aboutKit('O que já aconteceu e o que vem, com datas; na vertical em telas estreitas.'),
};
export default meta;

export const Default: KitStory = {
  name: 'Padrão',
  parameters: about('Cada estado aparece em texto, e não só na cor.'),
  render: kit(() => <Timeline label="Seu pedido" entries={order('pt-BR')} />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, getByText } = await insideKit(canvasElement);
    await expect(getByRole('list', { name: 'Seu pedido' })).toBeVisible();
    await expect(getByText('05/10/2026').closest('time')).toHaveAttribute('datetime', '2026-10-05');
    await expect(root.querySelector('[aria-current="step"]')?.textContent).toContain('em andamento');
  }),
};

export const Cancelled: KitStory = {
  name: 'Cancelado',
  parameters: about('O cancelamento é o último passo.'),
  render: kit(() => <Timeline label="Seu pedido" entries={cancelled('pt-BR')} />),
};

export const Long: KitStory = {
  name: 'Muitos passos',
  parameters: about('Com mais de cinco, fica na vertical em qualquer largura.'),
  render: kit(() => (
    <Timeline
      label="Seu pedido"
      entries={[
        ...order('pt-BR'),
        { id: 'x', name: 'Documentação complementar do licenciamento e emplacamento', state: 'toCome' },
        { id: 'y', name: 'Primeira revisão', state: 'toCome', date: '2027-10-02' },
      ]}
    />
  )),
};

export const Phone: KitStory = {
  name: 'Em um celular',
  parameters: about('Um abaixo do outro.'),
  render: kit(() => (
    <div className="narrow">
      <Timeline label="Seu pedido" entries={order('pt-BR')} />
    </div>
  )),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'citroen' },
  parameters: about('O mesmo pedido na Argentina.'),
  render: kit(() => <Timeline label="Tu pedido" entries={order('es-AR')} />),
};
