import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Cotação do vendedor',
  children: '<a href="/vendas">Fale com o suporte de vendas</a>',
  about:
    'A mesa do vendedor: versão por código ou palavras, opcionais, revestimento, acessórios e comentário, com o estoque da fábrica ao lado; revisão, proposta como o cliente a vê, para imprimir ou enviar, e a cotação salva no CRM, reaberta pelo número e comparada com outra. Só para vendedores.',
  attributes: {
    'customer-url': 'Página com vt-configurator que o link do cliente abre. Sem ela não há link para enviar.',
  },
  events: {
    'vt-version-selected': 'O vendedor escolheu uma versão.',
    'vt-part-changed': 'Opcionais ou acessórios entraram ou saíram.',
    'vt-color-selected': 'O carro tem outra cor.',
    'vt-stock-proposed': 'O vendedor propôs um carro do estoque da fábrica.',
    'vt-quotation-saved': 'A cotação está no CRM, com o número dela; nada do cliente vai no evento.',
    'vt-quotation-reopened': 'O vendedor reabriu uma cotação pelo número.',
    'vt-configuration-shared': 'O vendedor imprimiu, salvou ou enviou a proposta.',
  },
  parts: {
    tabs: 'As abas da cotação.',
    panel: 'Os preços e o estoque da fábrica.',
    item: 'Um opcional, acessório ou serviço, ou um carro do estoque.',
    swatch: 'Uma cor.',
    coating: 'Um revestimento.',
    field: 'Rótulo e campo.',
    input: 'Um campo.',
    notice: 'O que mudou no último clique.',
    printable: 'A folha do cliente.',
    button: 'Um botão.',
    dialog: 'Uma caixa de diálogo.',
  },
};
