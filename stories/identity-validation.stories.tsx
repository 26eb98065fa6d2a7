import { expect, within } from 'storybook/test';
import { object, string } from 'valibot';
import { persisted } from '#page/settings/storage';
import { QUESTIONS, RIGHT, TAKES } from '../demo-pages/sandbox/rules/identities';
import { RESEND_WAIT } from '../demo-pages/sandbox/rules/mails';
import { sandbox } from './lib/sandbox';
import { fillForm, inside, press } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-identity-validation'> = {
  title: 'Widgets/vt-identity-validation',
  component: component('vt-identity-validation'),
  args: { 'help-url': '/ajuda', children: '<a href="/contato">Fale com a gente</a>' },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-identity-validation'>;

const PERSON = {
  name: 'Ana Nogueira',
  cpf: '529.982.247-25',
  birthday: '07/03/1990',
  phone: '(11) 95550-0101',
};

export const Default: Story = {
  name: 'Os dados',
  parameters: about('Com o que a validação começa.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText } = await inside(canvasElement, 'vt-identity-validation');
    await expect(await findByLabelText('CPF')).toBeVisible();
  }),
};

/** The tab left a validation at its questions. */
const leftAtQuestions = () =>
  persisted('identity-validation', object({ id: string() }), { area: 'sessionStorage' }).save({
    id: 'a-responder',
  });

export const Waiting: Story = {
  name: 'Etapa que se espera',
  parameters: about(
    'Quem volta à aba continua onde estava, aqui nas perguntas. A etapa seguinte termina sozinha; as consultas ao serviço ficam mais raras.',
    { user: 'ana', arrange: leftAtQuestions },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-identity-validation');
    for (const { text, options } of QUESTIONS) {
      const question = await findByText(text);
      const right = options.find(({ id }) => id === RIGHT)?.text ?? '';
      press(within(question.closest('fieldset') as HTMLElement).getByLabelText(right));
    }
    await nextFrame();
    press(root.querySelector('[type=submit]') as HTMLElement);
    await expect(await findByText(/^Aguarde: esta etapa/)).toBeVisible();
  }),
};

/** Starts a validation, and waits for the code. */
async function untilCode(canvas: HTMLElement) {
  const shown = await inside(canvas, 'vt-identity-validation');
  await shown.findByLabelText('CPF');
  fillForm(shown.root, PERSON);
  press(shown.root.querySelector('[type=submit]') as HTMLElement);
  await shown.findByText(/^Aguarde: esta etapa/);
  // The code was sent half a minute ago: another one may be asked for.
  sandbox.world.advance(TAKES.VALIDATING_IDENTITY + RESEND_WAIT);
  await shown.findByLabelText('Código recebido', undefined, { timeout: 5000 });
  return shown;
}

export const Resend: Story = {
  name: 'Enviar outro código',
  parameters: about('O botão espera o tempo que o serviço pede; o código anterior deixa de valer.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await untilCode(canvasElement);
    press(await findByRole('button', { name: 'Enviar outro código' }));
    await expect(await findByText('Enviamos outro código.')).toBeVisible();
    await expect(await findByText(/^Você pode pedir outro código em \d+ s\.$/)).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não enviado',
  parameters: about('Nada do que foi digitado se perde.', { faults: { 'IDV-01': '500' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByRole } = await inside(canvasElement, 'vt-identity-validation');
    await findByLabelText('CPF');
    fillForm(root, PERSON);
    press(root.querySelector('[type=submit]') as HTMLElement);
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/contacto">Escribinos</a>' },
  parameters: about('A mesma validação na Argentina, com o DNI no lugar do CPF.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, findByRole } = await inside(canvasElement, 'vt-identity-validation');
    await expect(await findByRole('button', { name: 'Empezar la validación' })).toBeVisible();
    await expect(await findByLabelText('DNI')).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-identity-validation');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
  }),
};
