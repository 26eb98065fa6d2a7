export const messages = { 'pt-BR': { back: 'Voltar' }, 'es-AR': { back: 'Volver' } };
