import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'Financiamento do carro, da escolha da modalidade à resposta do banco: simulação, dados do visitante, consentimento, proposta e documentos. Vale para o carro atual da página, ou para o que os atributos dizem, e começa pelo plano escolhido na calculadora ou trazido pelo endereço. Quem sai e volta na mesma visita continua de onde parou; nenhum dado pessoal fica guardado.',
  attributes: {
    heading: 'Texto acima do financiamento; sem ele, o texto do próprio widget.',
    sources:
      'Modalidades oferecidas. zflow, o fluxo do próprio banco, aparece quando é citado aqui ou quando external-url traz o endereço.',
    mvs: 'Código da versão, com 7 ou 16 caracteres; sem ele, o carro atual da página.',
    year: 'Ano do modelo dessa versão.',
    price: 'Preço do carro na moeda do mercado, como 119990.5.',
    'plan-type': 'De quem é o dinheiro: msc (montadora), ecom (venda on-line) ou offer (oferta).',
    'offer-id': 'Código da oferta cujas condições valem; com ele, o visitante pode usar um cupom.',
    'external-url': 'Endereço do fluxo do próprio banco (zflow).',
    'terms-url': 'Endereço dos termos que o visitante aceita.',
    'down-payment-step': 'Passo do controle da entrada, em porcentagem; sem ele, 1.',
    'final-installment-step':
      'Passo do controle da parcela final, em porcentagem; sem ele, o do banco, ou 1.',
  },
  events: {
    'vt-funding-stepped': 'Outra etapa do financiamento está na tela.',
    'vt-proposal-sent': 'Uma proposta, um pedido de test drive ou de cotação chegou ao serviço.',
    'vt-proposal-failed': 'Não pôde ser enviada; o visitante foi avisado e pode tentar de novo.',
    'vt-proposal-answered': 'O banco respondeu à proposta.',
  },
  parts: {
    root: 'O widget inteiro.',
    step: 'A etapa na tela.',
    source: 'Uma modalidade.',
    plan: 'O plano escolhido.',
    button: 'Um botão.',
    stepper: 'Em que etapa o visitante está.',
    timeline: 'O que aconteceu com a proposta.',
    dialog: 'Uma janela sobre a página.',
  },
};
