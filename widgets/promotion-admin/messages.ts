const pt = {
  heading: 'Promoções',
  purpose:
    'Entre com a sua conta da equipe para administrar promoções, participantes, grupos e listas de impedidos.',
};

const es: typeof pt = {
  heading: 'Promociones',
  purpose:
    'Ingresá con tu cuenta del equipo para administrar promociones, participantes, grupos y listas de impedidos.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
