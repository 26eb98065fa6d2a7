import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Administração de concessionárias',
  children: '<a href="/equipe">Área da equipe</a>',
  about:
    'Para a equipe: as concessionárias da marca, que podem ser bloqueadas com um motivo, desbloqueadas pelos códigos e incluídas no e-connect.',
  attributes: {},
  events: {
    'vt-dealer-blocked': 'Uma concessionária saiu de todas as buscas.',
    'vt-dealer-unblocked': 'Uma concessionária voltou às buscas.',
    'vt-dealer-econnect-changed': 'Uma concessionária entrou no e-connect ou saiu dele.',
  },
  parts: {
    table: 'A tabela das concessionárias.',
    input: 'Um campo.',
    button: 'Um botão.',
    dialog: 'A janela que pergunta antes de bloquear.',
  },
};
