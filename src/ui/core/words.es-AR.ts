/** The same as words.pt-BR.ts in Spanish. */
export const optional = '(opcional)';
export const newTab = '(se abre en una pestaña nueva)';
export const choose = 'Elegí una opción';
export const sending = 'Enviando…';
export const saving = 'Guardando…';
export const loading = 'Cargando…';
export const proceed = 'Continuar';
export const cancel = 'Cancelar';
export const remove = 'Quitar';
export const edit = 'Editar';
export const showMore = 'Mostrar más';
export const clearFilters = 'Borrar filtros';
export const email = 'Correo electrónico';
export const fullName = 'Nombre y apellido';
export const mobilePhone = 'Celular';
