import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Quiz',
  children: '<a href="/contato">Fale com a gente</a>',
  about:
    'Um quiz com uma pergunta de cada vez: teclado, toque e deslize, progresso e volta. No fim, o resultado com explicações, o compartilhamento e o próximo passo. Quem entrou na conta tem as respostas salvas, uma vez; as de quem ainda não entrou são salvas quando a pessoa entra.',
  attributes: {
    quiz: 'Id do quiz no serviço.',
    'offers-url':
      'Endereço da página com vt-offers, oferecida depois do resultado. Sem o atributo, não há esse link.',
  },
  events: {
    'vt-quiz-finished': 'A pessoa chegou ao resultado. O evento diz o quiz e os acertos, e não as respostas.',
    'vt-quiz-saved': 'As respostas foram salvas na conta da pessoa.',
    'vt-quiz-shared': 'A pessoa compartilhou o resultado.',
  },
  parts: { field: 'O campo de uma pergunta.', button: 'Um botão.' },
};
