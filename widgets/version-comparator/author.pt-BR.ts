import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Comparador de versões',
  children: '<a href="/ficha-tecnica">Ficha técnica</a>',
  about:
    'De duas a quatro versões lado a lado: imagem, preço, destaques, cores disponíveis e todos os itens, com as diferenças marcadas. O visitante troca, adiciona e remove versões, e escolhe uma delas como o carro da página. Sem versions e sem model, mostra a versão do carro da página ao lado das outras do modelo e a acompanha até o visitante mudar alguma coisa; se a página ainda não tem carro, o visitante escolhe o modelo. Os nomes e os preços continuam visíveis no topo; se a página tem uma barra própria no topo, informe a altura dela em --vt-sticky-top.',
  attributes: {
    versions: 'Códigos das versões iniciais, de 7 ou 16 caracteres, separados por espaços ou vírgulas.',
    model:
      'Modelo, pelo código ou pelo nome, cujas versões do ano mais recente são comparadas quando versions não indica quais.',
    'configure-url':
      'Endereço da página com o configurador, em que a versão escolhida se abre. Sem o atributo, o configurador da própria página, se houver.',
    'max-versions': 'Número máximo de versões lado a lado.',
  },
  events: {
    'vt-version-selected': 'O visitante escolheu uma versão, que passa a ser o carro da página.',
  },
  parts: {
    columns: 'A área em que as versões ficam lado a lado.',
    version: 'Imagem e nome de uma versão.',
    names: 'Os nomes que continuam visíveis enquanto a página rola.',
    input: 'A lista para trocar uma versão.',
    button: 'Um botão.',
  },
};
