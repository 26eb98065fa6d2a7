import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { EmbedBuilder, FIRST } from './lib/embed/EmbedBuilder';
import { PreviewFrame } from './lib/embed/PreviewFrame';
import { previewOf } from './lib/embed/preview-page';
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
  render: () => <EmbedBuilder />,
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

/** The document of the frame; in the frame, nothing is played. */
export const Preview: Story = { render: () => <PreviewFrame first={previewOf(FIRST)} /> };

export const PreviewReady: Story = {
  ...Preview,
  play: async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-lead-form');
    await expect(root).toBeVisible();
    await expect(document.querySelector('vitrine-author-notes')).toBeNull();
  },
};

const MISTAKEN = { ...FIRST, widgets: [{ tag: 'vt-lead-form', args: { persons: 'todos' } }] };

export const PreviewNotes: Story = {
  render: () => <PreviewFrame first={previewOf(MISTAKEN)} />,
  play: async () => {
    const notes = () => document.querySelector('vitrine-author-notes')?.shadowRoot?.textContent ?? '';
    await waitFor(() =>
      expect(notes()).toContain('persons="todos": use um destes valores: physical, legal.'),
    );
  },
};
