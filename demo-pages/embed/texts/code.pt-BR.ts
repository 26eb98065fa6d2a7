/** Comments within the code to copy, and what the author reads about each format. */
export const code = {
  head: 'No <head>, uma vez por página',
  body: (several: boolean) => `No <body>, onde ${several ? 'cada' : 'o'} widget deve aparecer`,
  blockHead: 'Vitrine, uma vez por página: apague estas linhas se o tema já as traz no head',
  blockBody: 'Vitrine, o conteúdo',
  jsxHead: 'React 19 leva estas tags para o <head>. Use uma vez por página.',
  jsxBody: (several: boolean) => `Onde ${several ? 'os widgets devem' : 'o widget deve'} aparecer.`,
  canvas: 'O canvas é uma página à parte: precisa dos metadados e das alturas.',
  editor: 'Na configuração do editor:',
  names: {
    html: 'HTML',
    wordpress: 'WordPress',
    classic: 'Editor clássico',
    react: 'React',
    grapesjs: 'GrapesJS',
  },
  hints: {
    html: 'A primeira parte vai no <head>; a segunda, no lugar em que o widget deve aparecer.',
    wordpress:
      'Com o plugin da Vitrine, insira o bloco do widget: ele dispensa este código. Sem o plugin, cole em um bloco “HTML personalizado”. O WordPress só mantém o script e a tag se o seu usuário tem a permissão unfiltered_html (administrador ou editor, e em uma rede de sites só o superadministrador).',
    classic:
      'Com o plugin da Vitrine, escreva a tag ou o shortcode. Sem o plugin, cole na aba “Código” (em versões antigas, “Texto”), sem quebrar as linhas, e não volte para a aba “Visual”: ela remove as tags que não conhece. O conteúdo alternativo fica em uma linha, só com texto, links e imagens, porque o WordPress leva parágrafos, títulos e listas para fora da tag.',
    react: 'Para React 19. Em versões anteriores, escreva as tags de VitrineHead no HTML da página.',
    grapesjs:
      'O bloco aparece no editor. A página publicada também precisa, no <head>, do que mostra o formato HTML.',
  },
};

export type CodeTexts = typeof code;
