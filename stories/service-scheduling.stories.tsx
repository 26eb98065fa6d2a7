import { expect, waitFor } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { choose, fillForm, heard, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-service-scheduling'> = {
  title: 'Widgets/vt-service-scheduling',
  component: component('vt-service-scheduling'),
  args: { dealer: '135503081', children: '<a href="/contato">Fale com a gente</a>' },
};
export default meta;
type Story = WidgetStory<'vt-service-scheduling'>;

const PERSON = {
  plateNumber: 'ABC1D23',
  name: 'Ana Nogueira',
  email: 'ana@exemplo.com.br',
  phone: '(11) 95550-0101',
};

/** Chooses the first free day of the next month, and its first time. */
const chooseTime = async ({ root, findByRole }: Awaited<ReturnType<typeof inside>>) => {
  const next = await findByRole('button', { name: 'Próximo mês' });
  const month = () => root.querySelector('.date-month')?.textContent;
  const isLoaded = () => expect(root.querySelector('[role=grid]')).toHaveAttribute('aria-busy', 'false');
  await waitFor(isLoaded);
  const before = month();
  press(next);
  // Until then its days are those of the month before, the last of which may be today.
  await waitFor(() => expect(month()).not.toBe(before));
  await waitFor(isLoaded);
  const first = (selector: string) =>
    waitFor(() => {
      const element = root.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`there is no ${selector}`);
      return element;
    });
  press(await first('[role=gridcell]:not([aria-disabled])'));
  // The times are those of a day before until the view is drawn; a press on one of them would be lost.
  await first('[role=gridcell][aria-selected=true]');
  await nextFrame();
  press(await first('input[name=time]'));
  await nextFrame();
};

/** Chooses a service, when, the car and who comes. */
const fillIn = async (canvasElement: HTMLElement) => {
  const found = await inside(canvasElement, 'vt-service-scheduling');
  const { root, findByRole } = found;
  press(await findByRole('checkbox', { name: /^Revisão programada/ }));
  await chooseTime(found);
  fillForm(root, PERSON);
  await nextFrame();
  press(await findByRole('button', { name: 'Agendar visita' }));
  return found;
};

export const Default: Story = {
  name: 'A escolha',
  parameters: about('Serviços com preços, dia, horário, carro e quem vem; cada campo diz o que falta.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-service-scheduling');
    press(await findByRole('button', { name: 'Agendar visita' }));
    await expect(await findByText('Escolha pelo menos um serviço')).toBeVisible();
    await expect(callsOf('SCH-03')).toHaveLength(0);
  }),
};

export const Revision: Story = {
  name: 'Uma revisão',
  args: { services: 'SV01', mvs: '358AF11', revision: 2 },
  parameters: about('Outra página já escolheu a revisão: o preço e o tempo são os da versão do carro.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole } = await inside(canvasElement, 'vt-service-scheduling');
    await expect(await findByText(/^Revisão 2: cerca de/)).toBeVisible();
    await expect(await findByRole('checkbox', { name: /^Revisão de 20 mil km/ })).toBeChecked();
  }),
};

export const Booked: Story = {
  name: 'Agendada',
  parameters: about('Quando e onde, com o arquivo do calendário e o lembrete pelo WhatsApp.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-visit-scheduled');
    const { findByRole } = await fillIn(canvasElement);
    await expect(await findByRole('heading', { name: 'Sua visita está agendada' })).toBeVisible();
    await expect(await findByRole('button', { name: 'Adicionar ao calendário' })).toBeVisible();
    await expect(events).toHaveLength(1);
  }),
};

export const Failed: Story = {
  name: 'Não agendada',
  parameters: about('O que foi preenchido fica, e o visitante pode tentar novamente.', {
    faults: { 'SCH-03': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await fillIn(canvasElement);
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(textIn(root, 'plateNumber')).toBe(PERSON.plateNumber);
  }),
};

export const Mine: Story = {
  name: 'Visitas de quem entrou',
  parameters: about('As próximas, que se confirmam, remarcam e cancelam com um motivo, e as anteriores.', {
    user: 'ana',
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-service-scheduling');
    press(await findByRole('button', { name: /^Confirmar presença/ }));
    await expect(await findByText('Presença confirmada.')).toBeVisible();
  }),
};

export const CancelByLink: Story = {
  name: 'Cancelar pelo link',
  args: { dealer: '', visit: 'visita-p', action: 'cancel' },
  parameters: about(
    'O link abre só a pergunta, com o dia, o lugar e o serviço; nada é enviado antes do botão.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-service-scheduling');
    choose(await findByRole('combobox', { name: 'Motivo' }), 'Outro motivo');
    await nextFrame();
    press(await findByRole('button', { name: 'Cancelar agendamento' }));
    await expect(await findByText('Agendamento cancelado.')).toBeVisible();
  }),
};

export const Over: Story = {
  name: 'Um link antigo',
  args: { dealer: '', visit: 'visita-o', action: 'confirm' },
  parameters: about('Expirado, já cancelado, já confirmado ou desconhecido: uma resposta simples.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-service-scheduling');
    await expect(await findByText(/^Este link expirou/)).toBeVisible();
  }),
};

export const MoveVideo: Story = {
  name: 'Remarcar um atendimento por vídeo',
  args: { dealer: '', 'virtual-event': 'video-1', action: 'update' },
  parameters: about('Outro dia e horário, dos que o serviço tem livres, com o motivo.'),
  play: asWritten(async ({ canvasElement }) => {
    const found = await inside(canvasElement, 'vt-service-scheduling');
    const { findByRole, findByText } = found;
    const send = await findByRole('button', { name: 'Enviar novo horário' });
    press(send);
    await expect(await findByText('Escolha o dia')).toBeVisible();
    await chooseTime(found);
    choose(await findByRole('combobox', { name: 'Motivo' }), 'Outro motivo');
    await nextFrame();
    press(send);
    await expect(await findByText(/^Novo horário enviado/)).toBeVisible();
  }),
};

export const VideoInSpanish: Story = {
  name: 'Atendimento por vídeo, em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: {
    dealer: '',
    'virtual-event': 'video-1',
    action: 'confirm',
    children: '<a href="/contacto">Contactanos</a>',
  },
  parameters: about('A presença confirmada traz a sala de vídeo; depois ainda se pode cancelar.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-service-scheduling');
    press(await findByRole('button', { name: 'Confirmar asistencia' }));
    await expect(await findByText('Asistencia confirmada.')).toBeVisible();
    await expect(await findByRole('link', { name: /^Entrar a la sala de video/ })).toBeVisible();
    press(await findByRole('button', { name: 'Cancelar turno' }));
    choose(await findByRole('combobox', { name: 'Motivo' }), 'Otro motivo');
    await nextFrame();
    press(await findByRole('button', { name: 'Cancelar turno' }));
    await expect(await findByText('Turno cancelado.')).toBeVisible();
  }),
};
