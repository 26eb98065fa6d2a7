const pt = {
  heading: 'Manuais dos carros',
  purpose: 'Entre com a sua conta da equipe para administrar os manuais.',
};

const es: typeof pt = {
  heading: 'Manuales de los autos',
  purpose: 'Ingresá con tu cuenta del equipo para administrar los manuales.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
