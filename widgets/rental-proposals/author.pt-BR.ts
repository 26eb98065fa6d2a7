import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Propostas de locação',
  children: '<a href="/entrar">Entrar para ver as minhas propostas</a>',
  about:
    'As propostas de locação e assinatura da pessoa: a situação e o andamento de cada uma, os documentos, quem atende e o resumo em PDF. De uma proposta expirada ou reprovada há um caminho para continuar.',
  attributes: {
    'offers-url':
      'Endereço da página com os carros para alugar, para quem não tem proposta ou quer uma nova. Sem o atributo, não há link.',
  },
  parts: { item: 'Uma proposta.', timeline: 'O andamento da proposta.' },
};
