import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'As parcelas de um carro: a entrada, o número de parcelas e, onde o plano tem, a parcela final, cada uma em um controle que também se digita, com o resultado e o texto legal. Acompanha o carro da página, ou calcula a versão que você escrever; onde não há nenhum dos dois, o visitante escolhe um carro. Outras versões e outros carros aparecem com a parcela nova ao lado da atual; abaixo ficam as ofertas com parcela final e as outras modalidades para a mesma entrada. O plano escolhido passa a ser o da página: o fluxo de financiamento começa por ele, e o endereço de finish-url o leva junto.',
  attributes: {
    heading: 'Texto acima da calculadora; sem ele, o texto do próprio widget.',
    source:
      'A modalidade com que se começa: com parcela final (psa-balao), parcelas iguais (psa-traditional), CDC (cdc) ou Next (next).',
    sources: 'As modalidades que o visitante pode comparar; sem ele, todas.',
    mvs: 'O código de uma versão, de 7 ou 16 caracteres, no lugar do carro da página.',
    year: 'O ano-modelo dela; sem ele, o mais novo.',
    price: 'O preço dela, na moeda do país; sem ele, o preço de tabela.',
    'plan-type': 'De quem são as condições: da marca (msc), da loja online (ecom) ou de uma oferta (offer).',
    'offer-id': 'O código da oferta.',
    'down-payment-step': 'De quantos em quantos por cento a entrada anda; sem ele, de um em um.',
    'final-installment-step':
      'O mesmo para a parcela final; sem ele, de um em um, ou como a modalidade permite.',
    offers: 'Códigos de outras versões que aparecem em uma lista, cada uma com a sua parcela.',
    'finish-url':
      'Endereço da página com o fluxo de financiamento, para onde o plano e o carro vão junto. Se o fluxo está na mesma página, o visitante é levado até ele.',
  },
  events: {
    'vt-funding-plan-selected': 'O visitante quer seguir com um plano: modalidade, versão e parcelas.',
    'vt-version-selected':
      'O visitante trocou o carro da página, ou ele voltou de um link ou de outra visita.',
  },
  parts: {
    car: 'O carro com o seu preço.',
    simulator: 'Os controles e o resultado.',
    sliders: 'Os controles.',
    figures: 'O resultado.',
    installment: 'A parcela.',
    legal: 'O texto legal.',
    accordion: 'Ofertas, outras modalidades e outros carros.',
    plan: 'Um plano ao lado de outros.',
  },
};
