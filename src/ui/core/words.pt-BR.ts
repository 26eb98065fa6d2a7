/**
 * Words of many widgets in Portuguese, once for all of them. Each is an export, so that a widget carries those it says. Spanish is
 * words.es-AR.ts.
 */
export const optional = '(opcional)';
export const newTab = '(abre em nova aba)';
export const choose = 'Selecione';
export const sending = 'Enviando…';
export const saving = 'Salvando…';
export const loading = 'Carregando…';
export const proceed = 'Continuar';
export const cancel = 'Cancelar';
export const remove = 'Remover';
export const edit = 'Editar';
export const showMore = 'Mostrar mais';
export const clearFilters = 'Limpar filtros';
export const email = 'E-mail';
export const fullName = 'Nome completo';
export const mobilePhone = 'Celular';
