import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Garantia e documentos do carro',
  children: '<a href="/entrar">Entrar para ver a garantia</a>',
  about: 'A garantia, a nota fiscal, a entrega e os produtos Mopar dos carros de quem entrou.',
  attributes: {
    sections:
      'As seções, na ordem em que aparecem: warranty (garantia), invoice (nota fiscal), delivery (entrega), mopar. Sem o atributo, as quatro.',
    'delivery-source': 'O sistema que guarda a entrega; sem ele, hub.',
    'garage-url': 'Endereço da página com a garagem, para quem precisa cadastrar o carro ou o chassi.',
  },
  events: {
    'vt-warranty-terms-opened': 'O termo de uma garantia foi aberto.',
    'vt-mopar-payment-simulated': 'As parcelas dos produtos escolhidos foram simuladas.',
  },
  parts: { tabs: 'As abas das seções.', button: 'Um botão.' },
};
