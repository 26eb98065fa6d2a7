import { expect } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { fillForm, heard, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-recall-search'> = {
  title: 'Widgets/vt-recall-search',
  component: component('vt-recall-search'),
  args: { children: '<a href="tel:08005550100">Consultar o recall por telefone</a>' },
};
export default meta;
type Story = WidgetStory<'vt-recall-search'>;

/** Searches a car; the last digit of its plate tells the sandbox which recalls it has. */
async function search(canvasElement: HTMLElement, vehicle: string) {
  const widget = await inside(canvasElement, 'vt-recall-search');
  fillForm(widget.root, { vehicle });
  press(widget.root.querySelector('form [part=button]') as HTMLElement);
  return widget;
}

export const Empty: Story = {
  name: 'Vazio',
  parameters: about('O campo diz o que falta; nada é consultado.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await search(canvasElement, 'FIA1A');
    await expect(await findByText('Digite a placa ou os 17 caracteres do chassi')).toBeVisible();
    await expect(callsOf('RCL-01')).toHaveLength(0);
  }),
};

export const Pending: Story = {
  name: 'Com recall pendente',
  parameters: about('O risco, o que fazer, o boletim, o voucher em PDF e o agendamento.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-recall-searched');
    const { findByText, findAllByRole } = await search(canvasElement, 'FIA1A03');
    await expect(await findByText('Este carro tem 2 recalls pendentes.')).toBeVisible();
    await expect(await findAllByRole('button', { name: /^Voucher em PDF/ })).toHaveLength(2);
    await expect(await findByText(/o airbag pode não abrir/)).toBeVisible();
    await expect(events).toHaveLength(1);
  }),
};

export const None: Story = {
  name: 'Sem recall',
  parameters: about('Dito com a mesma clareza.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, queryByRole } = await search(canvasElement, 'FIA1A05');
    await expect(await findByText('Nenhum recall pendente.')).toBeVisible();
    await expect(queryByRole('button', { name: /Agendar/ })).toBeNull();
  }),
};

export const Done: Story = {
  name: 'Reparado',
  parameters: about('O que já foi feito, com a data e a atualização do software.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await search(canvasElement, 'FIA2A02');
    await expect(await findByText('Atualização validada.')).toBeVisible();
  }),
};

export const Unknown: Story = {
  name: 'Não encontrado',
  parameters: about('O que foi digitado fica, com o que conferir.', { faults: { 'RCL-01': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await search(canvasElement, 'FIA1A03');
    await expect(await findByRole('heading', { name: 'Veículo não encontrado' })).toBeVisible();
  }),
};

export const Letter: Story = {
  name: 'Da carta da campanha',
  args: { campaign: '1126' },
  parameters: about('A campanha do código da carta vem antes da consulta.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-recall-search');
    await expect(await findByRole('heading', { name: 'Módulo do airbag do passageiro' })).toBeVisible();
  }),
};

export const Owner: Story = {
  name: 'Carros da garagem',
  parameters: about('Quem entrou vê os recalls dos seus carros sem digitar.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole, findByText } = await inside(canvasElement, 'vt-recall-search');
    const cars = await findAllByRole('button', { name: /^Ver/ });
    press(cars[0] as HTMLElement);
    await expect(await findByText(/^Este carro tem|^Nenhum recall pendente\./)).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="tel:08005550100">Consultar el recall por teléfono</a>' },
  parameters: about('O mesmo na Argentina, com as patentes de lá.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await search(canvasElement, 'AB121CD');
    await expect(await findByText('Este auto tiene 1 recall pendiente.')).toBeVisible();
  }),
};
