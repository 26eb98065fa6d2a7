export const messages = {
  forbidden: 'Sua conta não tem permissão para fazer isto. Nada foi alterado.',
  unknown:
    'Não sabemos se isto foi feito: a resposta se perdeu. A lista foi atualizada; confira antes de repetir.',
};
