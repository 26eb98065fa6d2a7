import { expect, waitFor } from 'storybook/test';
import { questions } from '#demo-pages/gallery/samples';
import { Accordion } from '#ui/parts/Accordion';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Accordion',
  parameters: aboutKit('Seções que abrem e fecham; cada título é um botão.'),
};
export default meta;

const items = questions['pt-BR'];
const expanded = (button: HTMLElement) => button.getAttribute('aria-expanded');

export const Default: KitStory = {
  name: 'Várias abertas',
  parameters: about('Cada seção abre e fecha sozinha.'),
  render: kit(() => <Accordion name="duvidas" items={items} open={['reserva']} />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, getByText } = await insideKit(canvasElement);
    const first = getByRole('button', { name: /valor da reserva/ });
    const second = getByRole('button', { name: /Quais documentos/ });
    await expect(expanded(first)).toBe('true');
    second.click();
    await waitFor(() => expect(getByText('Documento com foto')).toBeVisible());
    await expect(expanded(first)).toBe('true');
    first.click();
    await waitFor(() => expect(expanded(first)).toBe('false'));
    await expect(getByText(/Até sete dias/)).not.toBeVisible();
  }),
};

export const Single: KitStory = {
  name: 'Uma de cada vez',
  parameters: about('Abrir uma fecha a outra.'),
  render: kit(() => <Accordion name="duvidas" items={items} single open={['reserva']} />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await insideKit(canvasElement);
    const first = getByRole('button', { name: /valor da reserva/ });
    getByRole('button', { name: /Quais documentos/ }).click();
    await waitFor(() => expect(expanded(first)).toBe('false'));
  }),
};

export const Disabled: KitStory = {
  name: 'Com uma desativada',
  parameters: about('A seção desativada continua visível.'),
  render: kit(() => (
    <Accordion name="duvidas" items={items.map((item, at) => ({ ...item, disabled: at === 1 }))} />
  )),
};

export const Long: KitStory = {
  name: 'Palavras longas',
  parameters: about('O título quebra e a seta fica no lugar.'),
  render: kit(() => (
    <div className="narrow">
      <Accordion name="duvidas" items={items} open={['entrega']} />
    </div>
  )),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'citroen' },
  parameters: about('Os mesmos textos na Argentina.'),
  render: kit(() => <Accordion name="duvidas" items={questions['es-AR']} open={['documentos']} />),
};
