const pt = {
  heading: 'Atualizações de recall',
  purpose: 'Entre com a sua conta da equipe para criar e acompanhar atualizações de software de recall.',
};

const es: typeof pt = {
  heading: 'Actualizaciones de recall',
  purpose: 'Ingresá con tu cuenta del equipo para crear y seguir actualizaciones de software de recall.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
