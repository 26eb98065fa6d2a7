import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Configurador',
  children: '<a href="tel:08005550100">Monte o seu por telefone</a>',
  about:
    'O visitante monta o carro em etapas: versão, opcionais, cor, acessórios, revestimento, serviços e resumo. Antes de cada clique, ele vê o que muda no total e quais outros itens entram ou saem; depois, vê o que mudou e por quê, e pode desfazer. O carro montado passa a ser o carro da página: o resumo, o comparador e o formulário de proposta o acompanham. O endereço da página guarda a etapa, um link compartilhado abre o mesmo carro, e a configuração pode ser recuperada por até quatro horas, com preços atualizados. Sem o atributo model, o visitante pode trocar de modelo e começar de novo.',
  attributes: {
    heading: 'Título do configurador. Sem o atributo, o nome do modelo.',
    model: 'Modelo, pelo código ou pelo nome. Sem o atributo, o visitante escolhe entre os modelos da marca.',
    mvs: 'Código da versão inicial, de 7 ou 16 caracteres. Sem o atributo, o visitante escolhe.',
    year: 'Ano-modelo dessa versão. Sem o atributo, o mais recente.',
    steps: 'Etapas oferecidas; as que ficarem de fora são puladas. Sem o atributo, todas.',
    'price-type':
      'Como o preço aparece na lista de versões: cheio (full-price), a partir de (starts-with), de/por (from-to), desconto (percent) ou parcela (installment).',
    'finish-url':
      'Endereço do botão da última etapa; por exemplo, o formulário da página: #contato. Outra página recebe o carro no endereço.',
    'financing-url': 'Página de financiamento, que recebe o carro no endereço. Sem o atributo, sem link.',
    'test-drive-url': 'Página de test drive, que recebe o carro no endereço. Sem o atributo, sem link.',
    'reservation-url': 'Página de reserva, que recebe o carro no endereço. Sem o atributo, sem link.',
  },
  events: {
    'vt-version-selected': 'O carro da página passou a ser de outra versão.',
    'vt-part-changed': 'Opcionais ou acessórios foram incluídos ou removidos.',
    'vt-color-selected': 'A cor do carro mudou.',
    'vt-configurator-stepped': 'Outra etapa está na tela.',
    'vt-configuration-finished': 'O visitante chegou ao resumo.',
    'vt-configuration-shared': 'O visitante compartilhou a configuração; o evento informa por qual meio.',
  },
  parts: {
    stage: 'O carro na tela.',
    bar: 'A barra inferior, com o total e o botão para avançar.',
    notice: 'O aviso do que um clique mudou e por quê.',
    version: 'Uma versão.',
    item: 'Um opcional, acessório ou serviço.',
    swatch: 'Uma cor.',
    coating: 'Um revestimento.',
    button: 'Um botão.',
    stepper: 'O indicador da etapa atual.',
    step: 'Uma etapa.',
    price: 'Um preço.',
    dialog: 'Uma janela de confirmação.',
  },
};
