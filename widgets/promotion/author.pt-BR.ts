import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Promoções e sorteios',
  children: '<a href="/regulamentos">Ver os regulamentos</a>',
  about:
    'As promoções da marca para quem entrou: período, prêmios, regulamento e autorização; a participação, também por convite; os números da sorte e como cada um foi ganho; os QR codes; o link para convidar; o resultado.',
  attributes: {
    promotion: 'Código da única promoção mostrada. Sem o atributo, a lista da marca.',
    group: 'Código do grupo cujas promoções aparecem. Sem o atributo, todos.',
  },
  events: {
    'vt-promotion-joined': 'A pessoa passou a participar; por convite ou não, sem dizer de quem.',
    'vt-lucky-number-received': 'Um QR code deu um número da sorte. Nem o código nem o número vão no evento.',
    'vt-invitation-shared': 'O link do convite foi passado adiante.',
  },
  parts: {
    item: 'Uma promoção da lista.',
    number: 'Um número da sorte.',
    field: 'Rótulo e campo.',
    input: 'Um campo.',
    button: 'Um botão.',
  },
};
