const pt = {
  heading: 'Meu cadastro de reparador',
  purpose: 'Entre com a sua conta de reparador para ver e alterar o seu cadastro.',
};

const es: typeof pt = {
  heading: 'Mis datos de reparador',
  purpose: 'Ingresá con tu cuenta de reparador para ver y cambiar tus datos.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
