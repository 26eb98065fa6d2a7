import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { firstEmbed } from '../demo-pages/embed/choices/starters';
import { EmbedPage } from './lib/EmbedPage';
import { EmbedPreview } from './lib/EmbedPreview';
import { inside } from './lib/shadow';

/** The parts of the page "Monte o seu widget"; the sidebar has the page only, which loads the preview in a frame. */
const meta: Meta = {
  title: 'Monte o seu widget',
  tags: ['!dev', '!autodocs'],
  // They have no component, of which there would be a snippet.
  parameters: { docs: { source: { type: 'code' } } },
};
export default meta;
type Story = StoryObj;

export const Builder: Story = {
  name: 'Montar e copiar',
  render: () => <EmbedPage />,
  play: async ({ canvasElement }) => {
    const { getByLabelText, getByRole, findByText, getByText } = within(canvasElement);
    const code = () => getByRole('region', { name: /^Código para/ }).textContent ?? '';
    await expect(code()).toContain('<vt-lead-form>');
    await userEvent.selectOptions(getByLabelText('País'), 'AR');
    await expect(getByLabelText('Idioma')).toHaveValue('es-AR');
    await expect(code()).toContain('<a href="/contacto">Contactanos</a>');
    await userEvent.click(getByText('Atributos'));
    fireEvent.input(getByLabelText('heading'), { target: { value: 'Probá el "208"' } });
    await userEvent.click(getByLabelText('dealer-required'));
    await waitFor(() => expect(code()).toContain('heading="Probá el &quot;208&quot;" dealer-required'));
    await userEvent.click(getByLabelText('React'));
    await expect(code()).toContain('heading={"Probá el \\"208\\""}');
    await userEvent.click(getByRole('button', { name: 'Acrescentar um widget' }));
    await waitFor(() => expect(code()).toContain('<vt-whatsapp>'));
    const second = within(getByRole('group', { name: '2. Conversa pelo WhatsApp' }));
    await waitFor(() => expect(second.getByLabelText('Widget')).toHaveFocus());
    // A document that may not write to the clipboard selects the text instead.
    await userEvent.click(getByRole('button', { name: 'Copiar o código' }));
    await findByText(/^Copiado$|Ctrl\+C/);
  },
};

export const InSpanish: Story = {
  name: 'Em espanhol',
  render: () => <EmbedPage />,
  play: async ({ canvasElement }) => {
    const { findByRole, getByLabelText, getByRole } = within(canvasElement);
    await userEvent.click(getByLabelText('Español'));
    await findByRole('heading', { level: 1, name: 'Armá tu widget' });
    const code = () => getByRole('region', { name: 'Código para HTML' }).textContent ?? '';
    await waitFor(() => expect(code()).toContain('<!-- En el <head>, una vez por página -->'));
    // Choices that the author has not changed are those of an author in Argentina.
    await expect(getByLabelText('País')).toHaveValue('AR');
    await expect(code()).toContain('content="SECRETO-DEL-CLIENTE"');
    await expect(code()).toContain('<a href="/contacto">Contactanos</a>');
    await expect(getByLabelText('heading')).toHaveAccessibleDescription(/^Título; sin él/);
  },
};

const FIRST = firstEmbed('pt-BR');

/** The document of the frame; in the frame, nothing is played. */
export const Preview: Story = { render: () => <EmbedPreview first={FIRST} /> };

export const PreviewReady: Story = {
  name: 'Prévia',
  ...Preview,
  play: async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-lead-form');
    await expect(root).toBeVisible();
    await expect(document.querySelector('vitrine-author-notes')).toBeNull();
  },
};

const MISTAKEN = { ...FIRST, widgets: [{ tag: 'vt-lead-form', args: { persons: 'todos' } }] };

export const PreviewNotes: Story = {
  name: 'Prévia com avisos',
  render: () => <EmbedPreview first={MISTAKEN} />,
  play: async () => {
    const notes = () => document.querySelector('vitrine-author-notes')?.shadowRoot?.textContent ?? '';
    await waitFor(() =>
      expect(notes()).toContain('persons="todos": use um destes valores: physical, legal.'),
    );
  },
};
