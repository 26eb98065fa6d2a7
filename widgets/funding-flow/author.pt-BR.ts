import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Financiamento',
  children: '<a href="tel:08005550100">Financie por telefone</a>',
  about:
    'Financiamento do carro, da escolha da modalidade à resposta do banco: simulação, dados do visitante, consentimento, proposta e documentos. Usa o carro atual da página ou o carro indicado nos atributos, e começa pelo plano escolhido na calculadora ou recebido no endereço. Quem sai e volta na mesma visita continua de onde parou; nenhum dado pessoal é armazenado.',
  attributes: {
    sources:
      'Modalidades oferecidas. zflow, o fluxo do próprio banco, aparece se for citado aqui ou se external-url tiver o endereço dele.',
    mvs: 'Código da versão, de 7 ou 16 caracteres. Sem o atributo, vale o carro atual da página.',
    year: 'Ano-modelo dessa versão.',
    price: 'Preço do carro na moeda do mercado; por exemplo, 119990.5.',
    'offer-id':
      'Código da oferta cujas condições valem; permite usar um cupom. Sem o atributo, a última oferta que a pessoa viu, se for do carro financiado e ainda valer.',
    'external-url': 'Endereço do fluxo do próprio banco (zflow).',
    'reservation-url':
      'Endereço da página com vt-reservation, para quem financia uma reserva (?order=) voltar a ela. Sem o atributo, não há esse link.',
    'terms-url':
      'Endereço dos termos que o visitante aceita. Sem ele a proposta não é enviada, pois ninguém aceita o que não pode ler.',
    origin: 'Origem do lead da modalidade Next, para o CRM.',
    'sub-origin': 'Origem mais detalhada do lead da modalidade Next, para o CRM (SubOrigem__c).',
    'product-group': 'Grupo de produto do lead da modalidade Next, para o CRM.',
    'final-installment-step':
      'Passo do controle da parcela final, em pontos percentuais. Sem o atributo, o do banco ou 1.',
  },
  events: {
    'vt-funding-stepped': 'Outra etapa do financiamento está na tela.',
    'vt-proposal-sent': 'O serviço recebeu uma proposta, um pedido de test drive ou um pedido de cotação.',
    'vt-proposal-failed': 'O envio falhou; o visitante foi avisado e pode tentar de novo.',
    'vt-proposal-answered': 'O banco respondeu à proposta.',
    'vt-lead-sent': 'O serviço aceitou o lead da modalidade Next.',
    'vt-lead-failed':
      'O lead da modalidade Next foi recusado ou não pôde ser enviado; o visitante foi avisado e pode tentar de novo.',
  },
  parts: {
    root: 'O widget inteiro.',
    step: 'A etapa na tela.',
    source: 'Uma modalidade.',
    plan: 'O plano escolhido.',
    button: 'Um botão.',
    stepper: 'O indicador da etapa atual.',
    timeline: 'O histórico da proposta.',
    dialog: 'Uma janela sobre a página.',
  },
};
