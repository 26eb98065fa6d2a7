import { expect, waitFor } from 'storybook/test';
import { offers, pictures } from '#demo-pages/gallery/samples';
import { carSvg } from '#demo-pages/sandbox/drawings/car';
import { type Form, formFor } from '#demo-pages/sandbox/drawings/forms';
import { Carousel } from '#ui/parts/Carousel';
import { aboutKit, insideKit, type KitMeta, type KitStory, keys, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Carousel',
  parameters: aboutKit(
    'Slides que o visitante passa com o dedo, botões, pontos ou setas. Nunca avança sozinho.',
  ),
};
export default meta;

const drawn = (_: string, color: string) =>
  `data:image/svg+xml,${encodeURIComponent(carSvg(formFor('suv') as Form, `#${color}`))}`;

export const Default: KitStory = {
  name: 'Um de cada vez',
  parameters: about('Botões, pontos e setas levam ao mesmo lugar, e a posição é anunciada.'),
  render: kit(() => <Carousel name="fotos" label="Fotos do carro" slides={pictures('pt-BR', drawn)} />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, findByText } = await insideKit(canvasElement);
    const dot = (n: number) => getByRole('button', { name: `Mostrar ${n} de 5` });
    const at = (n: number) => waitFor(() => expect(dot(n)).toHaveAttribute('aria-current', 'true'));
    await at(1);
    await expect(getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
    getByRole('button', { name: 'Próximo' }).click();
    await at(2);
    await findByText('2 de 5');
    dot(4).click();
    await at(4);
    root.querySelector<HTMLElement>('.carousel-row')?.focus();
    keys(root, 'ArrowRight');
    await at(5);
    await waitFor(() =>
      expect(getByRole('button', { name: 'Próximo' })).toHaveAttribute('aria-disabled', 'true'),
    );
    keys(root, 'Home');
    await at(1);
  }),
};

export const Swiped: KitStory = {
  name: 'Com o dedo',
  parameters: about('A posição acompanha a rolagem, seja qual for a origem dela.'),
  render: kit(() => <Carousel name="fotos" label="Fotos do carro" slides={pictures('pt-BR', drawn)} />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole } = await insideKit(canvasElement);
    const row = root.querySelector<HTMLElement>('.carousel-row');
    row?.scrollTo({ left: (row.clientWidth + 16) * 2, behavior: 'instant' });
    await waitFor(() =>
      expect(getByRole('button', { name: 'Mostrar 3 de 5' })).toHaveAttribute('aria-current', 'true'),
    );
  }),
};

export const Cards: KitStory = {
  name: 'Cartões lado a lado',
  parameters: about('Quantos couberem; o contador fica entre os botões.'),
  render: kit(() => <Carousel name="ofertas" label="Ofertas" slides={offers('pt-BR')} cards />),
};

export const One: KitStory = {
  name: 'Só um',
  parameters: about('Sem botões: não há outro slide.'),
  render: kit(() => (
    <Carousel name="fotos" label="Fotos do carro" slides={pictures('pt-BR', drawn).slice(0, 1)} />
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { queryByRole } = await insideKit(canvasElement);
    await expect(queryByRole('button')).toBeNull();
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('As mesmas ofertas na Argentina.'),
  render: kit(() => <Carousel name="ofertas" label="Ofertas" slides={offers('es-AR')} cards />),
};
