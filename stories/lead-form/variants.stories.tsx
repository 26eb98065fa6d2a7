import { expect, waitFor, within } from 'storybook/test';
import { BRANDS } from '#domain/core/brands';
import { BrandGallery } from '../lib/BrandGallery';
import { brokenTwin } from '../lib/broken-twin';
import { LEAD_FORM, lastLead, send } from '../lib/lead';
import { failedWithChildren, fillForm, heard, inside, textIn, widgetIn } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-lead-form'> = {
  title: 'Widgets/vt-lead-form',
  component: component('vt-lead-form'),
  args: LEAD_FORM,
};
export default meta;
type Story = WidgetStory<'vt-lead-form'>;

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { model: '208', children: '<a href="/contacto">Escribinos</a>' },
  parameters: about('Argentina: DNI, CUIT e telefones do país.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-lead-form');
    await waitFor(() => expect(textIn(root, 'name')).toBe('Sofía Paz'));
    await expect(root.querySelector('label[for=cpf]')).toHaveTextContent('DNI');
    fillForm(root, { allowSMS: true });
    send(root);
    await findByText('Recibimos tus datos');
    await expect(await lastLead()).toMatchObject({ countryCode: 'AR' });
  }),
};

export const Brands: Story = {
  name: 'As nove marcas',
  parameters: about('O mesmo formulário com as cores e os cantos de cada marca, pelas propriedades --vt-*.'),
  args: { persons: ['physical'], load: 'eager' },
  render: (args) => <BrandGallery tag="vt-lead-form" args={args} />,
  play: asWritten(async ({ canvasElement }) => {
    for (const brand of BRANDS) {
      const place = canvasElement.querySelector(`[data-brand="${brand}"]`) as HTMLElement;
      const { root } = await inside(place, 'vt-lead-form');
      await expect(root.querySelector('[part=button]')).toBeVisible();
    }
  }),
};

export const Missing: Story = {
  name: 'Metadados em falta',
  parameters: about('Sem um metadado de que precisa, o conteúdo do autor fica no lugar do formulário.', {
    metadata: { services: null },
    fails: true,
  }),
  play: asWritten(async ({ canvasElement }) => {
    await failedWithChildren(widgetIn(canvasElement, 'vt-lead-form'), 'Fale com a gente');
  }),
};

export const Broken: Story = {
  name: 'Código que não chegou',
  parameters: about('Se o código do widget não carrega, o conteúdo do autor fica no lugar dele.', {
    fails: true,
  }),
  render: (args) => brokenTwin('vt-lead-form', args),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-widget-failed');
    await waitFor(() => expect(events).toMatchObject([{ phase: 'import' }]));
    await expect(within(canvasElement).getByText('Fale com a gente').checkVisibility()).toBe(true);
  }),
};
