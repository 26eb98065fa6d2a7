const pt = {
  heading: 'Concessionárias',
  purpose: 'Entre com a sua conta da equipe para bloquear concessionárias e definir o e-connect.',
};

const es: typeof pt = {
  heading: 'Concesionarios',
  purpose: 'Ingresá con tu cuenta del equipo para bloquear concesionarios y definir el e-connect.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
