import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'De duas a quatro versões lado a lado: imagem, preço, destaques, cores disponíveis e todos os itens, com as diferenças marcadas. O visitante troca, adiciona e remove versões, e escolhe uma delas como o carro da página. Sem versions e sem model, mostra a versão do carro da página ao lado das outras do modelo e o acompanha até o visitante mudar alguma coisa; se a página ainda não tem carro, o visitante diz o modelo. Nomes e preços continuam à vista no topo; se a página tem uma barra própria no topo, --vt-sticky-top é a altura dela.',
  attributes: {
    heading: 'Texto acima das versões; sem ele, o texto do próprio widget.',
    versions: 'Códigos das versões iniciais, de 7 ou 16 caracteres, separados por espaços ou vírgulas.',
    model:
      'Modelo cujas versões do ano mais novo são comparadas, pelo código ou pelo nome, quando versions não diz quais.',
    'max-versions': 'Quantas versões cabem lado a lado, de 2 a 4; sem ele, 4.',
  },
  events: {
    'vt-version-selected': 'O visitante escolheu uma versão: ela é o carro da página.',
  },
  parts: {
    columns: 'A área em que as versões ficam lado a lado.',
    version: 'Imagem e nome de uma versão.',
    names: 'Os nomes que continuam à vista enquanto a página rola.',
    input: 'A lista com que se troca uma versão.',
    button: 'Um botão.',
  },
};
