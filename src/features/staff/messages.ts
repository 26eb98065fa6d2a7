const pt = {
  forbidden: 'Sua conta não tem permissão para fazer isto. Nada foi alterado.',
  unknown:
    'Não sabemos se isto foi feito: a resposta se perdeu. A lista foi atualizada; confira antes de repetir.',
};

const es: typeof pt = {
  forbidden: 'Tu cuenta no tiene permiso para hacer esto. No se cambió nada.',
  unknown:
    'No sabemos si esto se hizo: se perdió la respuesta. La lista se actualizó; revisala antes de repetir.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
