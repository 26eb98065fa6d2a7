import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Minha conta',
  children: '<a href="/entrar">Entrar na minha conta</a>',
  about:
    'A área de quem entrou: dados, endereço, concessionária, carros, pedidos, vouchers, cartões e senha, uma seção de cada vez, e os sites dos benefícios. Outras seções entram com <template data-section="nome" data-label="Título"> dentro da tag.',
  attributes: {
    sections:
      'As seções, na ordem em que aparecem: personal-data (dados pessoais), address (endereço), dealer (concessionária), garage (carros), orders (pedidos), vouchers, card-wallet (cartões), password (senha). Sem o atributo, todas.',
    'configurator-url':
      'Endereço da página com o configurador, para a seção dos carros. Sem o atributo, não há esse link.',
    'payment-url':
      'Endereço da página em que se paga um pedido, para a seção dos pedidos. Sem o atributo, não há esse link.',
    'documents-url':
      'Endereço da página em que se enviam os documentos de um pedido. Sem o atributo, não há esse link.',
    'photo-url':
      'Endereço da página com vt-security-photo, para a seção dos pedidos. Sem o atributo, não há esse link.',
    'welcome-kit-url':
      'Endereço da página com vt-welcome-kit, para a seção dos pedidos. Sem o atributo, não há esse link.',
    'gift-url':
      'Endereço da página com vt-rewards, em que um voucher presenteado é recebido. Sem o atributo, não se presenteia.',
    'discount-club':
      'Código do clube de descontos, que a pessoa abre já dentro da conta. Sem o atributo, não aparece.',
    eper: 'Mostra o catálogo eletrônico de peças (ePER), que a pessoa abre já dentro da conta.',
    rewards: 'Mostra o site das recompensas, que a pessoa abre já dentro da conta.',
  },
  events: {
    'vt-account-opened': 'A pessoa abriu uma seção.',
    'vt-benefit-opened': 'A pessoa abriu o site de um benefício.',
    'vt-session-ended': 'A pessoa saiu: os cookies foram apagados.',
  },
  parts: { nav: 'Os links para as seções.', section: 'Uma seção.', button: 'Um botão.' },
};
