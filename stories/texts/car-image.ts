import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'A imagem de um carro por versão, ano, cor e lado, no tamanho que cabe onde ela está. Enquanto outra cor carrega, a imagem anterior fica; onde não há imagem, aparece a sua, ou o mesmo carro na cor padrão com um aviso, e o estado é fallback.',
  attributes: {
    brand: 'A marca do carro; sem ela, a da página.',
    model: 'Código do modelo.',
    version: 'Código da versão.',
    series: 'Código da série; pode ser vazio, mas precisa estar: series="".',
    year: 'Ano do modelo.',
    color: 'Código da cor; sem ele, a cor padrão do carro.',
    angle: 'O lado do carro: de lado (side), de frente (front) ou a roda (wheel).',
    fallback: 'Endereço de uma imagem sua, para quando não há nenhuma deste carro.',
    label: 'O que a imagem mostra, para quem não a vê; sem ele, "Carro visto de lado" e semelhantes.',
    decorative: 'A imagem não diz nada além do texto ao lado: leitores de tela a pulam.',
    fit: 'A imagem preenche o espaço (cover) ou cabe inteira nele (contain).',
    sizes: 'A largura em que aparece, como o sizes de um img; sem ele, ela é medida.',
    eager: 'Carrega já, e não só perto da tela: para uma imagem que se vê ao abrir a página.',
  },
  slots: { '': 'Aparece onde não há imagem para mostrar.' },
  parts: {
    frame: 'O espaço em que a imagem está.',
    image: 'A imagem.',
    note: 'O aviso de que a imagem é de outra cor.',
    error: 'O desenho e o texto onde não há imagem.',
  },
};
