import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Ofertas',
  children: '<a href="/ofertas">Ver todas as ofertas</a>',
  about:
    'As ofertas da marca no lugar da pessoa, com busca, filtros e ordenação. Cada oferta abre com as condições e as concessionárias, e leva ao contato, ao financiamento ou à reserva. A pessoa pode salvar ofertas e compartilhá-las.',
  attributes: {
    type: 'Só as ofertas deste tipo: FCA, DEALER ou RENTAL. Sem o atributo, todas.',
    'dealer-code': 'Só as ofertas da concessionária com este código. Sem o atributo, as de todas.',
    'financing-url':
      'Endereço da página com vt-funding-flow, ou #lugar nesta página. Sem o atributo, não há esse link.',
    'reservation-url':
      'Endereço da página com vt-reservation, ou #lugar nesta página. Sem o atributo, não há esse link.',
    'structured-data': 'Descreve as ofertas da lista para os buscadores (JSON-LD).',
  },
  events: {
    'vt-offer-viewed': 'A pessoa abriu uma oferta.',
    'vt-offer-saved': 'A pessoa salvou uma oferta, ou a removeu das salvas.',
    'vt-offer-shared': 'A pessoa compartilhou uma oferta.',
    'vt-offer-reported': 'A pessoa informou um problema de uma oferta.',
  },
  parts: { item: 'Uma oferta da lista.', input: 'A busca ou um filtro.', price: 'O preço de uma oferta.' },
};
