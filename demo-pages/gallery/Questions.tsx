import { readQuestions } from '#domain/questions/question';
import type { AnswerValues } from '#features/questions/answers';
import { QuestionFields } from '#features/questions/QuestionFields';
import { answerErrors } from '#features/questions/rules';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { Specimen } from './Specimen';

const words = {
  'pt-BR': {
    title: 'Perguntas, por tipo de resposta',
    text: 'Conte como foi a compra',
    single: 'Você recomendaria a concessionária?',
    yes: 'Sim',
    no: 'Não',
    why: 'Por que não?',
    evidence: 'Fotos ou notas',
    date: 'Quando o carro foi entregue?',
    email: 'E-mail para resposta',
    phone: 'Telefone para contato',
    program: 'De qual programa você participa?',
  },
  'es-AR': {
    title: 'Preguntas, por tipo de respuesta',
    text: 'Contá cómo fue la compra',
    single: '¿Recomendarías el concesionario?',
    yes: 'Sí',
    no: 'No',
    why: '¿Por qué no?',
    evidence: 'Fotos o facturas',
    date: '¿Cuándo te entregaron el auto?',
    email: 'Correo electrónico para la respuesta',
    phone: 'Teléfono de contacto',
    program: '¿De qué programa participás?',
  },
};

/** The seven types of answers, and a question that only an answer leads to. */
export function Questions() {
  const { language } = useHost();
  const labels = useMessages(words);
  const questions = readQuestions([
    { id: 'text', type: 'TEXT', label: labels.text },
    {
      id: 'single',
      type: 'SINGLE',
      label: labels.single,
      options: [
        { id: 'yes', label: labels.yes },
        { id: 'no', label: labels.no },
      ],
    },
    { id: 'why', type: 'TEXT', label: labels.why, showIf: { questionId: 'single', values: ['no'] } },
    { id: 'evidence', type: 'EVIDENCE', label: labels.evidence },
    { id: 'date', type: 'DATEPICKER', label: labels.date },
    { id: 'email', type: 'EMAIL', label: labels.email },
    { id: 'phone', type: 'PHONE_NUMBER', label: labels.phone },
    { id: 'program', type: 'LOYALTY_PROGRAMS', label: labels.program },
  ]);
  const form = useForm<AnswerValues>({
    initial: {},
    check: async (values) => answerErrors(questions, values, language, language === 'es-AR' ? 'AR' : 'BR'),
    send: async () => {},
  });
  return (
    <Specimen title={labels.title} size="wide">
      <QuestionFields form={form} questions={questions} />
    </Specimen>
  );
}
