import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Eventos da comunidade',
  children: '<a href="/comunidade">Conheça a comunidade</a>',
  about:
    'Os eventos da marca para quem entrou: próximos, os da pessoa e os passados, por lugar; em cada um, data, lugar com mapa, arquivo de calendário, contagem até o início e a inscrição, com acompanhantes ou na lista de espera.',
  attributes: {
    count: 'Quantos eventos aparecem de cada vez.',
    participants: 'Deixa ver o primeiro nome de quem vai.',
    'structured-data': 'Descreve os eventos para os buscadores (JSON-LD).',
  },
  events: {
    'vt-event-opened': 'A pessoa abriu um evento.',
    'vt-event-enrolled': 'A pessoa se inscreveu, ou entrou na lista de espera. Os nomes não vão no evento.',
  },
  parts: {
    tabs: 'As abas das listas.',
    field: 'Rótulo e campo.',
    input: 'Um campo.',
    item: 'Um evento da lista.',
    button: 'Um botão.',
  },
};
