import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Consulta de recall',
  children: '<a href="tel:08005550100">Consultar o recall por telefone</a>',
  about:
    'Diz se um carro tem recall pela placa ou pelo chassi, com o risco, o que fazer, o voucher e o agendamento.',
  attributes: {
    campaign: 'Código da campanha mostrada primeiro; sem ele, o do endereço da página (?vt-campaign=).',
  },
  events: {
    'vt-recall-searched': 'Um carro foi consultado.',
    'vt-recall-search-failed': 'A consulta não encontrou o carro ou não pôde ser feita.',
    'vt-recall-voucher-opened': 'O voucher de uma campanha foi aberto.',
  },
  parts: { button: 'Um botão.', badge: 'A situação de uma campanha ou de um carro.' },
};
