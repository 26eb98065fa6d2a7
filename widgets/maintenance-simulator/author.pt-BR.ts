import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Simulador de revisões',
  children: '<a href="/contato">Fale com uma concessionária</a>',
  about:
    'As revisões de um carro pelos quilômetros e pelos meses: a próxima, o que cada uma inclui e os preços por estado, a troca de óleo, a impressão do plano e o agendamento.',
  attributes: {
    model: 'Código ou nome do modelo já escolhido. Sem o atributo, o do carro da página.',
    mvs: 'Código da versão já escolhida (7 ou 16 caracteres). Sem o atributo, o carro da página.',
    state:
      'Código do estado dos preços já escolhido, por exemplo SP; na Argentina, o da província, por exemplo B. Sem o atributo, o do local do visitante.',
    'hide-booking': 'Não oferece o agendamento.',
    'booking-url':
      'Endereço da página com o agendamento de serviço. Sem o atributo, o agendamento abre no próprio widget.',
  },
  events: {
    'vt-maintenance-simulated': 'O visitante viu o plano de revisões de um carro.',
    'vt-maintenance-failed':
      'Não há plano para o carro, ou ele não pôde ser carregado; o visitante foi avisado e pode tentar novamente.',
    'vt-maintenance-booking-started': 'O visitante foi da revisão ao agendamento.',
    'vt-maintenance-printed': 'O visitante imprimiu o plano.',
  },
  parts: {
    button: 'Um botão.',
    badge: 'O prazo de uma revisão.',
    price: 'Um preço.',
    accordion: 'A lista de todas as revisões.',
  },
};
