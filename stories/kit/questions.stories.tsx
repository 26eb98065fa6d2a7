import { expect, waitFor } from 'storybook/test';
import { type GivenQuestion, readQuestions } from '#domain/questions/question';
import { type AnswerValues, valuesOf } from '#features/questions/answers';
import { QuestionFields } from '#features/questions/QuestionFields';
import { answerErrors } from '#features/questions/rules';
import { useForm } from '#ui/core/use-form';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Questions',
  parameters: aboutKit(
    'As perguntas de um quiz ou de uma jornada, cada uma com o campo do seu tipo de resposta.',
  ),
};
export default meta;

const YES_NO = [
  { id: 'sim', label: 'Sim' },
  { id: 'nao', label: 'Não' },
];
const ALL: GivenQuestion[] = [
  { id: 'relato', type: 'TEXT', label: 'Conte como foi a compra', required: true },
  {
    id: 'recomenda',
    type: 'SINGLE',
    label: 'Você recomendaria a concessionária?',
    required: true,
    options: YES_NO,
  },
  {
    id: 'porque',
    type: 'TEXT',
    label: 'Por que não?',
    showIf: { questionId: 'recomenda', values: ['nao'] },
  },
  { id: 'fotos', type: 'EVIDENCE', label: 'Fotos ou notas', required: true },
  { id: 'dia', type: 'DATEPICKER', label: 'Quando o carro foi entregue?', required: true },
  { id: 'email', type: 'EMAIL', label: 'E-mail para resposta', required: true },
  { id: 'telefone', type: 'PHONE_NUMBER', label: 'Telefone para contato', required: true },
  { id: 'programa', type: 'LOYALTY_PROGRAMS', label: 'De qual programa você participa?' },
];

const questionsForm = (given: GivenQuestion[], initial: AnswerValues = {}) =>
  kit(function Fields() {
    const questions = readQuestions(given);
    const form = useForm<AnswerValues>({
      initial,
      check: async (values) => answerErrors(questions, values, 'pt-BR', 'BR'),
      send: async () => {},
    });
    return (
      <form noValidate onSubmit={form.onSubmit}>
        <QuestionFields form={form} questions={questions} />
        <button className="button" type="submit">
          Enviar
        </button>
      </form>
    );
  });

export const AllTypes: KitStory = {
  name: 'Os sete tipos',
  parameters: about('O que falta aparece junto de cada campo.'),
  render: questionsForm(ALL),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByText, findByRole, getByRole } = await insideKit(canvasElement);
    await findByRole('button', { name: 'Tirar foto' });
    getByRole('button', { name: 'Enviar' }).click();
    await expect(await findByText('Envie uma foto ou um arquivo')).toBeVisible();
    await expect(getByText('Digite a data')).toBeVisible();
  }),
};

export const Branch: KitStory = {
  name: 'Pergunta que depende de outra',
  parameters: about('Uma pergunta aparece só depois da resposta que leva a ela.'),
  render: questionsForm(ALL.slice(1, 3)),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByRole, queryByRole } = await insideKit(canvasElement);
    await expect(queryByRole('textbox')).toBeNull();
    getByRole('radio', { name: 'Não' }).click();
    await expect(await findByRole('textbox', { name: /Por que não/ })).toBeVisible();
    getByRole('radio', { name: 'Sim' }).click();
    await waitFor(() => expect(queryByRole('textbox')).toBeNull());
  }),
};

export const Calendar: KitStory = {
  name: 'Data no calendário',
  parameters: about('A data é digitada, ou escolhida no calendário.'),
  render: questionsForm(ALL.slice(4, 5), valuesOf({ dia: '20/11/2026' })),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByRole } = await insideKit(canvasElement);
    getByRole('button', { name: 'Abrir calendário' }).click();
    const day = await findByRole('gridcell', { selected: true });
    await expect(day).toHaveAttribute('data-date', '2026-11-20');
    const close = getByRole('button', { name: 'Fechar calendário' });
    // Its name tells it: a state beside it is said against the name.
    await expect(close).not.toHaveAttribute('aria-expanded');
  }),
};

export const UnknownType: KitStory = {
  name: 'Tipo desconhecido',
  parameters: about('Um tipo que a biblioteca não conhece recebe um texto.'),
  render: questionsForm([{ id: 'nota', type: 'RATING', label: 'Que nota você dá?' }]),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await insideKit(canvasElement);
    await expect(await findByRole('textbox', { name: /Que nota você dá/ })).toBeVisible();
  }),
};
