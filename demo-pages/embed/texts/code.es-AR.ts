import type { CodeTexts } from './code.pt-BR';

export const code: CodeTexts = {
  head: 'En el <head>, una vez por página',
  body: (several) => `En el <body>, donde debe aparecer ${several ? 'cada' : 'el'} widget`,
  blockHead: 'Vitrine, una vez por página: borrá estas líneas si el tema ya las trae en el head',
  blockBody: 'Vitrine, el contenido',
  jsxHead: 'React 19 lleva estas etiquetas al <head>. Usalo una vez por página.',
  jsxBody: (several) => `Donde ${several ? 'deben aparecer los widgets' : 'debe aparecer el widget'}.`,
  canvas: 'El canvas es una página aparte: necesita los metadatos y las alturas.',
  editor: 'En la configuración del editor:',
  names: {
    html: 'HTML',
    wordpress: 'WordPress',
    classic: 'Editor clásico',
    react: 'React',
    grapesjs: 'GrapesJS',
  },
  hints: {
    html: 'La primera parte va en el <head>; la segunda, en el lugar donde debe aparecer el widget.',
    wordpress:
      'Con el plugin de Vitrine, insertá el bloque del widget: hace innecesario este código. Sin el plugin, pegalo en un bloque “HTML personalizado”. WordPress mantiene el script y la etiqueta solo si tu usuario tiene el permiso unfiltered_html (administrador o editor, y en una red de sitios solo el superadministrador).',
    classic:
      'Con el plugin de Vitrine, escribí la etiqueta o el shortcode. Sin el plugin, pegalo en la pestaña “Código” (en versiones anteriores, “Texto”), sin cortar las líneas, y no vuelvas a la pestaña “Visual”: elimina las etiquetas que no conoce. El contenido alternativo queda en una línea, solo con texto, enlaces e imágenes, porque WordPress saca de la etiqueta los párrafos, los títulos y las listas.',
    react:
      'Para React 19. En versiones anteriores, escribí las etiquetas de VitrineHead en el HTML de la página.',
    grapesjs:
      'El bloque aparece en el editor. La página publicada también necesita, en el <head>, lo que muestra el formato HTML.',
  },
};
