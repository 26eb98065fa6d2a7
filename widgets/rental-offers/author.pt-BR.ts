import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Ofertas de carro por assinatura',
  children: '<a href="/assinatura">Ver os carros por assinatura</a>',
  about:
    'As ofertas de carro por assinatura da marca, com etiquetas e preço por mês. Cada uma abre com os planos, por prazo e quilometragem, o que está incluído e onde receber o carro, e leva ao contato, que é o caminho de uma pessoa, ou ao formulário de interesse de uma empresa.',
  attributes: {
    model: 'Só as ofertas deste modelo, pelo nome do catálogo. Sem o atributo, as de todos.',
    'all-brands': 'Lista as ofertas de todas as marcas com assinatura, com um filtro por marca.',
    'dealer-group':
      'Código de um grupo de concessionárias: só as dele aparecem como as que entregam o carro. Sem o atributo, todas as da marca.',
    'interest-url':
      'Endereço da página com vt-rental-interest, o formulário de empresas, ou #lugar nesta página. Sem o atributo, não há esse link.',
  },
  events: {
    'vt-offer-viewed': 'A pessoa abriu uma oferta.',
    'vt-offer-shared': 'A pessoa compartilhou uma oferta.',
    'vt-rental-plan-chosen': 'A pessoa escolheu um prazo e uma quilometragem.',
  },
  parts: {
    item: 'Uma oferta da lista.',
    input: 'Um filtro.',
    price: 'O preço por mês.',
    badge: 'Uma etiqueta da oferta.',
  },
};
