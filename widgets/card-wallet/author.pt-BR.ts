import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Carteira de cartões',
  children: '<a href="/ajuda/cartoes">Ajuda com cartões</a>',
  about:
    'Os cartões de quem entrou: o favorito, incluir com um token de uso único, remover, com a gestão de cartões também editar a validade, e os contratos que cada cartão paga.',
  attributes: {
    calls:
      'instruments usa as chamadas de instrumentos de pagamento (PIN); card-management usa as de gestão de cartões (CRD), que também editam um cartão.',
  },
  events: { 'vt-card-wallet-changed': 'Um cartão foi incluído, editado, removido ou virou o favorito.' },
  parts: { item: 'Um cartão.', button: 'Um botão.' },
};
