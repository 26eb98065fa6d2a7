/** A question of a journey; the domains are those of spec offers#questions. */
export interface Question {
  id: string;
  domain: 'TEXT' | 'SINGLE' | 'EVIDENCE' | 'DATEPICKER' | 'EMAIL' | 'PHONE_NUMBER' | 'LOYALTY_PROGRAMS';
  label: string;
  required: boolean;
  options?: readonly { code: string; name: string }[];
  /** Asked only after one of these answers to an earlier question. */
  showIf?: { questionId: string; values: readonly string[] };
}

const question = (
  id: string,
  domain: Question['domain'],
  label: string,
  required: boolean,
  options?: Question['options'],
): Question => ({ id, domain, label, required, ...(options && { options }) });

const YES_NO = [
  { code: 'sim', name: 'Sim' },
  { code: 'nao', name: 'Não' },
];

/** Questions by journey type. */
export const JOURNEYS: Record<string, readonly Question[]> = {
  'owner-opinion': [
    question('recomenda', 'SINGLE', 'Você recomendaria a concessionária?', true, YES_NO),
    question('comentario', 'TEXT', 'Conte como foi a compra', true),
    question('programa', 'LOYALTY_PROGRAMS', 'De qual programa você participa?', false, [
      { code: 'JEEP_NATION', name: 'Jeep Nation' },
      { code: 'JEEP_WAVE', name: 'Jeep Wave' },
    ]),
    question('fotos', 'EVIDENCE', 'Envie fotos do carro', false),
  ],
  delivery: [
    question('data', 'DATEPICKER', 'Quando o carro foi entregue?', true),
    question('completo', 'SINGLE', 'Tudo estava como combinado?', true, YES_NO),
    question('fotos', 'EVIDENCE', 'Envie fotos do que não estava', false),
    question('email', 'EMAIL', 'E-mail para resposta', true),
  ],
  complaint: [
    question('assunto', 'SINGLE', 'Sobre o que é a reclamação?', true, [
      { code: 'produto', name: 'Produto' },
      { code: 'servico', name: 'Serviço' },
      { code: 'cobranca', name: 'Cobrança' },
    ]),
    {
      ...question('cobrado', 'TEXT', 'O que foi cobrado?', true),
      showIf: { questionId: 'assunto', values: ['cobranca'] },
    },
    question('relato', 'TEXT', 'O que aconteceu?', true),
    question('data', 'DATEPICKER', 'Quando aconteceu?', true),
    question('telefone', 'PHONE_NUMBER', 'Telefone para contato', true),
    question('anexos', 'EVIDENCE', 'Fotos, notas ou laudos', true),
  ],
};
