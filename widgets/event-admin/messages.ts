const pt = {
  heading: 'Participantes dos eventos',
  purpose: 'Entre com a sua conta da equipe para ver e remover participantes dos eventos.',
};

const es: typeof pt = {
  heading: 'Participantes de los eventos',
  purpose: 'Ingresá con tu cuenta del equipo para ver y quitar participantes de los eventos.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
