/** What is said of the keys of a table. */
const pt = {
  keys: 'Atalhos do teclado',
  hint: 'Valem enquanto o foco está na tabela, e não em um campo de texto.',
  search: 'Ir para o primeiro filtro de texto',
  next: 'Próxima linha',
  previous: 'Linha anterior',
  select: 'Selecionar a linha ou desfazer a seleção',
  open: 'Abrir a linha',
  actions: 'Abrir as ações da linha',
  nextPage: 'Próxima página',
  previousPage: 'Página anterior',
  help: 'Mostrar estes atalhos',
  use: 'Usar atalhos de uma tecla',
  useHint: 'Desligue se o seu teclado, ou quem escreve por voz, os aciona sem querer.',
  done: 'Pronto',
};

const es: typeof pt = {
  keys: 'Atajos del teclado',
  hint: 'Valen mientras el foco está en la tabla, y no en un campo de texto.',
  search: 'Ir al primer filtro de texto',
  next: 'Fila siguiente',
  previous: 'Fila anterior',
  select: 'Elegir la fila o deshacer la elección',
  open: 'Abrir la fila',
  actions: 'Abrir las acciones de la fila',
  nextPage: 'Página siguiente',
  previousPage: 'Página anterior',
  help: 'Mostrar estos atajos',
  use: 'Usar atajos de una tecla',
  useHint: 'Desactivalos si tu teclado, o quien escribe por voz, los activa sin querer.',
  done: 'Listo',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
