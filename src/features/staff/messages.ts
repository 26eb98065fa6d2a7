const pt = {
  forbidden: 'Sua conta não tem permissão para fazer isto. Nada foi alterado.',
  unknown:
    'Não sabemos se isto foi feito: a resposta se perdeu. A lista foi atualizada; confira antes de repetir.',
  export: 'Exportar (CSV)',
  exporting: 'Exportando…',
  exported: { one: '1 linha exportada.', many: '{count} linhas exportadas.' },
  exportFailed: 'A lista não foi exportada.',
};

const es: typeof pt = {
  forbidden: 'Tu cuenta no tiene permiso para hacer esto. No se cambió nada.',
  unknown:
    'No sabemos si esto se hizo: se perdió la respuesta. La lista se actualizó; revisala antes de repetir.',
  export: 'Exportar (CSV)',
  exporting: 'Exportando…',
  exported: { one: 'Se exportó 1 fila.', many: 'Se exportaron {count} filas.' },
  exportFailed: 'No se exportó la lista.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
