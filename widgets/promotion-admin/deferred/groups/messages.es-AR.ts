import type { GroupMessages } from './messages.pt-BR';

export const messages: GroupMessages = {
  caption: 'Grupos de promociones de la marca',
  name: 'Nombre',
  promotions: 'Promociones',
  promotionsHint: 'Una promoción está en un solo grupo: la que entra en este sale del otro.',
  count: 'Total',
  create: 'Nuevo grupo',
  edit: 'Editar',
  editTitle: 'Editar {name}',
  nameNeeded: 'Escribí el nombre del grupo.',
  nameLong: 'Usá como máximo {max} caracteres.',
  save: 'Guardar grupo',
  saving: 'Guardando…',
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
