import { expect } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { choose, fill, heard, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-employee-purchase'> = {
  title: 'Widgets/vt-employee-purchase',
  component: component('vt-employee-purchase'),
  args: { 'contact-url': '/contato', children: '<a href="/contato">Fale com a gente</a>' },
  parameters: { vitrine: { user: 'ana', metadata: { 'idempotency-header': 'idempotency-key' } } },
  // The reservation of one story is not the next one's.
  beforeEach: () => () => sessionStorage.clear(),
};
export default meta;
type Story = WidgetStory<'vt-employee-purchase'>;

/** Says who buys. */
async function identify(element: HTMLElement, role: string, registration: string) {
  const found = await inside(element, 'vt-employee-purchase');
  press(await found.findByLabelText(role));
  fill(await found.findByLabelText(/^Matrícula/), registration);
  press(found.getByRole('button', { name: 'Continuar' }));
  return found;
}

export const Default: Story = {
  name: 'Quem está comprando',
  parameters: about('O papel da pessoa, a matrícula e o documento; cada campo diz o que falta.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-employee-purchase');
    press(await findByRole('button', { name: 'Continuar' }));
    await expect(await findByText('Digite a matrícula')).toBeVisible();
    await expect(callsOf('UPL-03')).toHaveLength(0);
  }),
};

export const Impeded: Story = {
  name: 'Algo impede a compra',
  parameters: about('Cada impedimento do mercado, até quando vale e o que fazer.', { user: 'bruno' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await identify(canvasElement, 'Colaborador da empresa', '123451');
    await expect(
      await findByRole('heading', { name: 'Você ainda não pode comprar com o benefício' }),
    ).toBeVisible();
    await expect(await findByText('Uma compra com benefício a cada 12 meses')).toBeVisible();
  }),
};

export const Refused: Story = {
  name: 'Matrícula de outro papel',
  parameters: about('O campo diz quais opções a matrícula permite.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await identify(canvasElement, 'Colaborador da empresa', '123459');
    await expect(await findByText(/Escolha: Prestador de serviço da empresa/)).toBeVisible();
  }),
};

export const Cars: Story = {
  name: 'Os carros',
  parameters: about('As ofertas com o preço reduzido; o estoque é consultado na escolha.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole } = await identify(canvasElement, 'Colaborador da empresa', '123451');
    const buttons = await findAllByRole('button', { name: /^Escolher / });
    await expect(buttons.length).toBeGreaterThan(1);
  }),
};

export const Reserved: Story = {
  name: 'Reservado para um dependente',
  parameters: about('Os dados e o documento que o papel pede; a reserva é feita uma única vez.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-employee-reserved');
    const { findByRole, findByLabelText, findAllByRole, root } = await identify(
      canvasElement,
      'Dependente de um colaborador',
      '123451',
    );
    press((await findAllByRole('button', { name: /^Escolher / }))[0] as HTMLElement);
    choose(await findByLabelText('Grau de parentesco com o colaborador'), 'child');
    const files = new DataTransfer();
    files.items.add(new File(['prova'], 'dependente.pdf', { type: 'application/pdf' }));
    const input = root.querySelector('input[type=file]') as HTMLInputElement;
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    press(await findByRole('button', { name: /^Reservar por/ }));
    await expect(await findByRole('heading', { name: 'Carro reservado' })).toBeVisible();
    await expect(callsOf('B2E-03')).toHaveLength(1);
    await expect(events).toEqual([
      { reserveId: expect.any(String), role: 'dependent', mvsCode: expect.any(String) },
    ]);
  }),
};

export const StockFailed: Story = {
  name: 'Estoque sem resposta',
  parameters: about('O carro fica na lista, e a pessoa tenta novamente.', {
    user: 'ana',
    faults: { 'B2E-02': '404' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole, findByRole } = await identify(canvasElement, 'Colaborador da empresa', '123451');
    press((await findAllByRole('button', { name: /^Escolher / }))[0] as HTMLElement);
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { 'contact-url': '/contacto', children: '<a href="/contacto">Hablá con nosotros</a>' },
  parameters: about('O mesmo caminho na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByLabelText } = await inside(canvasElement, 'vt-employee-purchase');
    press(await findByLabelText('Empleado de la empresa'));
    fill(await findByLabelText('Legajo'), '123451');
    await expect(await findByLabelText('Tu DNI')).toBeVisible();
    press(await findByRole('button', { name: 'Continuar' }));
    await expect(await findByRole('heading', { name: 'Elegí el auto' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-employee-purchase');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
  }),
};
