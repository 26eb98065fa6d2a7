const pt = {
  heading: 'Eventos',
  purpose: 'Entre na sua conta para ver os eventos e se inscrever.',
};

const es: typeof pt = {
  heading: 'Eventos',
  purpose: 'Ingresá a tu cuenta para ver los eventos e inscribirte.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
