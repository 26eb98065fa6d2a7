import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'O visitante monta o carro em etapas: versão, opcionais, cor, acessórios, revestimento, serviços e resumo. Antes de cada clique ele vê o que muda no total e o que mais entra ou sai; depois, o que mudou e por quê, e pode desfazer. O carro é o carro da página: o resumo, o comparador e o formulário de proposta o acompanham. O endereço da página guarda a etapa, um link compartilhado abre o mesmo carro, e o que foi montado volta por até quatro horas, com preços novos.',
  attributes: {
    heading: 'Texto acima do configurador; sem ele, o nome do modelo.',
    model: 'Modelo, por código ou nome. Sem ele o visitante escolhe entre os modelos da marca.',
    mvs: 'Código da versão com que se começa, de 7 ou 16 caracteres.',
    year: 'Ano modelo dessa versão; sem ele, o mais novo.',
    steps: 'Etapas oferecidas; a que ficar de fora é pulada. Todas, se o atributo faltar.',
    'price-type':
      'Como se diz o preço na lista de versões: cheio (full-price), a partir de (starts-with), de/por (from-to), desconto (percent) ou parcela (installment).',
    'finish-url': 'Endereço do botão da última etapa, como o formulário da página: #contato.',
  },
  events: {
    'vt-version-selected': 'O carro da página é de outra versão.',
    'vt-part-changed': 'Opcionais ou acessórios entraram ou saíram.',
    'vt-color-selected': 'O carro tem outra cor.',
    'vt-configurator-stepped': 'Outra etapa está à vista.',
    'vt-configuration-finished': 'O visitante chegou ao resumo.',
    'vt-configuration-shared': 'O visitante levou a configuração junto, e de que jeito.',
  },
  parts: {
    stage: 'O carro na tela.',
    bar: 'A linha de baixo, com o total e o caminho adiante.',
    notice: 'O que um clique mudou, e por quê.',
    version: 'Uma versão.',
    item: 'Um opcional, acessório ou serviço.',
    swatch: 'Uma cor.',
    coating: 'Um revestimento.',
    button: 'Um botão.',
    stepper: 'Onde o visitante está.',
    step: 'Uma etapa.',
    price: 'Um preço.',
    dialog: 'Uma janela que pergunta.',
  },
};
