import { expect, waitFor } from 'storybook/test';
import { type SandboxUser, USERS } from '../demo-pages/sandbox/data/users';
import { changeDealer } from '../demo-pages/sandbox/rules/dealers';
import { garageOf } from '../demo-pages/sandbox/rules/garage';
import { callsOf, sandbox } from './lib/sandbox';
import { choose, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-warranty'> = {
  title: 'Widgets/vt-warranty',
  component: component('vt-warranty'),
  args: { 'garage-url': '/conta', children: '<a href="/entrar">Entrar para ver a garantia</a>' },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-warranty'>;

const carsOfAna = () =>
  garageOf({ headers: new Headers(), world: sandbox.world }, USERS.ana as SandboxUser).owned;

export const Warranties: Story = {
  name: 'Garantias',
  parameters: about('Cada garantia com o tempo, a quilometragem e o termo em PDF.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole } = await inside(canvasElement, 'vt-warranty');
    await expect((await findAllByRole('button', { name: /^Ver o termo/ })).length).toBe(3);
  }),
};

export const Invoice: Story = {
  name: 'Nota fiscal',
  args: { sections: 'invoice' },
  parameters: about('Com o nome da concessionária, também da que já não vende; sem ele, o código.', {
    user: 'ana',
    arrange() {
      for (const { dealerCode } of carsOfAna()) {
        changeDealer(sandbox.world, dealerCode ?? '', { blocked: true });
      }
    },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-warranty');
    await expect(await findByText('Chave de acesso')).toBeVisible();
    const [car] = carsOfAna();
    const dealer = sandbox.world.dealers.find(({ idSiteGeo }) => idSiteGeo === car?.dealerCode);
    await expect(await findByText(`${dealer?.name}, ${dealer?.cityName}`)).toBeVisible();
  }),
};

export const Delivery: Story = {
  name: 'Entrega',
  args: { sections: 'delivery' },
  parameters: about('As etapas da entrega e o que já foi feito.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-warranty');
    await expect(await findByText('Inspeção de entrega')).toBeVisible();
  }),
};

export const Mopar: Story = {
  name: 'Mopar',
  args: { sections: 'mopar' },
  parameters: about('Os produtos do carro ou de outro modelo, e as parcelas dos escolhidos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, findByRole } = await inside(canvasElement, 'vt-warranty');
    await findByLabelText(/^Tapetes de borracha/);
    const models = await findByLabelText('Produtos para');
    const [, model] = await waitFor(() => {
      const { options } = models as HTMLSelectElement;
      if (!options[1]) throw new Error('the models have not loaded');
      return [...options];
    });
    choose(models, model?.value ?? '');
    await waitFor(() => expect(callsOf('HUB-08')).toHaveLength(1));
    press(await findByLabelText(/^Tapetes de borracha/));
    press(await findByRole('button', { name: 'Simular as parcelas' }));
    await expect(await findByRole('table')).toBeVisible();
    await expect(callsOf('HUB-05')).toHaveLength(1);
  }),
};

export const NoCars: Story = {
  name: 'Sem carros',
  parameters: about('Sem carro na garagem há o caminho até ela.', {
    user: 'ana',
    faults: { 'GAR-01': 'empty' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-warranty');
    await expect(await findByRole('link', { name: 'Ir para a garagem' })).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('Só a seção que falhou; ela pode ser carregada novamente.', {
    user: 'ana',
    faults: { 'HUB-06': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-warranty');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/ingresar">Ingresar para ver la garantía</a>' },
  parameters: about('O mesmo na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-warranty');
    await expect(await findByText('Garantía de fábrica')).toBeVisible();
  }),
};
