import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Calculadora de parcelas',
  children: '<a href="tel:08005550100">Simule por telefone</a>',
  about:
    'As parcelas de um carro: a entrada, o número de parcelas e, se o plano tiver, a parcela final, cada uma em um controle deslizante com campo de digitação, mais o resultado e o texto legal. Acompanha o carro da página ou calcula a versão que você indicar; sem nenhum dos dois, o visitante escolhe um carro. Outras versões e outros carros aparecem com a nova parcela ao lado da atual; abaixo ficam as ofertas com parcela final e as outras modalidades para a mesma entrada. O plano escolhido passa a ser o da página: o fluxo de financiamento começa por ele, e o endereço de finish-url o inclui.',
  attributes: {
    source:
      'Modalidade inicial: com parcela final (psa-balao), parcelas iguais (psa-traditional), CDC (cdc) ou Next (next).',
    sources: 'Modalidades que o visitante pode comparar. Sem o atributo, todas.',
    mvs: 'Código de uma versão, de 7 ou 16 caracteres, usada no lugar do carro da página.',
    year: 'Ano-modelo dessa versão. Sem o atributo, o mais recente.',
    price: 'Preço dessa versão, na moeda do mercado. Sem o atributo, o preço de tabela.',
    'offer-id': 'Código da oferta.',
    'final-installment-step':
      'Passo do controle da parcela final, em pontos percentuais. Sem o atributo, o da modalidade ou 1.',
    offers:
      'Códigos de outras versões, separados por espaços ou vírgulas; aparecem em uma lista, cada uma com a sua parcela.',
    'finish-url':
      'Endereço da página com o fluxo de financiamento, que recebe o plano e o carro. Se o fluxo estiver na mesma página, o visitante é levado até ele.',
  },
  events: {
    'vt-funding-plan-selected':
      'O visitante escolheu um plano para continuar; o evento informa a modalidade, a versão e as parcelas.',
    'vt-version-selected':
      'O visitante trocou o carro da página, ou o carro foi recuperado de um link ou de outra visita.',
  },
  parts: {
    car: 'O carro e o preço.',
    simulator: 'Os controles e o resultado.',
    sliders: 'Os controles.',
    figures: 'O resultado.',
    installment: 'A parcela.',
    legal: 'O texto legal.',
    accordion: 'Ofertas, outras modalidades e outros carros.',
    plan: 'Um plano na comparação.',
  },
};
