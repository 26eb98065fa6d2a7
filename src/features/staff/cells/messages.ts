/** What is said of changes that are saved from a table. */
const pt = {
  saved: { one: '1 alteração salva.', many: '{count} alterações salvas.' },
  notSaved: { one: '1 não foi salva: veja o motivo.', many: '{count} não foram salvas: veja os motivos.' },
};

const es: typeof pt = {
  saved: { one: 'Se guardó 1 cambio.', many: 'Se guardaron {count} cambios.' },
  notSaved: { one: '1 no se guardó: mirá el motivo.', many: '{count} no se guardaron: mirá los motivos.' },
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
