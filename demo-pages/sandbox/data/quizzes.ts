export interface QuizQuestion {
  id: string;
  text: string;
  type: string;
  required: boolean;
  options: { id: string; text: string }[];
  /** Id of the right option; absent if every answer is right. */
  right?: string;
  explanation: string;
  /** Asked only after one of these answers to an earlier question. */
  showIf?: { questionId: string; values: string[] };
}

/** Options are a, b, c and so on; right is a letter. */
const single = (
  id: string,
  text: string,
  options: readonly string[],
  right: string,
  explanation: string,
) => ({
  id,
  text,
  type: 'SINGLE',
  required: true,
  options: options.map((option, i) => ({ id: 'abcdef'[i] ?? '', text: option })),
  right,
  explanation,
});
const free = (id: string, text: string, type: string, required = true): QuizQuestion => ({
  id,
  text,
  type,
  required,
  options: [],
  explanation: '',
});

export const QUIZZES: Record<string, { title: string; questions: QuizQuestion[] }> = {
  'direcao-segura': {
    title: 'Você dirige com segurança?',
    questions: [
      single(
        'q1',
        'De quanto em quanto tempo os pneus devem ser calibrados?',
        ['Uma vez por ano', 'A cada 15 dias', 'Só antes de viajar'],
        'b',
        'A pressão cai sozinha: confira a cada 15 dias, com os pneus frios.',
      ),
      single(
        'q2',
        'Quando se troca o óleo do motor?',
        ['A cada 12 meses ou 10 mil km', 'Só quando a luz acende', 'A cada 50 mil km'],
        'a',
        'Vale o que vier primeiro: 12 meses ou 10 mil quilômetros.',
      ),
      single(
        'q3',
        'Na chuva forte, o que fazer com a distância do carro da frente?',
        ['Manter igual', 'Reduzir', 'Dobrar'],
        'c',
        'No molhado o carro precisa do dobro do espaço para parar.',
      ),
      {
        id: 'q4',
        text: 'De que comunidade você participa?',
        type: 'LOYALTY_PROGRAMS',
        required: false,
        options: [
          { id: 'JEEP_NATION', text: 'Jeep Nation' },
          { id: 'JEEP_WAVE', text: 'Jeep Wave' },
        ],
        explanation: '',
      },
      free('q5', 'Seu e-mail para receber o resultado', 'EMAIL'),
      free('q6', 'Seu celular', 'PHONE_NUMBER', false),
      free('q7', 'Quando foi a sua última revisão?', 'DATEPICKER', false),
      free('q8', 'Uma foto do painel', 'EVIDENCE', false),
      free('q9', 'Que dica você daria a quem está começando a dirigir?', 'TEXT', false),
    ],
  },
  'qual-combina': {
    title: 'Qual combina com você?',
    questions: [
      {
        ...free('q1', 'Onde você roda mais?', 'SINGLE'),
        options: [
          { id: 'a', text: 'Na cidade' },
          { id: 'b', text: 'Na estrada' },
          { id: 'c', text: 'Na terra' },
        ],
      },
      {
        ...free('q2', 'Quantas pessoas vão com você?', 'SINGLE'),
        options: [
          { id: 'a', text: 'Vou só' },
          { id: 'b', text: 'Duas ou três' },
          { id: 'c', text: 'A família toda' },
        ],
      },
      {
        ...free('q3', 'O que você leva para a terra?', 'SINGLE'),
        options: [
          { id: 'a', text: 'Bicicletas' },
          { id: 'b', text: 'Barraca' },
          { id: 'c', text: 'Reboque' },
        ],
        showIf: { questionId: 'q1', values: ['c'] },
      },
    ],
  },
};
