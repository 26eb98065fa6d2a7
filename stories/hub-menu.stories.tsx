import { expect, waitFor, within } from 'storybook/test';
import { heard, press, widgetIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';
import { Widget } from './lib/Widget';

const LINKS = ['Design', 'Tecnologia', 'Desempenho', 'Versões', 'Ofertas'];
const SECTIONS: Record<string, string> = Object.fromEntries(
  LINKS.map((name) => [name.normalize('NFD').replace(/\W/g, '').toLowerCase(), name]),
);

const meta: WidgetMeta<'vt-hub-menu'> = {
  title: 'Widgets/vt-hub-menu',
  component: component('vt-hub-menu'),
  args: {
    badge: 'Compass',
    children: Object.entries(SECTIONS)
      .map(([id, name]) => `<a href="#${id}">${name}</a>`)
      .join('\n'),
  },
};
export default meta;
type Story = WidgetStory<'vt-hub-menu'>;

const shadow = (canvas: HTMLElement) => widgetIn(canvas, 'vt-hub-menu').shadowRoot as ShadowRoot;

export const Default: Story = {
  name: 'Com o nome do carro',
  parameters: about('Os links são do autor; vt-hub-menu-selected informa qual foi escolhido.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-hub-menu-selected');
    await expect(shadow(canvasElement).querySelector('nav')).toHaveAttribute(
      'aria-label',
      'Seções da página',
    );
    const link = within(canvasElement).getByRole('link', { name: 'Tecnologia' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    press(link);
    await expect(events).toEqual([{ href: '#tecnologia' }]);
  }),
};

export const Plain: Story = {
  name: 'Sem o nome do carro',
  args: { badge: '', label: 'Seções do Compass' },
  parameters: about('Só os links; o nome do menu é para leitores de tela.'),
  play: asWritten(async ({ canvasElement }) => {
    await expect(shadow(canvasElement).querySelector('[part=badge]')).toBeNull();
    await expect(shadow(canvasElement).querySelector('nav')).toHaveAttribute(
      'aria-label',
      'Seções do Compass',
    );
  }),
};

export const OwnCar: Story = {
  name: 'Com o carro da garagem',
  args: { garage: true },
  parameters: about(
    'O visitante que entrou na conta vê o carro principal da garagem dele; os demais, o texto de badge.',
    { user: 'ana' },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const badge = () => shadow(canvasElement).querySelector('[part=badge]')?.textContent;
    await waitFor(() => expect(badge()).toMatch(/\S/));
    await waitFor(() => expect(badge()).not.toBe('Compass'));
  }),
};

export const OnPage: Story = {
  name: 'Na página, seguindo a leitura',
  args: { sticky: true },
  parameters: about('O menu fica no topo, e o link da seção que está na tela fica marcado.'),
  render: (args, { component }) => (
    <main>
      <Widget tag={String(component)} args={args} />
      {Object.entries(SECTIONS).map(([id, name]) => (
        <section
          key={id}
          id={id}
          style={{ minHeight: '80vh', padding: 24, font: '16px/1.5 system-ui, sans-serif' }}
        >
          <h2>{name}</h2>
          <p>O que o Compass tem de {name.toLowerCase()}.</p>
        </section>
      ))}
    </main>
  ),
  play: asWritten(async ({ canvasElement }) => {
    document.getElementById('desempenho')?.scrollIntoView({ behavior: 'instant' });
    const link = within(canvasElement).getByRole('link', { name: 'Desempenho' });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'true'));
    await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1);
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { badge: '208' },
  parameters: about('O nome do menu no idioma da página.'),
  play: asWritten(async ({ canvasElement }) => {
    await expect(shadow(canvasElement).querySelector('nav')).toHaveAttribute(
      'aria-label',
      'Secciones de la página',
    );
  }),
};
