import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Validação de identidade',
  children: '<a href="/ajuda">Fale com a gente</a>',
  about:
    'Valida a identidade de quem entrou: código no celular, verificação externa e perguntas. Continua de onde parou na mesma aba.',
  attributes: {
    'help-url': 'Endereço de ajuda para quem não pôde ser validado.',
  },
  events: { 'vt-identity-validated': 'A identidade foi confirmada.' },
  parts: { button: 'Um botão.' },
};
