import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Benefícios e clube de descontos',
  children: '<a href="/entrar">Entrar para ver os meus benefícios</a>',
  about:
    'Os benefícios de quem entrou: disponíveis, próximos e resgatados, com filtros; o resgate com o código, a nota e o presente; a cobertura e o clube de descontos.',
  attributes: {
    count: 'Quantos benefícios aparecem de cada vez.',
    audience:
      'Código do público cuja cobertura a pessoa consulta, por e-mail ou chassi. Sem o atributo, a consulta não aparece.',
    'discount-club':
      'Código do clube de descontos, que a pessoa abre já dentro da conta. Sem o atributo, não aparece.',
  },
  events: {
    'vt-benefit-redeemed': 'Um benefício foi resgatado. O código não vai no evento.',
    'vt-benefit-rated': 'A pessoa deu uma nota a um benefício que resgatou.',
    'vt-benefit-coverage-checked': 'A pessoa consultou a cobertura. O e-mail e o chassi não vão no evento.',
    'vt-benefit-opened': 'A pessoa abriu o site de um benefício.',
    'vt-gift-shared': 'O link de um presente foi passado adiante.',
  },
  parts: {
    tabs: 'As abas das listas.',
    field: 'Rótulo e campo.',
    input: 'Um campo.',
    item: 'Um benefício da lista.',
    code: 'O código de um benefício resgatado.',
    button: 'Um botão.',
  },
};
