import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Jogo do dia',
  children: '<a href="/comunidade">Conheça a comunidade</a>',
  about:
    'O jogo da marca: quem não entrou vê o que se pode ganhar; quem entrou tem uma jogada por dia, com o resultado do serviço; os pontos, o ranking e o tempo até a próxima jogada. Tudo também em texto, e sem movimento para quem prefere.',
  attributes: {
    game: 'Id do jogo, como o serviço o nomeia. Sem o atributo, todos os da marca.',
  },
  events: { 'vt-game-played': 'A pessoa jogou, e o serviço deu o resultado.' },
  parts: { item: 'Um jogo.', table: 'O ranking.', button: 'Um botão.' },
};
