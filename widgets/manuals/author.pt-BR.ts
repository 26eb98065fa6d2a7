import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Manuais do carro',
  children: '<a href="/entrar">Entrar para ver os manuais</a>',
  about:
    'Os manuais da marca, para quem entrou: busca por palavras, modelo e ano, e o atalho para os carros da garagem. Cada manual é lido como texto, com as palavras buscadas em destaque, e em PDF: na própria página, em nova aba ou baixado.',
  attributes: {
    count: 'Quantos manuais aparecem em cada página da lista; cada ano conta.',
    model: 'Só os manuais deste modelo, pelo código ou pelo nome. Sem o atributo, os de todos.',
    'garage-url':
      'Endereço da página com a garagem, para quem ainda não cadastrou um carro. Sem ele, não há o link.',
  },
  events: {
    'vt-manual-opened': 'A pessoa abriu um manual.',
    'vt-manual-file-opened': 'O PDF de um manual foi aberto na página ou em nova aba, ou baixado.',
  },
  parts: {
    input: 'A busca ou um filtro.',
    item: 'Um manual da lista.',
    reader: 'O PDF na página.',
    button: 'Um botão.',
  },
};
