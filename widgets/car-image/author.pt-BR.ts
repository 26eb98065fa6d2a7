import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Imagem do carro',
  children: 'Foto em breve',
  about:
    'A imagem de um carro por versão, ano, cor e ângulo, no tamanho adequado ao espaço disponível. Enquanto outra cor carrega, a imagem anterior continua na tela. Se não houver imagem, aparece a que você indicou em fallback, ou o mesmo carro na cor padrão com um aviso; o estado passa a ser fallback.',
  attributes: {
    brand: 'Marca do carro. Sem o atributo, vale a da página.',
    model: 'Código do modelo.',
    version: 'Código da versão.',
    series: 'Código da série. O atributo é obrigatório, mas pode ficar vazio: series="".',
    year: 'Ano-modelo.',
    color: 'Código da cor. Sem o atributo, vale a cor padrão do carro.',
    angle:
      'Ângulo do carro: de lado (side), de frente (front), só a roda (wheel), de trás (rear) ou o interior (interior, com o código do revestimento em color). Os dois últimos não existem para todos os carros.',
    fallback: 'Endereço de uma imagem sua, exibida quando não há nenhuma deste carro.',
    label:
      'Descrição da imagem para quem não a vê. Sem o atributo, "Carro visto de lado" ou o texto do ângulo escolhido.',
    decorative: 'A imagem não acrescenta nada ao texto ao lado: os leitores de tela a ignoram.',
    fit: 'A imagem preenche o espaço (cover) ou cabe inteira nele (contain).',
    sizes:
      'Largura em que a imagem aparece, como no atributo sizes de um img. Sem o atributo, o widget a mede.',
    eager:
      'Carrega a imagem imediatamente, e não só perto da tela. Use em uma imagem visível ao abrir a página.',
  },
  slots: { '': 'Aparece quando não há imagem para mostrar.' },
  parts: {
    frame: 'O espaço da imagem.',
    image: 'A imagem.',
    note: 'O aviso de que a imagem é de outra cor.',
    error: 'O desenho e o texto exibidos quando não há imagem.',
  },
};
