const pt = {
  heading: 'Erros de integração',
  purpose: 'Entre com a sua conta da equipe para tratar os erros de integração.',
};

const es: typeof pt = {
  heading: 'Errores de integración',
  purpose: 'Ingresá con tu cuenta del equipo para tratar los errores de integración.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
