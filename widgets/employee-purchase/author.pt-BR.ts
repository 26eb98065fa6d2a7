import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Compra para colaboradores',
  children: '<a href="/contato">Fale com a gente</a>',
  about:
    'A compra com benefício de quem trabalha na empresa e da família. A pessoa diz quem está comprando, vê se algo impede a compra e o que fazer, escolhe uma oferta com estoque, preenche os dados da nota fiscal com os documentos pedidos e reserva o carro uma única vez. O faturamento abre em outra aba.',
  attributes: {
    model: 'Só as ofertas deste modelo, pelo nome do catálogo. Sem o atributo, as de todos.',
  },
  events: {
    'vt-employee-checked':
      'Quem está comprando foi conferido. O evento diz o papel da pessoa e se algo impede a compra, e não os dados dela.',
    'vt-employee-reserved': 'O carro foi reservado.',
    'vt-employee-reserve-failed': 'O carro não pôde ser reservado.',
    'vt-employee-bill-opened': 'A pessoa abriu o faturamento da reserva.',
  },
  parts: { item: 'Uma oferta da lista.', price: 'O preço de uma oferta.', button: 'Um botão.' },
};
