import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Test drive',
  children: '<a href="/contato">Fale com a gente</a>',
  about:
    'Agendamento de test drive: o visitante escolhe o carro, a concessionária, o dia e manhã ou tarde. A concessionária responde em até 24 horas; pelo endereço da página o visitante acompanha a situação e, depois do test drive, dá uma nota de 1 a 5.',
  attributes: {
    model:
      'Modelo do test drive, como está no catálogo; o visitante então escolhe só a versão. Sem o atributo, o do endereço (?model=) vem escolhido, e o visitante pode trocar.',
    mvs: 'Código da versão do test drive; o visitante então não escolhe o carro.',
    'test-drive': 'Código da solicitação a mostrar. Sem o atributo, a do endereço da página (?test-drive=).',
  },
  events: {
    'vt-test-drive-requested': 'O serviço recebeu a solicitação de test drive.',
    'vt-test-drive-failed':
      'A solicitação foi recusada ou não pôde ser enviada; o visitante foi avisado e pode tentar novamente.',
    'vt-test-drive-cancelled': 'O visitante cancelou um test drive.',
    'vt-test-drive-rated': 'O visitante deu uma nota de 1 a 5 ao test drive.',
  },
  parts: { button: 'Um botão.', badge: 'A situação de uma solicitação.' },
};
