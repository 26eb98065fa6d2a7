/** What is said of how a person arranges a table. */
const pt = {
  columns: 'Colunas',
  columnsHint: 'Marque as colunas que quer ver e mude a ordem delas. Sempre à vista:',
  columnsDone: 'Pronto',
  columnsReset: 'Voltar ao padrão',
  views: 'Visões',
  viewsHint:
    'Uma visão guarda os filtros, a ordem e o número de linhas de agora, para esta conta neste navegador.',
  viewsPersonal: 'O que identifica uma pessoa não é guardado: {names}.',
  viewName: 'Nome da visão',
  viewNameMissing: 'Digite o nome da visão',
  saveView: 'Salvar a visão de agora',
  replaceView: 'Já havia uma visão “{name}”: ela foi substituída.',
  savedView: 'Visão “{name}” salva.',
  removeView: 'Remover a visão {name}',
  removedView: 'Visão “{name}” removida.',
  remove: 'Remover',
  openView: '{name}, abrir a visão',
  noViews: 'Nenhuma visão salva ainda.',
  linkHint: 'Para mostrar esta visão a outra pessoa, copie o endereço da página.',
};

const es: typeof pt = {
  columns: 'Columnas',
  columnsHint: 'Marcá las columnas que querés ver y cambiá su orden. Siempre a la vista:',
  columnsDone: 'Listo',
  columnsReset: 'Volver a lo predeterminado',
  views: 'Vistas',
  viewsHint:
    'Una vista guarda los filtros, el orden y la cantidad de filas de ahora, para esta cuenta en este navegador.',
  viewsPersonal: 'Lo que identifica a una persona no se guarda: {names}.',
  viewName: 'Nombre de la vista',
  viewNameMissing: 'Escribí el nombre de la vista',
  saveView: 'Guardar la vista de ahora',
  replaceView: 'Ya había una vista “{name}”: se reemplazó.',
  savedView: 'Vista “{name}” guardada.',
  removeView: 'Quitar la vista {name}',
  removedView: 'Vista “{name}” quitada.',
  remove: 'Quitar',
  openView: '{name}, abrir la vista',
  noViews: 'Todavía no hay vistas guardadas.',
  linkHint: 'Para mostrarle esta vista a otra persona, copiá la dirección de la página.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
