import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

const pt = {
  caption: 'Grupos de promoções da marca',
  name: 'Nome',
  promotions: 'Promoções',
  promotionsHint: 'Uma promoção está em um grupo só: a que entra neste sai do outro.',
  count: 'Total',
  create: 'Novo grupo',
  edit: wordsPt.edit,
  editTitle: 'Editar {name}',
  nameNeeded: 'Digite o nome do grupo.',
  nameLong: 'Use no máximo {max} caracteres.',
  save: 'Salvar grupo',
  saving: wordsPt.saving,
  notSaved: 'O grupo não foi salvo',
  saved: 'Grupo {name} salvo.',
  fileName: 'grupos-de-promocoes',
  removal: {
    action: 'Remover',
    title: 'Remover {name}?',
    many: { one: 'Remover 1 grupo?', many: 'Remover {count} grupos?' },
    hint: 'Não é possível desfazer. As promoções ficam, sem grupo. Um grupo com promoção ativa ou agendada não pode ser removido.',
    done: 'Grupo {name} removido.',
    conflict: 'Uma promoção deste grupo está ativa ou agendada. Tire-a do grupo e tente novamente.',
    notDone: 'O grupo não foi removido. Tente novamente.',
    bulk: {
      title: 'Remover grupos',
      done: { one: '{count} removido', many: '{count} removidos' },
    },
  },
  emptyTitle: 'Nenhum grupo ainda',
  emptyHint: 'Crie o primeiro com o botão acima.',
};

const es: typeof pt = {
  caption: 'Grupos de promociones de la marca',
  name: 'Nombre',
  promotions: 'Promociones',
  promotionsHint: 'Una promoción está en un solo grupo: la que entra en este sale del otro.',
  count: 'Total',
  create: 'Nuevo grupo',
  edit: wordsEs.edit,
  editTitle: 'Editar {name}',
  nameNeeded: 'Escribí el nombre del grupo.',
  nameLong: 'Usá como máximo {max} caracteres.',
  save: 'Guardar grupo',
  saving: wordsEs.saving,
  notSaved: 'No se guardó el grupo',
  saved: 'Se guardó el grupo {name}.',
  fileName: 'grupos-de-promociones',
  removal: {
    action: 'Quitar',
    title: '¿Quitar {name}?',
    many: { one: '¿Quitar 1 grupo?', many: '¿Quitar {count} grupos?' },
    hint: 'No se puede deshacer. Las promociones quedan, sin grupo. Un grupo con una promoción activa o programada no se puede quitar.',
    done: 'Se quitó el grupo {name}.',
    conflict: 'Una promoción de este grupo está activa o programada. Quitala del grupo y probá de nuevo.',
    notDone: 'No se quitó el grupo. Probá de nuevo.',
    bulk: {
      title: 'Quitar grupos',
      done: { one: '{count} quitado', many: '{count} quitados' },
    },
  },
  emptyTitle: 'Todavía no hay grupos',
  emptyHint: 'Creá el primero con el botón de arriba.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
