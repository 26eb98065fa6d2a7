import { expect } from 'storybook/test';
import { chooseDealer } from '#features/dealer/dealer-store';
import { CHOSEN } from '../lib/fixtures';
import { LEAD_FORM, lastLead, PERSON, send } from '../lib/lead';
import { fillForm, inside, press, settled } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-lead-form'> = {
  title: 'Widgets/vt-lead-form',
  component: component('vt-lead-form'),
  args: LEAD_FORM,
};
export default meta;
type Story = WidgetStory<'vt-lead-form'>;

export const DealerChosen: Story = {
  name: 'Concessionária escolhida na página',
  args: { 'dealer-required': true },
  parameters: about('A concessionária escolhida em outro widget da página já vem preenchida.', {
    arrange: () => chooseDealer(CHOSEN),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-lead-form');
    await findByText('Aurora Fiat Paulista, São Paulo');
    fillForm(root, PERSON);
    send(root);
    await findByText('Recebemos seus dados');
    await expect(await lastLead()).toMatchObject({ dealersCode: 'FIAT-7', cidade: 'São Paulo' });
  }),
};

export const DealerPicker: Story = {
  name: 'Escolhendo a concessionária',
  args: { 'dealer-required': true },
  parameters: about('A busca de concessionárias abre sobre a página, e a escolhida volta para o formulário.'),
  play: asWritten(async ({ canvasElement }) => {
    const { element, findByRole } = await inside(canvasElement, 'vt-lead-form');
    press(await findByRole('button', { name: 'Escolher concessionária' }));
    const dialog = await findByRole('dialog');
    await settled(dialog);
    const { root } = await inside(element.shadowRoot as ShadowRoot, 'vt-dealer-finder');
    await expect(root).toBeVisible();
  }),
};
