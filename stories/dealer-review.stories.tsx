import { expect } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { fillForm, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-dealer-review'> = {
  title: 'Widgets/vt-dealer-review',
  component: component('vt-dealer-review'),
  args: { 'garage-url': '/conta', children: '<a href="/entrar">Entrar para dar a minha opinião</a>' },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-dealer-review'>;

const send = (root: HTMLElement) => press(root.querySelector('[type=submit]') as HTMLElement);

export const Form: Story = {
  name: 'Opinião',
  parameters: about('Do carro comprado há menos de 30 dias, com as opiniões de outros donos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-dealer-review');
    await findByRole('radio', { name: /^5/ });
    send(root);
    await expect(await findByText('Escolha de 1 a 5')).toBeVisible();
  }),
};

export const Sent: Story = {
  name: 'Enviada',
  parameters: about('Aparece entre as outras.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-dealer-review');
    press(await findByRole('radio', { name: /^5/ }));
    fillForm(root, { title: 'Recomendo' });
    send(root);
    await expect(await findByRole('heading', { name: 'Recebemos sua opinião' })).toBeVisible();
    await expect(callsOf('REV-02')).toHaveLength(1);
  }),
};

export const NoCars: Story = {
  name: 'Nenhum carro',
  parameters: about('Depois de 30 dias, ou sem a data e a concessionária da compra.', {
    user: 'ana',
    faults: { 'GAR-01': 'empty' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-dealer-review');
    await expect(await findByText('Nenhum carro pode ser avaliado agora')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não foi enviada',
  parameters: about('O que foi digitado fica.', { user: 'ana', faults: { 'REV-02': '500' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-dealer-review');
    press(await findByRole('radio', { name: /^4/ }));
    fillForm(root, { title: 'Muito bom' });
    send(root);
    await expect(await findByText('Não foi possível enviar a opinião')).toBeVisible();
    await expect(textIn(root, 'title')).toBe('Muito bom');
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/ingresar">Ingresar para dar mi opinión</a>' },
  parameters: about('O mesmo na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-dealer-review');
    await expect(await findByText('¿Cómo fue la compra?')).toBeVisible();
  }),
};
