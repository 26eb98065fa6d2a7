const pt = {
  heading: 'Manutenção',
  purpose: 'Entre com a sua conta da equipe para a manutenção de contas, reservas, benefícios e dicionário.',
};

const es: typeof pt = {
  heading: 'Mantenimiento',
  purpose:
    'Ingresá con tu cuenta del equipo para el mantenimiento de cuentas, reservas, beneficios y diccionario.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
