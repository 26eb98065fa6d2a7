import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Meus dados',
  children: '<a href="/entrar">Entrar para completar os meus dados</a>',
  about:
    'Dados pessoais, endereço e concessionária de quem entrou, em etapas. Começa com o que já se sabe e envia só o que mudou.',
  attributes: {
    steps:
      'As etapas, na ordem em que aparecem: user-data (dados pessoais), address-data (endereço), dealer-data (concessionária). Sem o atributo, todas.',
    agreement:
      'O acordo que ganhou um texto novo, aceito na última etapa: privacy (privacidade) ou terms (termos). Sem o atributo, nenhum.',
    'agreement-date':
      'Dia do texto novo, AAAA-MM-DD: quem já o aceitou desde então não é perguntado. Sem o atributo, todos são.',
    'agreement-url': 'Endereço do texto do acordo.',
    'next-url': 'Endereço do link depois de salvar. Sem o atributo, não há link.',
  },
  events: { 'vt-user-data-saved': 'A conta tem os dados da pessoa.' },
  parts: { wizard: 'As etapas.' },
};
