import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Agendamento de serviço',
  children: '<a href="/contato">Fale com a gente</a>',
  about:
    'Agendamento de uma visita à oficina: concessionária, serviços com preços, dia e horário livre. Quem entrou na conta vê as suas visitas e pode confirmar, remarcar e cancelar. Um link de e-mail abre só a pergunta dele: ?visit=CÓDIGO&do=confirm, ?visit=CÓDIGO&do=cancel ou, para atendimento por vídeo, ?virtual-event=CÓDIGO&do=update.',
  attributes: {
    start:
      'Como começa: form (o formulário) ou dealer (a escolha da concessionária abre na hora, se nenhuma for conhecida).',
    services:
      'Códigos dos serviços que já vêm escolhidos, separados por vírgula. Sem o atributo, os do endereço (?services=).',
    mvs: 'Código da versão do carro, para o preço e o tempo da revisão. Sem o atributo, o do endereço (?mvs=).',
    revision: 'Número da revisão a fazer, a partir de 1. Sem o atributo, o do endereço (?revision=).',
    plate: 'Placa do carro, já preenchida. Nunca vem do endereço.',
    chassis: 'Chassi do carro, enviado com a visita. Nunca vem do endereço.',
    mileage: 'Quilometragem do carro, já preenchida.',
    comment: 'Comentário da visita, já preenchido. Nunca vem do endereço.',
    visit: 'Código da visita a confirmar ou cancelar. Sem o atributo, o do endereço (?visit=).',
    'virtual-event':
      'Código do atendimento por vídeo a confirmar, remarcar ou cancelar. Sem o atributo, o do endereço (?virtual-event=).',
    action:
      'O que o link pede: choose (o visitante escolhe), confirm, update (só o atendimento por vídeo) ou cancel. Sem o atributo, o do endereço (?do=).',
  },
  events: {
    'vt-visit-scheduled': 'O serviço agendou uma visita.',
    'vt-visit-failed':
      'A visita foi recusada ou não pôde ser agendada; o visitante foi avisado e pode tentar novamente.',
    'vt-visit-changed': 'Uma visita ou um atendimento por vídeo foi confirmado, remarcado ou cancelado.',
  },
  parts: { button: 'Um botão.', badge: 'A situação de uma visita.' },
};
