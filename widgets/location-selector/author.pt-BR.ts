import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Escolha da cidade',
  children: '<a href="/cidades">Escolha sua cidade</a>',
  about:
    'O visitante informa a localização: pelo CEP, pelo estado e pela cidade, por um endereço ou lugar com sugestões, ou pela posição do navegador. Os outros widgets da página usam a escolha, que vale por quatro horas. A cidade escolhida aparece com um botão para alterá-la.',
  attributes: {
    layout:
      'box mostra a seleção na própria página; modal mostra um botão com a cidade, que abre uma janela.',
    heading: 'Título da seleção e da janela. Sem o atributo, o título padrão do widget.',
  },
  events: { 'vt-location-selected': 'O visitante escolheu a localização dele.' },
  parts: {
    trigger: 'O botão que abre a janela, em modal.',
    place: 'A cidade escolhida.',
    options: 'A lista de sugestões.',
    button: 'O botão de busca.',
  },
};
