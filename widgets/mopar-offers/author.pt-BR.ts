import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Ofertas de serviços e acessórios',
  children: '<a href="/servicos">Ver as ofertas de serviços e acessórios</a>',
  about:
    'As ofertas Mopar da marca: serviços e acessórios, com preço fixo ou com cupom. Quem entrou na conta pega o cupom e o apresenta na concessionária; um serviço leva ao agendamento.',
  attributes: {
    type: 'Só serviços (service) ou só acessórios (accessory). Sem o atributo, os dois.',
    model: 'Só as ofertas deste modelo, pelo nome. Sem o atributo, as de todos.',
    'scheduling-url':
      'Endereço da página com vt-service-scheduling, ou #lugar nesta página. Sem o atributo, não há esse link.',
    'contact-url':
      'Endereço da página com vt-contact-form ou vt-lead-form, ou #lugar nesta página. Sem o atributo, não há esse link.',
  },
  events: {
    'vt-mopar-offer-viewed': 'A pessoa abriu uma oferta.',
    'vt-mopar-coupon-taken': 'A pessoa pegou o cupom de uma oferta.',
    'vt-offer-shared': 'A pessoa compartilhou uma oferta.',
  },
  parts: { item: 'Uma oferta da lista.', input: 'Um filtro.', price: 'O preço ou o desconto.' },
};
